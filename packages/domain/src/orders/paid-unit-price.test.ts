import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentOf, paidUnitPrices, type BoughtInMonth } from './paid-unit-price.ts'

const pack = (given: Partial<BoughtInMonth>): BoughtInMonth => ({
  month: '2026-10',
  unit: 'pz',
  format: '500 g',
  quantity: 1,
  cents: 100,
  content: null,
  contentUnit: null,
  ...given,
})
const OCTOBER = { from: '2026-10', to: '2026-10' }

describe('what was paid per base unit', () => {
  it('makes packs of different size comparable', () => {
    const { unit, averageCents } = paidUnitPrices(OCTOBER, [
      pack({ format: '500 g', quantity: 2, cents: 300 }),
      pack({ format: '6 x 1 kg', quantity: 1, cents: 1_100 }),
    ])
    expect([unit, averageCents]).toEqual(['kg', 200])
  })

  it('rises where a pack shrinks at the same price', () => {
    const { months } = paidUnitPrices({ from: '2026-10', to: '2026-11' }, [
      pack({ cents: 200 }),
      pack({ month: '2026-11', format: '400 g', cents: 200 }),
    ])
    expect(months.map(({ cents }) => cents)).toEqual([400, 500])
  })

  it('stands beside the same month of last year, and is null in months without a purchase', () => {
    const { months, averageBeforeCents } = paidUnitPrices({ from: '2026-09', to: '2026-10' }, [
      pack({ cents: 150 }),
      pack({ month: '2025-10', cents: 100 }),
    ])
    expect(months).toEqual([
      { month: '2026-09', cents: null, beforeCents: null },
      { month: '2026-10', cents: 300, beforeCents: 200 },
    ])
    expect(averageBeforeCents).toBe(200)
  })

  it('is per kilogram of goods by weight, by the content of the catalogue, else by the pack’s text, else per piece', () => {
    expect(contentOf({ unit: 'kg', format: '', content: null, contentUnit: null })).toEqual({
      contentBase: 1,
      unit: 'kg',
    })
    // Of goods in a liquid the catalogue knows the drained weight.
    expect(contentOf({ unit: 'pz', format: '400 g', content: 240, contentUnit: 'g' }).contentBase).toBe(0.24)
    expect(contentOf({ unit: 'pz', format: '6 x 1,5 l', content: null, contentUnit: null })).toEqual({
      contentBase: 9,
      unit: 'l',
    })
    expect(contentOf({ unit: 'pz', format: 'sacchetto', content: null, contentUnit: null }).unit).toBe('pz')
  })

  it('lies between the cheapest and the dearest pack, however many are bought', () => {
    const anyPack = fc.record({
      grams: fc.integer({ min: 50, max: 5_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      cents: fc.integer({ min: 100, max: 9_999 }),
    })
    fc.assert(
      fc.property(fc.array(anyPack, { minLength: 1, maxLength: 8 }), (packs) => {
        const each = packs.map(({ grams, cents }) => (cents * 1_000) / grams)
        const { averageCents } = paidUnitPrices(
          OCTOBER,
          packs.map(({ grams, quantity, cents }) =>
            pack({
              format: `${grams} g`,
              content: grams,
              contentUnit: 'g',
              quantity,
              cents: cents * quantity,
            }),
          ),
        )
        expect(averageCents).toBeGreaterThanOrEqual(Math.floor(Math.min(...each)))
        expect(averageCents).toBeLessThanOrEqual(Math.ceil(Math.max(...each)))
      }),
    )
  })
})
