import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuantity, showQuantity } from './parse-quantity.ts'

test('comma and point are both decimal separators', () => {
  expect(parseQuantity('1,25')).toBe(1.25)
  expect(parseQuantity(' 1.25 ')).toBe(1.25)
  expect(parseQuantity('3,')).toBe(3)
})

test('a text that is no number is refused, and so is a negative number', () => {
  for (const text of ['', 'due', '-1', '1e3', '1,2,3', '12345678', '0,0001']) {
    expect(parseQuantity(text)).toBeUndefined()
  }
})

test('every quantity of at most 3 decimals is parsed back from its shown text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (thousandths) => {
      expect(parseQuantity(showQuantity(thousandths / 1000))).toBe(thousandths / 1000)
    }),
  )
})
