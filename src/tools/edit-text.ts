/** Edits of a text that keep its line ends (R48). Lines are counted from 1. */
export type Edited =
  | { readonly text: string; readonly from: number; readonly to: number }
  | { readonly problem: string }

const withCrlf = (text: string): string => text.replace(/\r?\n/g, '\r\n')

export function replaceOnce(text: string, old: string, fresh: string): Edited {
  if (old === fresh) return { problem: '`old_str` and `new_str` are the same; nothing would change.' }
  const wanted = text.includes('\r\n') && text.includes(withCrlf(old)) ? withCrlf(old) : old
  const places = placesOf(text, wanted)
  const [place] = places
  if (place === undefined) return { problem: `\`old_str\` is not in the file; ${hint(text, old)}` }
  if (places.length > 1) {
    const lines = places.map((index) => lineAt(text, index))
    const where = lines.slice(0, 20).join(', ') + (lines.length > 20 ? ', …' : '')
    return {
      problem: `\`old_str\` is ${places.length} times in the file, at lines ${where}; add lines around it until it is there once.`,
    }
  }
  const piece = endAt(text, place) === '\r\n' ? withCrlf(fresh) : fresh
  const from = lineAt(text, place)
  return {
    text: text.slice(0, place) + piece + text.slice(place + wanted.length),
    from,
    to: from + piece.split('\n').length - 1,
  }
}

/** Puts text below line `after`; 0 puts it at the start. */
export function withInsertion(text: string, after: number, piece: string): Edited {
  const lines = text.split(/(?<=\n)/).filter((line) => line !== '')
  if (after > lines.length) return { problem: `\`insert_line\` is ${after}, but the file has ${lines.length} lines.` }
  const end = endAt(text, 0)
  const above = lines.slice(0, after).join('')
  const below = lines.slice(after).join('')
  const fresh = (end === '\r\n' ? withCrlf(piece) : piece).replace(/(?<!\n)$/, end)
  const gap = above === '' || above.endsWith('\n') ? '' : end
  return { text: above + gap + fresh + below, from: after + 1, to: after + fresh.split('\n').length - 1 }
}

/** A new whole text for a file whose lines all end in CRLF. */
export const withLineEndsOf = (old: string, text: string): string =>
  old.includes('\r\n') && !/(?<!\r)\n/.test(old) ? withCrlf(text) : text

function placesOf(text: string, wanted: string): readonly number[] {
  const places: number[] = []
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) places.push(at)
  return places
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** How the line at an index ends, or the one before it when it is the last. */
function endAt(text: string, index: number): '\r\n' | '\n' {
  const next = text.indexOf('\n', index)
  const at = next === -1 ? text.lastIndexOf('\n') : next
  return at > 0 && text[at - 1] === '\r' ? '\r\n' : '\n'
}

function hint(text: string, old: string): string {
  const first = old.trim().split('\n')[0]?.trim() ?? ''
  const line = first === '' ? -1 : text.split('\n').findIndex((candidate) => candidate.trim() === first)
  return line === -1
    ? 'view the file again and copy it exactly.'
    : `its first line is at line ${line + 1} with other white space or other lines below; view it again and copy it exactly.`
}
