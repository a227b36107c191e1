/**
 * The one allow-list of what content may contain: elements, their attributes (as properties of hast and of React), and
 * where links and pictures may lead. The server cleans by it, the storefront renders nothing else.
 */
export const ALLOWED_ELEMENTS = [
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'blockquote',
  'pre',
  'hr',
  'br',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'a',
  'img',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'del',
  'ins',
  'mark',
  'small',
  'sub',
  'sup',
  'abbr',
  'cite',
  'code',
  'kbd',
  'q',
  'time',
  'address',
] as const
export type AllowedElement = (typeof ALLOWED_ELEMENTS)[number]

/** Attributes of single elements, beside those of all. */
export const ALLOWED_PROPERTIES = {
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start', 'reversed'],
  th: ['colSpan', 'rowSpan', 'scope'],
  td: ['colSpan', 'rowSpan'],
  abbr: ['title'],
  time: ['dateTime'],
} as const satisfies Partial<Record<AllowedElement, readonly string[]>>

/** Of every element. An id is the anchor of a heading: `content-` and the words of the author. */
export const ALLOWED_EVERYWHERE = ['id', 'lang', 'dir'] as const

/** Ids of content begin so, and never are an id or a global name of the shop's own pages. */
export const CONTENT_ID_PREFIX = 'content-'

/** Schemes of links, besides paths of the shop and anchors of the page. */
export const ALLOWED_SCHEMES = ['https', 'http', 'mailto', 'tel'] as const

/** The rel of every link that leaves the shop: the screen puts its sign beside a link with `external`. */
export const LEAVING_REL = 'external noopener noreferrer'
