const LIGATURES = new Map([['ß', 'ss'], ['æ', 'ae'], ['œ', 'oe'], ['ø', 'o'], ['Æ', 'AE'], ['Œ', 'OE'], ['Ø', 'O']])

/** Letters without their accents; ligatures written out. */
export function plain(text) {
  return [...text.normalize('NFD')].map((letter) => LIGATURES.get(letter) ?? letter).join('').replace(/\p{M}/gu, '')
}
