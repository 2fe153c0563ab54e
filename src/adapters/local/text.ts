/** Files over this size are described instead of shown or searched. */
export const MAX_BYTES = 1024 * 1024

/** Null for anything that would not come back as the same bytes when it is written again. */
export function textOf(bytes: Buffer): string | null {
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
