import { measure, type Call, type Figures, type Load } from './figures.ts'

/** Headers of a client. */
export const CLIENT = { 'x-ebsn-client': 'bench', 'x-ebsn-version': '1.0.10' }
const SAMPLE_PAGES = 60
const SAMPLE_PAGE_SIZE = 500
const PAGE_SIZE = 24
/** A prime step, which goes through a whole list without repeating. */
const STEP = 7_919

interface Product {
  slug: string
  vendor: { name: string }
  breadCrumbs: { categoryId: number }[]
  name: string
  code: string
  barcode: string
  description: string
}
interface Answers {
  page?: { totItems: number }
  products?: Product[]
  facets?: { name: string; values: { value: string }[] }[]
  categories?: Category[]
}
interface Category {
  categoryId: number
  slug: string
  productCount: number
  categories: Category[]
}

/** Existing categories, products and words of the shop, to build requests from. */
export interface ShopSample {
  session: string
  productCount: number
  categories: Category[]
  products: Product[]
}

/** The data of a call and the headers of its answer; throws when it is refused. */
export async function ask(base: string, path: string): Promise<{ data: Answers; headers: Headers }> {
  const answer = await fetch(`${base}/ebsn/api${path}`, { headers: CLIENT })
  if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status}`)
  const { data } = (await answer.json()) as { data: Answers }
  return { data, headers: answer.headers }
}

/** Reads the shop's tree and thousands of its products from the whole alphabet. */
export async function sampleShop(base: string): Promise<ShopSample> {
  const session = (await ask(base, '/auth/test')).headers.get('x-ebsn-session') ?? ''
  const tree = (await ask(base, '/category')).data.categories ?? []
  const flat = (nodes: readonly Category[]): Category[] =>
    nodes.flatMap((node) => [node, ...flat(node.categories)])
  const productCount = (await ask(base, '/products?page_size=1')).data.page?.totItems ?? 0
  const pages = Math.ceil(productCount / SAMPLE_PAGE_SIZE)
  const products: Product[] = []
  for (let page = 1; page <= pages; page += Math.max(1, Math.floor(pages / SAMPLE_PAGES))) {
    const { data } = await ask(base, `/products?page=${page}&page_size=${SAMPLE_PAGE_SIZE}`)
    products.push(...(data.products ?? []))
  }
  return { session, productCount, categories: flat(tree), products }
}

/** The kinds of calls that are measured. */
export const CATALOGUE_CALLS = ['list', 'category', 'page', 'search', 'suggest'] as const
export type CatalogueCall = (typeof CATALOGUE_CALLS)[number]

const pick = <Item>(items: readonly Item[], call: number): Item => {
  const item = items[(call * STEP) % items.length]
  if (item === undefined) throw new Error('the shop is empty')
  return item
}

/** One letter left out or two swapped, like typing errors. */
function mistype(word: string, call: number): string {
  if (word.length < 5) return word
  const place = 1 + (call % (word.length - 2))
  const isSwap = call % 2 === 0
  return isSwap
    ? word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2)
    : word.slice(0, place) + word.slice(place + 1)
}

/** One to three words of a name, every fourth of them mistyped. */
function queryOf(name: string, call: number): string {
  const words = name.split(' ').slice(0, 1 + (call % 3))
  return words.map((word, place) => ((call + place) % 4 === 0 ? mistype(word, call) : word)).join(' ')
}

/** Typical searches: mostly words, every tenth a code or barcode, every tenth with the format. */
export function searchOf(shop: ShopSample, call: number): string {
  const product = pick(shop.products, call)
  if (call % 20 === 7) return product.code
  if (call % 20 === 17) return product.barcode
  const words = queryOf(product.name, call)
  return call % 10 === 3 ? `${words} ${product.description}` : words
}

/** The first word of a name with another word of it, some mistyped: nearly every call has another text. */
export function variedOf(shop: ShopSample, call: number): string {
  const [first = '', ...others] = pick(shop.products, call).name.split(' ')
  const other = others[call % Math.max(1, others.length)] ?? ''
  const words = [
    call % 3 === 0 ? mistype(first, call >> 2) : first,
    call % 2 === 0 ? mistype(other, call) : other,
  ]
  return words.join(' ').trim()
}

/** The beginning of a name, as typed. */
export const suggestOf = (shop: ShopSample, call: number): string =>
  pick(shop.products, call).name.slice(0, 2 + (call % 14))

const FILTERS = ['availability:available', 'price:2-5', 'promotion:true', 'label:bio'] as const

/** Address of one call; `n` makes each URL different and is ignored by the server. */
function pathOf(kind: CatalogueCall, shop: ShopSample, call: number): string {
  const pages = Math.max(1, Math.floor(shop.productCount / PAGE_SIZE))
  const sort = ['alf_asc', 'price_asc', 'promo'][call % 3]
  switch (kind) {
    case 'list':
      return `/products?page=${1 + ((call * STEP) % pages)}&page_size=${PAGE_SIZE}&sort=${sort}&n=${call}`
    case 'category': {
      const { categoryId, productCount } = pick(shop.categories, call)
      const page = 1 + (call % Math.max(1, Math.min(5, Math.ceil(productCount / PAGE_SIZE))))
      const filter = call % 4 === 3 ? `&filter=${FILTERS[(call >> 2) % FILTERS.length]}` : ''
      return `/products?parent_category_id=${categoryId}&page=${page}&page_size=${PAGE_SIZE}&sort=${sort}${filter}&n=${call}`
    }
    case 'page':
      return `/products/${encodeURIComponent(pick(shop.products, call).slug)}?n=${call}`
    case 'search': {
      const query = encodeURIComponent(searchOf(shop, call))
      return `/products?query=${query}&page_size=${PAGE_SIZE}&n=${call}`
    }
    case 'suggest': {
      return `/products/suggest?query=${encodeURIComponent(suggestOf(shop, call))}&n=${call}`
    }
  }
}

let calls = 0

/** The next call of a kind with the headers of a session, no URL twice. */
export const catalogueCall = (shop: ShopSample, kind: CatalogueCall): Call => ({
  method: 'GET',
  path: `/ebsn/api${pathOf(kind, shop, ++calls)}`,
  headers: { ...CLIENT, 'x-ebsn-session': shop.session },
})

/** Makes calls for the given seconds. */
export const measureCatalogue = (
  base: string,
  shop: ShopSample,
  kind: CatalogueCall,
  load: Load,
): Promise<Figures> => measure(base, load, () => catalogueCall(shop, kind))
