import { ownValue } from '@cambusa/domain/own-value'
import type { PageHead } from './page-head.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ownValue(ENTITIES, sign) ?? sign)

/** A '<' could close the script element, and not every parser takes U+2028 and U+2029 within a string. */
const scriptText = (data: object) =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** Marks tags that are true of this address only: the browser removes them when it navigates to another. */
const OF_ADDRESS = 'data-head'

const WIDTH = /\/(\d+)\.webp$/

/** The tags of a page's head, escaped; `<meta property>` is Open Graph's. */
export function headHtml(head: PageHead): string {
  const { canonical, description, images, jsonLd, robots, shop, sharedTitle, title, type } = head
  const meta = (kind: 'name' | 'property', name: string, content: string | undefined) =>
    content === undefined ? '' : `<meta ${kind}="${name}" content="${escaped(content)}" ${OF_ADDRESS}>`
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    canonical === undefined ? '' : `<link rel="canonical" href="${escaped(canonical)}" ${OF_ADDRESS}>`,
    meta('name', 'robots', robots),
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', shop),
    meta('property', 'og:locale', 'it_IT'),
    meta('property', 'og:title', sharedTitle),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    // Width and text belong to the picture above them.
    ...images.flatMap(({ address, alt, width }) => [
      meta('property', 'og:image', address),
      meta('property', 'og:image:width', width === undefined ? WIDTH.exec(address)?.[1] : String(width)),
      meta('property', 'og:image:alt', alt),
    ]),
    meta('name', 'twitter:card', images.length > 0 ? 'summary_large_image' : 'summary'),
    ...jsonLd.map((data) => `<script type="application/ld+json" ${OF_ADDRESS}>${scriptText(data)}</script>`),
  ].join('')
}

const TITLE = /<title>[^<]*<\/title>\s*/
const DESCRIPTION = /<meta\s+name="description"(?:\s+[\w-]+="[^"]*")*\s*\/?>\s*/

/**
 * The built page with the tags of one screen in place of its own title and description, which would otherwise be there
 * twice; icon, manifest, colour and files stay.
 */
export function withHead(template: string, tags: string): string {
  const rest = template.replace(DESCRIPTION, '')
  // A function, because '$&' in a replacement string has a meaning.
  if (TITLE.test(rest)) return rest.replace(TITLE, () => tags)
  return rest.replace('</head>', () => `${tags}</head>`)
}
