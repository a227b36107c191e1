import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rangeFilter, rangeLabel, rangeOf, readEuros, writeEuros } from './price-range.ts'

const cents = fc.integer({ min: 0, max: 999_999_00 })

describe('a typed price range', () => {
  it('is read back from the address as it was typed', () => {
    fc.assert(
      fc.property(cents, fc.option(cents), (fromCents, toCents) => {
        expect(rangeOf(rangeFilter({ fromCents, toCents }))).toEqual({ fromCents, toCents })
      }),
    )
  })

  it('includes both of its limits', () => {
    expect(rangeFilter({ fromCents: 200, toCents: 500 })).toBe('price:2.00-5.01')
    expect(rangeLabel({ fromCents: 200, toCents: 500 }).replaceAll(/\s/g, ' ')).toBe('Da 2,00 € a 5,00 €')
  })

  it('is distinguished from the predefined ranges', () => {
    expect(rangeOf('price:2-5')).toBeUndefined()
    expect(rangeOf('brand:2.00-5.01')).toBeUndefined()
  })

  it('is parsed with a comma, a point, a euro sign and blanks, and no other text is an amount', () => {
    expect(['2,50', '2.5', ' 2,50 €', '3'].map(readEuros)).toEqual([250, 250, 250, 300])
    expect(['abc', '1,234', '-3', '2,5,0'].map(readEuros)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(readEuros('  ')).toBeNull()
  })

  it('is shown in its fields in the form in which it can be typed', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(readEuros(writeEuros(amount))).toBe(amount)
      }),
    )
    expect(writeEuros(null)).toBe('')
  })
})
