import { describe, expect, test } from 'vitest'
import { parseDecimal } from './decimal-text.ts'

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
