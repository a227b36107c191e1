import { measureCatalogue, type ShopSample } from './catalogue-load.ts'
import { measure, type Call, type Figures, type Load } from './figures.ts'

/** Headers of a browser's page request. */
const BROWSER = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
}
const PAGE_SIZE = 24
const PAGES_OF_CATEGORY = 8
const SORTS = ['alf_asc', 'price_asc', 'promo'] as const

const pageCall = (path: string): Call => ({ method: 'GET', path, headers: BROWSER })

/** The home page repeatedly, from the cache if there is one. */
export const measureKept = (base: string, load: Load): Promise<Figures> =>
  measure(base, load, () => pageCall('/'))

/** Alternating pages of categories and products, no address twice; throws when there are no more. */
export function freshAddresses({ categories, products: some }: ShopSample): () => Call {
  const lists = categories.flatMap(({ slug, productCount }) =>
    SORTS.flatMap((sort) =>
      Array.from(
        { length: Math.min(PAGES_OF_CATEGORY, Math.ceil(productCount / PAGE_SIZE)) },
        (_, page) => `/category/${slug}?page=${page + 1}&sort=${sort}`,
      ),
    ),
  )
  const products = some.map(({ slug }) => `/product/${encodeURIComponent(slug)}`)
  const all: string[] = []
  for (let place = 0; place < Math.max(lists.length, products.length); place += 1)
    for (const path of [lists[place], products[place]]) if (path !== undefined) all.push(path)
  const left = all.values()
  return () => {
    const next = left.next()
    if (next.done === true)
      throw new Error(`all ${all.length} addresses were asked for: measure fewer seconds`)
    return pageCall(next.value)
  }
}

/** Pages never requested before, at a limited rate. */
export const measureFresh = (base: string, load: Required<Load>, nextPage: () => Call): Promise<Figures> =>
  measure(base, load, nextPage)

/** Time of lists while new pages are requested. */
export async function measureBeside(
  base: string,
  sample: ShopSample,
  load: Required<Load>,
  nextPage: () => Call,
): Promise<{ pages: Figures; lists: Figures }> {
  const { connections, seconds } = load
  const [pages, lists] = await Promise.all([
    measureFresh(base, load, nextPage),
    measureCatalogue(base, sample, 'list', { connections, seconds }),
  ])
  return { pages, lists }
}
