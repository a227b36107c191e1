import { askWordPress, WordPressAway, type WordPressAnswer } from './ask-wordpress.ts'

const PER_PAGE = 100
/** A list of more posts is cut: a thousand. */
const MOST_PAGES = 10
const MOST_BYTES = 4_000_000
/** Unknown, or not for everybody. */
const NOT_SHOWN = [401, 403, 404]
/** What is read of a post or a term. */
const FIELDS = [
  'id,slug,status,type,date,date_gmt,modified,modified_gmt,menu_order,meta',
  'title,content,excerpt,categories,faq_categories,image,shop_pages',
  'name,description,count,taxonomy',
].join(',')

/** Parts of the content: the kinds of posts that there are, a list of posts or terms, a menu. */
export const TYPES_PART = 'types'
export const listPart = (type: string) => `list ${type}`
export const menuPart = (location: string) => `menu ${location}`

const json = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new WordPressAway('answered no JSON')
  }
}

/** WordPress itself says that it does not know an address, as without our plugin; else something stands before it. */
const isUnknown = ({ status, bytes }: WordPressAnswer) =>
  NOT_SHOWN.includes(status) && typeof (json(bytes) as { code?: unknown } | null)?.code === 'string'

/** Asks for one address; undefined where WordPress does not know it. */
async function askOne(base: URL, path: string, query: Record<string, string> = {}) {
  const url = new URL(`${base.href.replace(/\/+$/, '')}/wp-json/${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const answer = await askWordPress(url, MOST_BYTES)
  if (isUnknown(answer)) return undefined
  if (answer.status !== 200) throw new WordPressAway(`answered ${answer.status}`)
  return { value: json(answer.bytes), pages: Number(answer.header('x-wp-totalpages') ?? 1) }
}

async function askList(base: URL, type: string) {
  const found: unknown[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = {
      per_page: String(PER_PAGE),
      page: String(page),
      order: 'asc',
      orderby: 'id',
      _fields: FIELDS,
    }
    const answer = await askOne(base, `wp/v2/${encodeURIComponent(type)}`, query)
    if (answer === undefined || !Array.isArray(answer.value)) break
    found.push(...(answer.value as unknown[]))
    if (!(answer.pages > page)) break
  }
  return found
}

/** What WordPress says of a part, as JSON. Throws WordPressAway. */
export async function loadPart(base: URL, part: string): Promise<string> {
  if (part === TYPES_PART) return JSON.stringify((await askOne(base, 'wp/v2/types'))?.value ?? {})
  const [kind, name = ''] = part.split(' ')
  if (kind === 'list') return JSON.stringify(await askList(base, name))
  const menu = await askOne(base, `wp-api-menus/v2/menu-locations/${encodeURIComponent(name)}`)
  return JSON.stringify(Array.isArray(menu?.value) ? menu.value : [])
}
