/** The story that every contestant tells: a turn is a model's reply that calls one tool, and the tool's result. */
export interface Told {
  /** What the model says before it calls. */
  readonly words: string
  readonly call: string
  readonly command: string
  /** What the tool answers. */
  readonly output: string
  /** What the tool leaves in the workspace, and where. */
  readonly path: string
  readonly file: string
}

const WORDS_OF_A_REPLY = 60
const WORDS_OF_AN_OUTPUT = 200
const WORDS_OF_A_FILE = 100
/** Files that are rewritten in turn, so that the workspace does not grow with the story. */
const FILES = 20

/** Turn `number` of the story, from 1; the same in every process. About 2 KB, and no two turns alike. */
export function told(number: number): Told {
  const word = words(number)
  const some = (count: number) => Array.from({ length: count }, word).join(' ')
  const path = `work/file-${String(number % FILES).padStart(2, '0')}.txt`
  return {
    words: some(WORDS_OF_A_REPLY),
    call: `toolu_${String(number).padStart(8, '0')}`,
    command: `step ${number}`,
    output: some(WORDS_OF_AN_OUTPUT),
    path,
    file: `${some(WORDS_OF_A_FILE)}\n`,
  }
}

/** Pronounceable nonsense by a generator of Lehmer's kind. */
function words(seed: number): () => string {
  let chance = (seed * 7_919 + 1) % 2_147_483_647
  const below = (limit: number) => {
    chance = (chance * 48_271) % 2_147_483_647
    return chance % limit
  }
  const letter = (letters: string) => letters.charAt(below(letters.length))
  const syllable = () => letter('bcdfghjklmnprstvwz') + letter('aeiou')
  return () => Array.from({ length: 2 + below(3) }, syllable).join('')
}

/** The turns whose cost is taken for that of turn 10 and of turn 1,000: fifteen around each, first and one past last. */
export const EARLY = { first: 3, end: 18 } as const
export const LATE = { first: 993, end: 1_008 } as const
