/** Elements that make what stands in them something else than plain text: quoted, folded away, code, struck out. */
const TELLING = new Set(
  [
    [
      'a',
      'b',
      'blockquote',
      'caption',
      'center',
      'cite',
      'code',
      'dd',
      'del',
      'details',
      'dfn',
      'dl',
      'dt',
      'em',
      'figure',
    ],
    ['figcaption', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'i', 'iframe', 'ins', 'kbd', 'li', 'mark', 'math', 'noembed'],
    ['noframes', 'ol', 'picture', 'plaintext', 'pre', 'q', 'ruby', 's', 'samp', 'script', 'small', 'strike', 'strong'],
    ['style', 'sub', 'summary', 'sup', 'svg', 'table', 'tbody', 'td', 'template', 'textarea', 'tfoot', 'th', 'thead'],
    ['title', 'tr', 'tt', 'u', 'ul', 'var', 'video', 'audio', 'xmp'],
  ].flat(),
)
const COMMENT = /<!--[\s\S]*?-->/g
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi

/** Which of them are open after the pieces of HTML that were read, in their order. */
export function openElements() {
  const depths = new Map<string, number>()
  let hidden = false
  return {
    read(html: string): void {
      const shown = html.replace(COMMENT, '')
      // A comment that never ends hides the rest.
      hidden ||= shown.includes('<!--')
      for (const [, end, tag = ''] of shown.matchAll(TAG)) {
        const name = tag.toLowerCase()
        if (TELLING.has(name)) depths.set(name, Math.max(0, (depths.get(name) ?? 0) + (end ? -1 : 1)))
      }
    },
    any: (): boolean => hidden || [...depths.values()].some((depth) => depth > 0),
  }
}
