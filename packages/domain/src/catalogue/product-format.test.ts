import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDecimal, parseFormat } from './product-format.ts'

describe('a format as read on a label', () => {
  test.each([
    ['500 g', 0.5, 'kg'],
    ['0,750 kg', 0.75, 'kg'],
    ['0.080 kg', 0.08, 'kg'],
    ['1.440 mL', 1.44, 'l'],
    ['6 x 1,5 l', 9, 'l'],
    ['12 X 500G', 6, 'kg'],
    ['36X40G', 1.44, 'kg'],
    ['75 cl', 0.75, 'l'],
    ['1LT', 1, 'l'],
    ['250 Gr.', 0.25, 'kg'],
    ['10 pezzi', 10, 'pz'],
    ['Mandorle sgusciate 80 g vassoio', 0.08, 'kg'],
  ])('%s is read', (text, content, unit) => {
    expect(parseFormat(text)).toEqual({ content, unit })
  })

  test.each(['', 'grande', '00 Kg', 'cal. 7', '3 veli'])('%s names no content', (text) => {
    expect(parseFormat(text)).toBeUndefined()
  })

  test('any weight written the Italian way is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 24 }), (grams, times) => {
        const expected = Math.round(grams * times) / 1000
        expect(parseFormat(`${times} x ${grams} g`)).toEqual({ content: expected, unit: 'kg' })
      }),
    )
  })
})

describe('a number of a price list', () => {
  test.each([
    ['3,98', 3.98],
    ['3.98', 3.98],
    ['€ 1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['-2,00', -2],
    ['12', 12],
  ])('%s is read', (text, value) => {
    expect(parseDecimal(text)).toBe(value)
  })

  test.each(['', 'abc', '1,2,3', '12a', ','])('%s is none', (text) => {
    expect(parseDecimal(text)).toBeUndefined()
  })
})
