import fc from 'fast-check'
import { expect, it } from 'vitest'
import { idOf, memoryCatalogue } from '../../../testing/factories/memory-catalogue.ts'
import { assortmentOf } from '../engine/assortment-of.ts'
import { romeDayOf } from '../engine/rome-day.ts'
import { alternativesTo } from './alternatives.ts'

const SHOWN = 8
const WORDS = ['mela', 'rossa', 'verde', 'cotta']
const PRODUCT = {
  brand: '',
  format: '1 kg',
  category: 0,
  labels: [],
  allergens: [],
  areAllergensKnown: true,
  newUntilDay: 0,
  promoted: [],
  popularity: 0,
}

const product = fc.record({
  words: fc.subarray(WORDS, { minLength: 1 }),
  cents: fc.constantFrom(0, 100, 150, 200, 250, 900),
  level: fc.constantFrom('none', 'few', 'many'),
})

it('are the most similar ones that can be bought, the nearest price first, as by sorting all of them', () => {
  fc.assert(
    fc.property(fc.array(product, { minLength: 1, maxLength: 40 }), fc.nat(), (products, which) => {
      const index = memoryCatalogue({
        products: products.map(({ words, cents, level }) => ({
          ...PRODUCT,
          name: words.join(' '),
          cents: [cents],
          stock: [level],
        })),
        parents: [-1],
        promotions: [],
        priceLists: 1,
        warehouses: 1,
      })
      const scope = { storeId: 1, warehouseId: idOf(0), priceListId: idOf(0), companyPriceListId: null }
      const assortment = assortmentOf(index, scope, romeDayOf(new Date('2026-11-20T10:00:00Z')))
      const asked = which % products.length
      const own = products[asked]!
      const expected = products
        .map(({ words, cents, level }, ordinal) => ({
          ordinal,
          isFound: ordinal !== asked && cents > 0 && level !== 'none',
          shared: words.filter((word) => own.words.includes(word)).length,
          distance: Math.abs(cents - own.cents),
        }))
        .filter(({ isFound }) => isFound)
        .sort((a, b) => b.shared - a.shared || a.distance - b.distance || a.ordinal - b.ordinal)
        .slice(0, SHOWN)
        .map(({ ordinal }) => ordinal)
      expect(alternativesTo(assortment, asked)).toEqual(expected)
    }),
  )
})
