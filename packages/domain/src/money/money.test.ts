import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  euroText,
  formatEuro,
  isChangedByRounding,
  multiplyCents,
  priceOfUnitPrice,
  toCents,
  toEuros,
} from './money.ts'
import { divideRounded } from './rounding.ts'

/** Half away from zero by big integers: the simple definition of what the fast version must return. */
function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = (2n * size + denominator) / (2n * denominator)
  return numerator < 0n ? -rounded : rounded
}

describe('euros and cents', () => {
  it('round half a cent away from zero, as the decimal number is written', () => {
    expect(toCents(1.005)).toBe(101)
    expect(toCents(-1.005)).toBe(-101)
    expect(toCents(1.0049)).toBe(100)
    expect(toCents(8.345)).toBe(835)
    expect(toCents(0.29)).toBe(29)
    expect(toCents(1e-7)).toBe(0)
    expect(toCents(1e21)).toBe(1e23)
    expect(Object.is(toCents(-0.001), 0)).toBe(true)
  })

  it('are the same amount on the wire and in cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(toCents(toEuros(cents))).toBe(cents)
      }),
    )
    expect(JSON.stringify(toEuros(110))).toBe('1.1')
  })

  it('refuse an invalid amount', () => {
    expect(() => toCents(Number.NaN)).toThrow(RangeError)
    expect(() => multiplyCents(100, Infinity)).toThrow(RangeError)
  })
})

describe('price times quantity', () => {
  it('rounds half a cent away from zero', () => {
    expect(multiplyCents(199, 0.345)).toBe(69)
    expect(multiplyCents(1, 0.5)).toBe(1)
    expect(multiplyCents(-1, 0.5)).toBe(-1)
    expect(multiplyCents(1, 0.499)).toBe(0)
    expect(multiplyCents(1090, 1.15)).toBe(1254)
    expect(multiplyCents(250, 3)).toBe(750)
    expect(Object.is(multiplyCents(-1, 0.1), 0)).toBe(true)
  })

  it('is exact for every price and every quantity of 3 decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 10_000_000 }),
        fc.integer({ min: 0, max: 99_999_000 }),
        (priceCents, thousandths) => {
          const exact = roundedQuotient(BigInt(priceCents) * BigInt(thousandths), 1000n)
          expect(multiplyCents(priceCents, thousandths / 1000)).toBe(Number(exact))
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('divides integers without float error', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 1_000_000 }), (numerator, denominator) => {
        const exact = roundedQuotient(BigInt(numerator), BigInt(denominator))
        expect(divideRounded(numerator, denominator)).toBe(Number(exact))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a price of a file', () => {
  it('is changed by rounding when the cents differ by more than 1 per cent', () => {
    const isChanged = (euros: number) => isChangedByRounding(euros, toCents(euros))
    expect([0.00507, 0.004, 0.125, 0.3049].map(isChanged)).toEqual([true, true, true, true])
    expect([0.333, 0.5049, 3.4799999999999995, 1.005, 0.01].map(isChanged)).toEqual(Array(5).fill(false))
  })

  it('is unit price × content to the half cent, as exact decimals', () => {
    expect(priceOfUnitPrice(6.95, 0.3)).toBe(209)
    expect(priceOfUnitPrice(2483.33, 0.0006)).toBe(149)
    const euros = fc.integer({ min: 1, max: 100_000_000 })
    const content = fc.integer({ min: 1, max: 2_000_000_000 })
    fc.assert(
      fc.property(euros, content, (tenthsOfCents, milligrams) => {
        const exact = roundedQuotient(BigInt(tenthsOfCents) * BigInt(milligrams), 10_000_000n)
        expect(priceOfUnitPrice(tenthsOfCents / 1_000, milligrams / 1_000_000)).toBe(Number(exact))
      }),
    )
  })
})

describe('an amount on screen', () => {
  it('has 2 decimals, a point for thousands and the euro sign behind', () => {
    expect(formatEuro(123450)).toBe('1.234,50\u00a0€')
    expect(formatEuro(5)).toBe('0,05\u00a0€')
    expect(formatEuro(-1290)).toBe('-12,90\u00a0€')
    expect(formatEuro(-0)).toBe('0,00\u00a0€')
    expect(euroText(1234.5)).toBe('1.234,50\u00a0€')
  })
})
