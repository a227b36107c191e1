import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Root as MarkdownRoot } from 'mdast'
import rehypeParse from 'rehype-parse'
import rehypeSanitize, { type Options } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import {
  ALLOWED_ELEMENTS,
  ALLOWED_EVERYWHERE,
  ALLOWED_PROPERTIES,
  ALLOWED_SCHEMES,
} from '@cambusa/domain/content/allowed-html'
import { contentTexts } from '@cambusa/messages/it/operator/content'
import type { ContentTree } from '@cambusa/domain/content/content-tree'

/** Elements of which nothing stays; of others that are not allowed their content stays. */
const DROPPED_WHOLE = [
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'math',
  'iframe',
  'frameset',
  'noframes',
  'object',
  'embed',
  'noembed',
  'applet',
  'head',
  'title',
  'textarea',
  'select',
  'button',
  'xmp',
  'plaintext',
  'audio',
  'video',
  'canvas',
  'portal',
  'dialog',
]

/** The allow-list of the domain; h1 becomes h2 afterwards. */
const schema: Options = {
  tagNames: [...ALLOWED_ELEMENTS, 'h1'],
  attributes: {
    ...Object.fromEntries(Object.entries(ALLOWED_PROPERTIES).map(([name, list]) => [name, [...list]])),
    '*': [...ALLOWED_EVERYWHERE],
  },
  protocols: { href: [...ALLOWED_SCHEMES], src: ['http', 'https'] },
  ancestors: {
    ...Object.fromEntries(
      ['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'].map((name) => [name, ['table']]),
    ),
    li: ['ul', 'ol'],
    dt: ['dl'],
    dd: ['dl'],
    figcaption: ['figure'],
  },
  strip: DROPPED_WHOLE,
  required: {},
  // Ids get their prefix afterwards, once.
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
}

const html = unified().use(rehypeParse, { fragment: true }).freeze()
const markdown = unified().use(remarkParse).use(remarkGfm).freeze()
const toHast = unified()
  .use(remarkRehype, { clobberPrefix: '', footnoteLabel: contentTexts.footnotes })
  .freeze()
const sanitize = unified().use(rehypeSanitize, schema).freeze()

/** A line of Markdown that holds HTML, which is left out. */
export interface LeftOut {
  line: number
}

/** Hast of HTML after the allow-list. */
export const parseHtml = (text: string): Root => sanitize.runSync(html.parse(text)) as Root

/** Hast of Markdown after the allow-list, and where HTML was left out. */
export function parseMarkdown(text: string): { root: Root; leftOut: LeftOut[] } {
  const parsed = markdown.parse(text)
  return { root: sanitize.runSync(toHast.runSync(parsed) as Root) as Root, leftOut: htmlIn(parsed) }
}

/** The HTML nodes of a Markdown tree, without comments. */
function htmlIn(root: MarkdownRoot): LeftOut[] {
  const found: LeftOut[] = []
  const open: MarkdownRoot['children'] = [...root.children]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'html' && !/^\s*<!--[^]*-->\s*$/.test(node.value))
      found.push({ line: node.position?.start.line ?? 1 })
    if ('children' in node) open.push(...node.children)
  }
  return found.toSorted((a, b) => a.line - b.line)
}

/** A clean tree as HTML. */
export const htmlOf = (tree: ContentTree): string =>
  toHtml(tree as Root, { closeSelfClosing: false, characterReferences: { useNamedReferences: false } })
