import fc from 'fast-check'
import { expect, it } from 'vitest'
import { numberOfDigits, numberOfWord } from './order-text-numbers.ts'

it('knows the Italian words for numbers', () => {
  const known: [string, number][] = [
    ['una', 1],
    ['Ventuno', 21],
    ['ventotto', 28],
    ['trentatré', 33],
    ['cento', 100],
    ['duecentocinquanta', 250],
    ['novecentonovantanove', 999],
    ['mezza', 0.5],
  ]
  for (const [word, value] of known) expect(numberOfWord(word), word).toBe(value)
  expect(numberOfWord('zero')).toBeUndefined()
  expect(numberOfWord('latte')).toBeUndefined()
})

it('reads digits with a decimal comma or point, fractions and thousands', () => {
  expect(numberOfDigits('1,5', true)).toBe(1.5)
  expect(numberOfDigits('0.25', true)).toBe(0.25)
  expect(numberOfDigits('3/4', false)).toBe(0.75)
  expect(numberOfDigits('1.000', false)).toBe(1000)
  expect(numberOfDigits('1.000', true)).toBe(1)
  for (const text of ['0', '00', '007', '1,5,2', 'due', '', '1e3', '-2'])
    expect(numberOfDigits(text, false), text).toBeUndefined()
})

it('reads every whole number as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (value) => {
      expect(numberOfDigits(String(value), true)).toBe(value)
    }),
  )
})
