import { ALLERGEN_CODES } from '@cambusa/domain/catalogue/allergen'
import type { PlainCatalogue, PlainProduct } from './memory-catalogue.ts'

const WORDS = ['mela', 'pera', 'rossa', 'verde', 'grande', 'dolce', 'bio', 'succo']
const LABELS = ['bio', 'dop', 'igp', 'vegan', 'integrale']
const CATEGORIES = 14
const PROMOTIONS = 5
const PRICE_LISTS = 3
const MOST_CENTS = 1_200

/** Numbers below a limit that are the same for the same seed. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/**
 * A catalogue of so many products that share brands, formats, labels and allergens, some of them most, with gaps: no brand, no
 * price, no stock, promotions that are over, run or come. The last price list is a company's own small one.
 */
export function randomCatalogue(
  seed: number,
  size: number,
): Omit<PlainCatalogue, 'products'> & {
  products: PlainProduct[]
} {
  const random = numbersOf(seed)
  const one = <Item>(items: readonly Item[]): Item => items[random(items.length)]!
  const some = (items: readonly string[], most: number) =>
    items.filter(() => random(items.length) < most).toSorted()
  // The square root of a shop, at most: more of them than are shown where the shop is large.
  const brands = 2 + random(Math.ceil(Math.sqrt(size) * 2))
  const formats = 1 + random(Math.ceil(Math.sqrt(size)))
  const shareOfNothing = 2 + random(20)
  const isGap = () => random(shareOfNothing) === 0
  const product = (_none: unknown, ordinal: number): PlainProduct => ({
    name: `${one(WORDS)} ${one(WORDS)} ${ordinal}`,
    // A few have most of the products.
    brand: isGap() ? '' : `Marca ${random(1 + random(brands))}`,
    format: isGap() ? '' : `${100 * (1 + random(1 + random(formats)))} ${one(['g', 'gr', 'ml'])}`,
    category: random(CATEGORIES),
    labels: some(LABELS, 2),
    allergens: some(ALLERGEN_CODES, 2),
    areAllergensKnown: !isGap(),
    cents: [
      ...Array.from({ length: PRICE_LISTS - 1 }, () => (isGap() ? 0 : 1 + random(MOST_CENTS))),
      random(6) === 0 ? 1 + random(MOST_CENTS) : 0,
    ],
    stock: [isGap() ? 'none' : one(['few', 'many']), isGap() ? 'none' : 'many'],
    newUntilDay: random(4) === 0 ? 20_780 + random(30) : 0,
    promoted: Array.from({ length: Math.max(0, random(5) - 2) }, () => ({
      promotion: random(PROMOTIONS),
      list: random(PRICE_LISTS),
      cents: 1 + random(MOST_CENTS),
      lowestCents: isGap() ? 0 : 1 + random(MOST_CENTS),
    })),
    popularity: random(50),
  })
  return {
    products: Array.from({ length: size }, product),
    parents: Array.from({ length: CATEGORIES }, (_none, place) => random(place + 1) - 1),
    promotions: Array.from({ length: PROMOTIONS }, () => {
      const start = 10 + random(18)
      return { startDate: `2026-11-${start}`, endDate: `2026-11-${Math.min(30, start + random(14))}` }
    }),
    priceLists: PRICE_LISTS,
    warehouses: 2,
  }
}
