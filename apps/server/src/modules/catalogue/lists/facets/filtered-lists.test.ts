import type { Facet } from '@cambusa/contract/catalogue/facet'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs, testSeed } from '../../../../testing/extent.ts'
import { idOf, memoryCatalogue, type PlainCatalogue } from '../../../../testing/factories/memory-catalogue.ts'
import { randomCatalogue } from '../../../../testing/factories/random-catalogue.ts'
import {
  categoriesOf,
  countOf,
  NEEDS_ALL,
  passes,
  seenProducts,
  type Chosen,
  type SeenProduct,
} from '../../../../testing/naive-list.ts'
import { assortmentOf } from '../../engine/assortment-of.ts'
import type { CatalogueIndex } from '../../engine/catalogue-index.ts'
import { patchStock } from '../../engine/patch-stock.ts'
import { romeDayOf } from '../../engine/rome-day.ts'
import { findProducts } from '../product-list.ts'
import { readProductQuery } from '../product-query.ts'

/** Number of values shown per facet; for categories the children of the current one. */
const SHOWN = { brand: 40, format: 40, label: 20, promotion: 20, new: 1, availability: 1 }
const SORTS = ['alf_asc', 'alf_desc', 'price_asc', 'price_desc', 'promo'] as const
const LAST = 1e9

const look = fc.record({
  list: fc.constantFrom(0, 1),
  companyList: fc.constantFrom(undefined, 2),
  warehouse: fc.nat(1),
  day: fc.constantFrom('2026-11-20', '2026-11-23', '2026-12-24'),
  // Most requests choose nothing, or little, and use cached counts of the whole shop.
  picks: fc.oneof(fc.constant<number[]>([]), fc.uniqueArray(fc.nat(), { maxLength: 6 })),
  root: fc.option(fc.nat(), { nil: undefined, freq: 1 }),
  text: fc.constantFrom('', '', 'mela', 'mela rossa'),
  sort: fc.constantFrom(...SORTS),
  range: fc.option(fc.tuple(fc.nat(900), fc.integer({ min: 1, max: 900 })), { nil: undefined, freq: 1 }),
})

it.each([
  [3, 40],
  [60, 50],
  [1_000, 20],
  [6_000, 4],
])(
  'a list of a shop of %i products and all its counts equal those computed product by product, for any caller and order of requests',
  (size, looks) => {
    fc.assert(
      fc.property(fc.nat(), fc.array(look, { minLength: 3, maxLength: 3 }), (seed, looked) => {
        const catalogue = randomCatalogue(seed, size)
        const index = memoryCatalogue(catalogue)
        // One after the other on one index: cached values of one must be right for the next.
        for (const each of looked) {
          const { shown, expected } = bothLists(catalogue, index, each)
          expect(shown).toEqual(expected)
        }
      }),
      // Not shrunk: a smaller seed is no simpler catalogue.
      { numRuns: runs(looks), seed: testSeed, endOnFailure: true },
    )
  },
)

it('follows every stock change', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.array(fc.tuple(fc.nat(), fc.constantFrom('none', 'many')), { maxLength: 40 }),
      (seed, changes) => {
        const catalogue = randomCatalogue(seed, 60)
        const index = memoryCatalogue(catalogue)
        const looks = fc.sample(look, { seed, numRuns: 2 })
        const expectSame = () => {
          for (const asked of [WHOLE_SHOP, ...looks]) {
            const { shown, expected } = bothLists(catalogue, index, { ...asked, warehouse: 0 })
            expect(shown).toEqual(expected)
          }
        }
        expectSame()
        for (const [product, level] of changes) {
          const ordinal = product % catalogue.products.length
          patchStock(index, [{ warehouseId: idOf(0), productId: idOf(ordinal), level }])
          catalogue.products[ordinal]!.stock = [level, 'many']
          expectSame()
        }
      },
    ),
    { numRuns: runs(30), seed: testSeed, endOnFailure: true },
  )
})

/** All products of the shop. */
const WHOLE_SHOP: Looked = {
  list: 0,
  companyList: undefined,
  warehouse: 0,
  day: '2026-11-23',
  picks: [],
  root: undefined,
  text: '',
  sort: 'alf_asc',
  range: undefined,
}

type Looked = typeof look extends fc.Arbitrary<infer Value> ? Value : never

/** The list from the index, and the same computed product by product. */
function bothLists(catalogue: PlainCatalogue, index: CatalogueIndex, asked: Looked) {
  const day = romeDayOf(new Date(`${asked.day}T12:00:00Z`))
  const assortment = assortmentOf(
    index,
    {
      storeId: 1,
      warehouseId: idOf(asked.warehouse),
      priceListId: idOf(asked.list),
      companyPriceListId: asked.companyList === undefined ? null : idOf(asked.companyList),
    },
    day,
  )
  const find = (filter: string[], text: string) =>
    findProducts(assortment, {
      ...readProductQuery({ filter, query: text, sort: asked.sort }),
      categoryId: root === undefined ? undefined : idOf(root),
      ...(text !== '' && { sort: 'relevance' as const }),
    })
  const root = asked.root === undefined ? undefined : asked.root % catalogue.parents.length
  const scope = { ...asked, dayIso: day.iso, dayNumber: day.number }
  const all = seenProducts(catalogue, scope)
  const unfiltered = find([], asked.text)
  const offered = facetsOf(unfiltered.facetsJson).flatMap(({ name, values }) =>
    values.map(({ value }) => `${name}:${value}`),
  )
  const chosenFilters = asked.picks.flatMap((pick) => offered[pick % offered.length] ?? [])
  if (asked.range !== undefined) chosenFilters.push(`price:${typedRange(asked.range)}`)
  const filter = [...new Set(chosenFilters)]
  const chosen = chosenOf(filter)
  const found = find(filter, asked.text)

  const candidates =
    asked.text === ''
      ? all.filter(({ ordinal }) => root === undefined || isBelow(catalogue, ordinal, root))
      : Array.from(unfiltered.products.some(0, Infinity), (ordinal) => all[ordinal]!)
  const passed = candidates.filter((product) => passes(product, chosen))
  const expected = (asked.text === '' ? passed.toSorted(orderOf(asked.sort)) : passed).map(
    ({ ordinal }) => ordinal,
  )
  const { products } = found
  const place = asked.picks[0] === undefined ? 0 : asked.picks[0] % (expected.length + 2)
  const facets = facetsOf(found.facetsJson)
  return {
    shown: {
      filter,
      count: products.count,
      all: Array.from(products.some(0, products.count)),
      page: Array.from(products.some(place, 24)),
      left: leftOut(facets, candidates, chosen),
      facets: facets.map(({ name, needsAll, values }) => ({
        name,
        needsAll: needsAll ?? false,
        counts: values.map(({ value, count, selected }) => [value, count, selected]),
      })),
    },
    expected: {
      filter,
      count: expected.length,
      all: expected,
      page: expected.slice(place, place + 24),
      left: [],
      facets: facets.map((facet) => rightFacet(facet, candidates, chosen)),
    },
  }
}

/** The facet with counts computed product by product. */
const rightFacet = ({ name, values }: Facet, products: readonly SeenProduct[], chosen: Chosen) => ({
  name,
  needsAll: name === NEEDS_ALL,
  counts: values.map(({ value }) => [
    value,
    countOf(products, chosen, name, value),
    chosen[name]?.includes(value) ?? false,
  ]),
})

/** Values that are missing: those that occur, while there is space, and those that occur more often. */
function leftOut(facets: readonly Facet[], products: readonly SeenProduct[], chosen: Chosen): string[] {
  return Object.entries(SHOWN).flatMap(([name, most]) => {
    const values = facets.find((facet) => facet.name === name)?.values ?? []
    // Chosen values are shown however rare they are.
    const others = values.filter(({ selected }) => !selected)
    const least = values.length < most ? 0 : Math.min(...others.map(({ count }) => count))
    const all = new Set(products.flatMap((product) => product.values[name] ?? []))
    return [...all].filter(
      (value) =>
        values.every((shown) => shown.value !== value) && countOf(products, chosen, name, value) > least,
    )
  })
}

/** Small first. */
function keyOf(sort: (typeof SORTS)[number], { ordinal, cents, discountPercent, values }: SeenProduct) {
  switch (sort) {
    case 'alf_asc':
      return ordinal
    case 'alf_desc':
      return -ordinal
    case 'price_asc':
      return cents === 0 ? LAST : cents
    case 'price_desc':
      return -cents
    case 'promo':
      return values['promotion']?.length === 0 ? LAST : -discountPercent
  }
}

const facetsOf = (json: string) => JSON.parse(json) as Facet[]

const typedRange = ([from, width]: readonly [number, number]) =>
  `${(from / 100).toFixed(2)}-${((from + width) / 100).toFixed(2)}`

const isBelow = (catalogue: PlainCatalogue, ordinal: number, root: number) =>
  categoriesOf(catalogue, catalogue.products[ordinal]!.category).includes(root)

function chosenOf(filter: readonly string[]): Chosen {
  const chosen: Record<string, string[]> = {}
  for (const each of filter) {
    const colon = each.indexOf(':')
    ;(chosen[each.slice(0, colon)] ??= []).push(each.slice(colon + 1))
  }
  return chosen
}

const orderOf = (sort: (typeof SORTS)[number]) => (a: SeenProduct, b: SeenProduct) =>
  keyOf(sort, a) - keyOf(sort, b) || a.ordinal - b.ordinal
