/** Plain data. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }
/** A content block of the Messages API. */
export type Block = { readonly type: string } & JsonObject

/** Where in plain data something stands: `rules[0].paths`. */
export const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('')
