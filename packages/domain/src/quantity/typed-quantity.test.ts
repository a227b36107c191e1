import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedQuantity } from './typed-quantity.ts'

describe('a quantity typed into a field', () => {
  it('is a number with a decimal comma or point, with blanks around it', () => {
    expect(typedQuantity('250')).toBe(250)
    expect(typedQuantity(' 1,5 ')).toBe(1.5)
    expect(typedQuantity('0.35')).toBe(0.35)
    expect(typedQuantity('2,')).toBe(2)
  })

  it('is none for other texts, negative numbers, and more than three decimals', () => {
    for (const text of ['', 'abc', '-3', '1,2345', '1,2,3', '1234567'])
      expect(typedQuantity(text, 'g'), text).toBeUndefined()
  })

  it('may say its unit, which is converted to the unit of the field', () => {
    for (const text of ['1,2 kg', '1.2kg', '1,2 Kg.', '12 etti', '1200 g', '1.200 g', '1.200', '1 200'])
      expect(typedQuantity(text, 'g'), text).toBe(1200)
    expect(typedQuantity('350 g', 'kg')).toBe(0.35)
    expect(typedQuantity('1.200', 'kg')).toBe(1.2)
    expect(typedQuantity('1,5 l', 'ml')).toBe(1500)
    expect(typedQuantity('3 pz', 'pz')).toBe(3)
  })

  it('is none in a unit that the field cannot have', () => {
    for (const [text, unit] of [
      ['1 kg', 'pz'],
      ['1 l', 'g'],
      ['2 constructor', 'g'],
      ['3 casse', 'pz'],
    ] as const)
      expect(typedQuantity(text, unit), text).toBeUndefined()
  })

  it('is the same weight in whatever unit it is typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (grams) => {
        const kilograms = `${Math.floor(grams / 1000)},${String(grams % 1000).padStart(3, '0')} kg`
        expect(typedQuantity(kilograms, 'g')).toBe(grams)
      }),
    )
  })
})
