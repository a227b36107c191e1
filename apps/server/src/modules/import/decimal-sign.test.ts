import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalSignOf, readDecimal } from './decimal-sign.ts'

describe('the decimal sign of a column', () => {
  test('is found by the unambiguous values', () => {
    expect(decimalSignOf(['1.234', '1,29', '12'])).toBe(',')
    expect(decimalSignOf(['1.234', '1.29'])).toBe('.')
    expect(decimalSignOf(['1.234,50'])).toBe(',')
    expect(decimalSignOf(['0,500', '12'])).toBe(',')
    expect(decimalSignOf(['16,63 € / kg', '1.234'])).toBe(',')
    expect(decimalSignOf(['al kg 16.63 €', '1.234'])).toBe('.')
  })

  test('is not found by whole numbers, by thousands, or by contradictory values', () => {
    expect(decimalSignOf(['1', '1.234', ''])).toBeUndefined()
    expect(decimalSignOf(['1,29', '1.29'])).toBeUndefined()
  })
})

describe('a number', () => {
  test('with one sign and three digits is read by the sign of its column, and is ambiguous without', () => {
    expect(readDecimal('1.234', ',')).toBe(1234)
    expect(readDecimal('1.234', '.')).toBe(1.234)
    expect(readDecimal('1.234', undefined)).toBe('doubt')
    expect(readDecimal('0.234', undefined)).toBe(0.234)
  })

  test('may have a euro sign, spaces, or a minus after it', () => {
    expect(readDecimal('€ 1.234,50', undefined)).toBe(1234.5)
    expect(readDecimal("1'234.50 EUR", undefined)).toBe(1234.5)
    expect(readDecimal('12,50-', undefined)).toBe(-12.5)
    expect(readDecimal('tre', undefined)).toBeUndefined()
  })

  test('in Italian notation and in that of programs is the same number', () => {
    const italian = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        const value = cents / 100
        expect(readDecimal(italian.format(value), ',')).toBe(value)
        expect(readDecimal(value.toFixed(2), '.')).toBe(value)
      }),
    )
  })
})
