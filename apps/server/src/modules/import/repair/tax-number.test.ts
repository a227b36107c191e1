import fc from 'fast-check'
import { isVatNumber } from '@cambusa/domain/people/tax-codes'
import { expect, test } from 'vitest'
import { readFiscalCode, readVatNumber } from './tax-number.ts'

const vatNumber = fc
  .integer({ min: 1, max: 9_999_999_999 })
  .map((body) => String(body).padStart(10, '0'))
  .map((body) => [...'0123456789'].map((digit) => body + digit).find(isVatNumber) ?? '')

test('a VAT number is read without its leading zeros, in scientific notation, with IT and punctuation', () => {
  fc.assert(
    fc.property(vatNumber, (vat) => {
      expect(readVatNumber(vat)).toEqual({ value: vat, hadLostZeros: false })
      expect(readVatNumber(`IT ${vat.slice(0, 4)} ${vat.slice(4)}`)?.value).toBe(vat)
      const shortened = vat.replace(/^0+/, '')
      if (vat.length - shortened.length <= 3) expect(readVatNumber(shortened)?.value).toBe(vat)
    }),
  )
  expect(readVatNumber('1,2345678903E+10')?.value).toBe('12345678903')
})

test('a VAT number with a wrong digit is refused', () => {
  fc.assert(
    fc.property(
      vatNumber,
      fc.integer({ min: 0, max: 10 }),
      fc.integer({ min: 1, max: 9 }),
      (vat, place, by) => {
        const digit = String((Number(vat[place]) + by) % 10)
        expect(readVatNumber(vat.slice(0, place) + digit + vat.slice(place + 1))).toBeUndefined()
      },
    ),
  )
})

test.each([
  ['frrmrc90a15d548f', 'FRRMRC90A15D548F'],
  ['FRR MRC 90A15 D548F', 'FRRMRC90A15D548F'],
  ['FRRMRC90A15D548X', undefined],
  ['', undefined],
])('the codice fiscale %s is %s', (text, code) => expect(readFiscalCode(text)?.value).toBe(code))
