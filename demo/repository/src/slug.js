import { plain } from './plain.js'

/** Turns a title into the last part of a URL: `slug('Crème brûlée!')` is `'creme-brulee'`. */
export function slug(title) {
  return plain(title)
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .trim()
    .replace(' ', '-')
}
