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

/** The cache service of GitHub Actions, version 2, and the blob store behind it. */
export interface CacheService {
  /** Newest last; a test may empty it or spoil an entry. */
  readonly entries: CacheEntry[]
  serve(request: CacheRequest): Reply
}

export const twirp = '/twirp/github.actions.results.api.v1.CacheService/'

export function createCache(address: () => string): CacheService {
  const entries: CacheEntry[] = []
  const uploads = new Map<string, Upload>()
  const signed = (path: string, signature: string) => `${address()}/blobs/${path}?sig=${encodeURIComponent(signature)}`

  function create(request: CacheRequest, body: Named): Reply {
    if (!request.writable) return json({ ok: false, message: 'cache write denied: this token may only read' })
    const taken = entries.some((entry) => entry.key === body.key && entry.version === body.version)
    if (taken) return json({ msg: `cache entry with the same key already exists`, code: 'already_exists' }, 409)
    const id = randomUUID()
    uploads.set(id, { key: body.key, version: body.version, blocks: new Map(), data: undefined })
    return json({ ok: true, signed_upload_url: signed(`upload-${id}`, request.signature) })
  }

  function finalize(body: Named): Reply {
    const [id, upload] = [...uploads].find(([, held]) => held.key === body.key && held.version === body.version) ?? []
    if (id === undefined || upload?.data === undefined) return json({ ok: false, message: 'nothing was uploaded' })
    uploads.delete(id)
    const entry = { id: entries.length + 1, key: body.key, version: body.version, data: upload.data }
    entries.push(entry)
    return json({ ok: true, entry_id: String(entry.id) })
  }

  function find(request: CacheRequest, body: Named): Reply {
    const fitting = entries.filter((entry) => entry.version === body.version).reverse()
    const prefixes = [body.key, ...(body.restore_keys ?? body.restoreKeys ?? [])]
    const exact = fitting.find((entry) => entry.key === body.key)
    const near = () => prefixes.map((prefix) => fitting.find((entry) => entry.key.startsWith(prefix))).find(Boolean)
    const entry = exact ?? near()
    if (!entry) return json({ ok: false })
    return json({
      ok: true,
      signed_download_url: signed(`entry-${entry.id}`, request.signature),
      matched_key: entry.key,
    })
  }

  function blob(request: CacheRequest): Reply {
    const name = request.path.slice('/blobs/'.length)
    if (request.method === 'PUT') return put(uploads.get(name.slice('upload-'.length)), request)
    const entry = entries.find(({ id }) => `entry-${id}` === name)
    return entry ? get(entry.data, request) : json({ message: 'no such blob' }, 404)
  }

  return {
    entries,
    serve: (request) => {
      if (request.path.startsWith('/blobs/')) return blob(request)
      const body = JSON.parse(request.body.toString() || '{}') as Named
      const method = request.path.slice(twirp.length)
      if (method === 'CreateCacheEntry') return create(request, body)
      if (method === 'FinalizeCacheEntryUpload') return finalize(body)
      if (method === 'GetCacheEntryDownloadURL') return find(request, body)
      return json({ code: 'bad_route', msg: `no handler for ${request.path}` }, 404)
    },
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
