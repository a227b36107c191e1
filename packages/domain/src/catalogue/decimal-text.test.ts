import fc from 'fast-check'
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
    ['1 234,50', 1234.5],
    ["1'234.50", 1234.5],
    ['12.345.678,90', 12345678.9],
    ['2,-', 2],
    ['2,--', 2],
    ['- € 2,50', -2.5],
    ['2,50 euro', 2.5],
  ])('%s is read', (text, value) => {
    expect(parseDecimal(text)).toBe(value)
  })

  test.each([
    '',
    'abc',
    '1,2,3',
    '12a',
    ',',
    '1.23,45',
    '12.34,50',
    '3 50',
    '1 2,50',
    '1.234.56,7',
    '2,3-',
    '1..5',
    '1€50',
    '1 € 50',
  ])('%s is not a number', (text) => {
    expect(parseDecimal(text)).toBeUndefined()
  })

  test('is refused when its groups are not thousands, whatever the separator', () => {
    const group = fc.integer({ min: 0, max: 9_999 }).map(String)
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 2, maxLength: 4 }),
        fc.constantFrom('.', ' ', "'"),
        (groups, sign) => {
          const isParted = (groups[0] ?? '').length <= 3 && groups.slice(1).every((each) => each.length === 3)
          const read = parseDecimal(`${groups.join(sign)},50`)
          expect(read).toBe(isParted ? Number(`${groups.join('')}.5`) : undefined)
        },
      ),
    )
  })
})
