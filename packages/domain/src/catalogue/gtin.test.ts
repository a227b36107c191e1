import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigit, isGtin } from './gtin.ts'

describe('a GTIN', () => {
  it('is accepted with 8, 12, 13 and 14 digits', () => {
    for (const gtin of ['96385074', '036000291452', '8076800195057', '4006381333931', '10012345678902']) {
      expect(isGtin(gtin), gtin).toBe(true)
    }
  })

  it('is refused with a wrong check digit, another length, or only zeros', () => {
    expect(isGtin('4006381333932')).toBe(false)
    expect(isGtin('400638133393')).toBe(false)
    expect(isGtin('40063813339310')).toBe(false)
    expect(isGtin('0000000000000')).toBe(false)
    expect(isGtin(' 4006381333931')).toBe(false)
    expect(isGtin('400638133393A')).toBe(false)
    expect(isGtin('')).toBe(false)
  })

  it('has a check digit that detects every single wrong digit', () => {
    const digits = fc.stringMatching(/^[1-9]\d{11}$/)
    fc.assert(
      fc.property(digits, fc.nat({ max: 12 }), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
        const gtin = `${body}${checkDigit(body)}`
        expect(isGtin(gtin)).toBe(true)
        const wrong = String((Number(gtin[place]) + shift) % 10)
        expect(isGtin(gtin.slice(0, place) + wrong + gtin.slice(place + 1))).toBe(false)
      }),
    )
  })
})
