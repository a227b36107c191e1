import type { ShopSample } from './catalogue-load.ts'

/** Kinds of filtered lists; each has more different lists than are requested. */
export const FILTERED_CALLS = [
  'brand',
  'price',
  'promotion',
  'allergen-free',
  'two facets',
  'three facets',
  'query, brand',
  'category, brand, price',
] as const
export type FilteredCall = (typeof FILTERED_CALLS)[number]

/** The values of facets that the shop offers. */
export type OfferedValues = ReadonlyMap<string, readonly string[]>

const SORTS = ['alf_asc', 'price_asc', 'promo', 'alf_desc', 'price_desc', 'newest', 'unit_price_asc'] as const
/** Facets that are combined, each with the next ones. */
const CROSSED = [
  'price',
  'availability',
  'label',
  'brand',
  'allergen-free',
  'promotion',
  'format',
  'new',
] as const
const PAGE_SIZE = 24
const MOST_PAGES = 5

/** Pseudo-random numbers, the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** One filtered list as a path below the API; another seed gives another list. */
export function filteredPath(
  kind: FilteredCall,
  shop: ShopSample,
  offered: OfferedValues,
  seed: number,
): string {
  const throwDie = dice(seed * 7_919 + 1)
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[throwDie(items.length)]
    if (item === undefined) throw new Error(`the shop has nothing to filter by: ${kind}`)
    return item
  }
  const some = (facet: string, most: number): string[] => {
    const values =
      facet === 'brand' ? shop.products.map(({ vendor }) => vendor.name) : (offered.get(facet) ?? [])
    const chosen = Array.from({ length: 1 + throwDie(Math.min(most, values.length)) }, () => one(values))
    return [...new Set(chosen.filter(Boolean))].map((value) => `${facet}:${value}`)
  }
  // Half of the ranges are offered ones, half are custom.
  const price = () => {
    if (throwDie(2) === 0) return some('price', 2)
    const from = throwDie(1_500)
    return [`price:${(from / 100).toFixed(2)}-${((from + 50 + throwDie(2_000)) / 100).toFixed(2)}`]
  }
  const valuesOf = (facet: string) => (facet === 'price' ? price() : some(facet, 4))
  const brandsWith = (brand: string) => [
    ...new Set([...(brand ? [`brand:${brand}`] : []), ...valuesOf('brand')]),
  ]
  const crossed = (facets: number) => {
    const first = throwDie(CROSSED.length)
    const step = 1 + throwDie(2)
    return Array.from({ length: facets }, (_, i) =>
      valuesOf(CROSSED[(first + i * step) % CROSSED.length] ?? 'price'),
    ).flat()
  }
  const asked: Record<FilteredCall, () => [filters: string[], more?: string]> = {
    brand: () => [valuesOf('brand')],
    price: () => [price()],
    promotion: () => [some('promotion', 4)],
    'allergen-free': () => [some('allergen-free', 4)],
    'two facets': () => [crossed(2)],
    'three facets': () => [crossed(3)],
    'query, brand': () => {
      const { name, vendor } = one(shop.products)
      const word = name.split(' ').find((each) => each.length > 3) ?? name
      return [brandsWith(vendor.name), `&query=${encodeURIComponent(word)}`]
    },
    'category, brand, price': () => {
      const { breadCrumbs, vendor } = one(shop.products)
      return [[...brandsWith(vendor.name), ...price()], `&parent_category_id=${one(breadCrumbs).categoryId}`]
    },
  }
  const [filters, more = ''] = asked[kind]()
  const chosen = filters.map((filter) => `&filter=${encodeURIComponent(filter)}`).join('')
  const sort = more.startsWith('&query') ? '' : `&sort=${one(SORTS)}`
  return `/products?page_size=${PAGE_SIZE}&page=${1 + throwDie(MOST_PAGES)}${sort}${chosen}${more}`
}
