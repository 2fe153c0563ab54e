import { randomUUID } from 'node:crypto'
import type { Reply } from './interceptor.ts'

export interface CacheEntry {
  readonly id: number
  readonly key: string
  readonly version: string
  data: Buffer
}

export interface CacheRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: Buffer
  /** Who signs the addresses handed out, and whether that job may save. */
  readonly signature: string
  readonly writable: boolean
}

interface Upload {
  readonly key: string
  readonly version: string
  readonly blocks: Map<string, Buffer>
  data: Buffer | undefined
}

export const twirp = '/twirp/github.actions.results.api.v1.CacheService/'

/** The cache service of GitHub Actions, version 2, and the blob store behind it. */
export class CacheService {
  /** Newest last; a test may empty it or spoil an entry. */
  readonly entries: CacheEntry[] = []
  readonly #uploads = new Map<string, Upload>()
  readonly #address: string
  #begun = 0

  constructor(address: string) {
    this.#address = address
  }

  serve(request: CacheRequest): Reply {
    if (request.path.startsWith('/blobs/')) return this.#blob(request)
    const body = JSON.parse(request.body.toString() || '{}') as Named
    const method = request.path.slice(twirp.length)
    if (method === 'CreateCacheEntry') return this.#create(request, body)
    if (method === 'FinalizeCacheEntryUpload') return this.#finalize(body)
    if (method === 'GetCacheEntryDownloadURL') return this.#find(request, body)
    return json({ code: 'bad_route', msg: `no handler for ${request.path}` }, 404)
  }

  #create(request: CacheRequest, { key, version }: Named): Reply {
    if (!request.writable) return json({ ok: false, message: 'cache write denied: this token may only read' })
    const taken = this.entries.some((entry) => entry.key === key && entry.version === version)
    if (taken) return json({ msg: 'cache entry with the same key already exists', code: 'already_exists' }, 409)
    const id = String(++this.#begun)
    this.#uploads.set(id, { key, version, blocks: new Map(), data: undefined })
    return json({ ok: true, signed_upload_url: this.#signed(`upload-${id}`, request) })
  }

  #finalize({ key, version }: Named): Reply {
    const [id, upload] =
      [...this.#uploads].find(([, held]) => held.key === key && held.version === version && held.data) ?? []
    if (id === undefined || upload?.data === undefined) return json({ ok: false, message: 'nothing was uploaded' })
    this.#uploads.delete(id)
    const entry = { id: this.entries.length + 1, key, version, data: upload.data }
    this.entries.push(entry)
    return json({ ok: true, entry_id: String(entry.id) })
  }

  #find(request: CacheRequest, body: Named): Reply {
    const fitting = this.entries.filter((entry) => entry.version === body.version).reverse()
    const prefixes = [body.key, ...(body.restore_keys ?? body.restoreKeys ?? [])]
    const exact = fitting.find((entry) => entry.key === body.key)
    const near = () => prefixes.map((prefix) => fitting.find((entry) => entry.key.startsWith(prefix))).find(Boolean)
    const entry = exact ?? near()
    if (!entry) return json({ ok: false })
    return json({ ok: true, signed_download_url: this.#signed(`entry-${entry.id}`, request), matched_key: entry.key })
  }

  #blob(request: CacheRequest): Reply {
    const name = request.path.slice('/blobs/'.length)
    if (request.method === 'PUT') return put(this.#uploads.get(name.slice('upload-'.length)), request)
    const entry = this.entries.find(({ id }) => `entry-${id}` === name)
    return entry ? get(entry.data, request) : json({ message: 'no such blob' }, 404)
  }

  #signed(path: string, { signature }: CacheRequest): string {
    return `${this.#address}/blobs/${path}?sig=${encodeURIComponent(signature)}`
  }
}

interface Named {
  readonly key: string
  readonly version: string
  readonly restore_keys?: string[]
  readonly restoreKeys?: string[]
}

function json(body: unknown, status = 200): Reply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function azure(headers: Record<string, string> = {}): Record<string, string> {
  return { 'x-ms-version': '2025-01-05', 'x-ms-request-id': randomUUID(), date: new Date().toUTCString(), ...headers }
}

function put(upload: Upload | undefined, request: CacheRequest): Reply {
  if (!upload) return { status: 404, headers: azure(), body: '' }
  const part = request.query.get('comp')
  if (part === 'block') upload.blocks.set(request.query.get('blockid') ?? '', request.body)
  else if (part === 'blocklist') {
    const ids = [...request.body.toString().matchAll(/<(?:Latest|Committed|Uncommitted)>([^<]*)</g)].map(
      ([, id]) => id ?? '',
    )
    upload.data = Buffer.concat(ids.map((id) => upload.blocks.get(id) ?? Buffer.alloc(0)))
  } else upload.data = request.body
  return { status: 201, headers: azure({ etag: '"0x1"', 'last-modified': new Date().toUTCString() }), body: '' }
}

function get(data: Buffer, request: CacheRequest): Reply {
  const about = azure({
    etag: '"0x1"',
    'accept-ranges': 'bytes',
    'content-type': 'application/octet-stream',
    'x-ms-blob-type': 'BlockBlob',
  })
  const wanted = /^bytes=(\d+)-(\d*)$/.exec(String(request.headers['x-ms-range'] ?? request.headers['range'] ?? ''))
  if (request.method === 'HEAD') return { status: 200, headers: { ...about, 'content-length': String(data.length) } }
  if (!wanted) return { status: 200, headers: { ...about, 'content-length': String(data.length) }, body: data }
  const from = Number(wanted[1])
  const to = Math.min(data.length - 1, wanted[2] ? Number(wanted[2]) : data.length - 1)
  const part = data.subarray(from, to + 1)
  const range = `bytes ${from}-${to}/${data.length}`
  return {
    status: 206,
    headers: { ...about, 'content-range': range, 'content-length': String(part.length) },
    body: part,
  }
}
