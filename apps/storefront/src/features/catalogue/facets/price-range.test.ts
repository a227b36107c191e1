import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangeFilter, rangeLabel, rangeOf, readEuros, writeEuros } from './price-range.ts'

const cents = fc.integer({ min: 0, max: 999_999_00 })

describe('a range of prices that is typed', () => {
  it('comes back from the address as it was typed', () => {
    fc.assert(
      fc.property(cents, fc.option(cents), (fromCents, toCents) => {
        expect(rangeOf(rangeFilter({ fromCents, toCents }))).toEqual({ fromCents, toCents })
      }),
    )
  })

  it('holds both of its limits', () => {
    expect(rangeFilter({ fromCents: 200, toCents: 500 })).toBe('price:2.00-5.01')
    expect(rangeLabel({ fromCents: 200, toCents: 500 }).replaceAll(/\s/g, ' ')).toBe('Da 2,00 € a 5,00 €')
  })

  it('is not taken for one of the ready ranges, nor the other way round', () => {
    expect(rangeOf('price:2-5')).toBeUndefined()
    expect(rangeOf('brand:2.00-5.01')).toBeUndefined()
  })

  it('is read with a comma, a point, a sign and blanks, and nothing else passes for an amount', () => {
    expect(['2,50', '2.5', ' 2,50 €', '3'].map(readEuros)).toEqual([250, 250, 250, 300])
    expect(['abc', '1,234', '-3', '2,5,0'].map(readEuros)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(readEuros('  ')).toBeNull()
  })

  it('stands in its field as it can be typed again', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(readEuros(writeEuros(amount))).toBe(amount)
      }),
    )
    expect(writeEuros(null)).toBe('')
  })
})
