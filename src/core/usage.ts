import { z } from 'zod'

export const usageSchema = z.strictObject({
  input: z.number().int(),
  output: z.number().int(),
  cacheRead: z.number().int(),
  cacheWrite: z.number().int(),
})
/** Tokens of one reply, as the API counted them. `input` excludes what was read from or written to the cache. */
export type Usage = z.infer<typeof usageSchema>

/** All that the model had before it and wrote: what its next request holds at least. */
export const tokensOf = ({ input, output, cacheRead, cacheWrite }: Usage): number =>
  input + output + cacheRead + cacheWrite
