import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALE } from '../constants.ts'
import { formatEuro } from '../money/money.ts'
import { countText, numberText } from './number-text.ts'

const euros = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'EUR', useGrouping: 'always' })
const MOST_CENTS = 10 ** 13

test('amounts read as the language writes them', () => {
  fc.assert(
    fc.property(fc.integer({ min: -MOST_CENTS, max: MOST_CENTS }), (cents) => {
      expect(formatEuro(cents)).toBe(euros.format(cents / 100))
    }),
  )
  expect([0, -0, 5, -5, 99, 100, 99_999, 100_000, 123_456_789].map(formatEuro)).toEqual(
    [0, 0, 0.05, -0.05, 0.99, 1, 999.99, 1000, 1_234_567.89].map((amount) => euros.format(amount)),
  )
})

test.each([0, 1, 3, 6])('so do numbers of up to %s decimals', (most) => {
  const format = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: most, useGrouping: 'always' })
  const scaled = fc.integer({ min: -(10 ** 10), max: 10 ** 10 }).map((units) => units / 10 ** most)
  fc.assert(
    fc.property(scaled, (value) => {
      expect(numberText(value, most)).toBe(format.format(value || 0))
    }),
  )
})

test('a count has no sign in its thousands, as the language has none up to four digits', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 7), (count) => {
      expect(countText(count)).toBe(count.toLocaleString(LOCALE))
    }),
  )
})

test('what is typed into a field has none at all', () => {
  expect([1250.5, 0.125, 1_000_000].map((value) => numberText(value, 3, false))).toEqual([
    '1250,5',
    '0,125',
    '1000000',
  ])
})
