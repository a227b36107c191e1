import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPaymentCardNumber } from './card-number.ts'

const withCheckDigit = (body: string) =>
  Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).filter(isPaymentCardNumber)
const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))

describe('the number of a payment card', () => {
  it('is recognised by its check digit, with or without spaces and dashes', () => {
    for (const number of [
      '4242424242424242',
      '4242 4242 4242 4242',
      '5555-5555-5555-4444',
      '378282246310005',
    ])
      expect([number, isPaymentCardNumber(number)]).toEqual([number, true])
    for (const wrong of ['4242424242424241', '', '0', '4242', 'abcd', '4242 4242 4242 424x', '4'.repeat(20)])
      expect([wrong, isPaymentCardNumber(wrong)]).toEqual([wrong, false])
  })

  it('has exactly one check digit', () => {
    fc.assert(
      fc.property(digits(15), (body) => {
        expect(withCheckDigit(body)).toHaveLength(1)
      }),
    )
  })

  it('is refused when any digit is wrong', () => {
    fc.assert(
      fc.property(digits(15), fc.nat(15), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
        const number = withCheckDigit(body)[0]!
        const other = (Number(number[place]) + shift) % 10
        expect(isPaymentCardNumber(number.slice(0, place) + String(other) + number.slice(place + 1))).toBe(
          false,
        )
      }),
    )
  })
})
