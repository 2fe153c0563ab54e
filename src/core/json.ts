/** Plain data. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }
/** A content block of the Messages API. */
export type Block = { readonly type: string } & JsonObject
