import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDigit } from './gtin.ts'
import { expandScientific, readGtin } from './gtin-repair.ts'

const ean13 = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 })
  .map((digits) => digits.join(''))
  .filter((body) => !/^0+$/.test(body))
  .map((body) => body + String(checkDigit(body)))

describe('a cell with a barcode', () => {
  test.each([
    ['8001120000019', '8001120000019', null],
    ['8 001120 000019', '8001120000019', 'signs'],
    ['8001120000019.0', '8001120000019', 'signs'],
    ['8,001120000019E+12', '8001120000019', 'scientific'],
    ['12345678905', '0012345678905', 'zeros'],
  ])('%s is %s', (cell, gtin, repaired) => expect(readGtin(cell)).toEqual({ gtin, repaired }))

  test('is refused when a spreadsheet rounded digits away', () => {
    expect(readGtin('8,00112E+12')).toEqual({ problem: 'digitsLost' })
    expect(readGtin('8.00112E+12')).toEqual({ problem: 'digitsLost' })
    expect(expandScientific('8,00112E+12')).toBeNull()
  })

  test.each(['', '12', '8001120000018', 'EAN', '0000000000000', '80011200000190000'])(
    '%s is no barcode',
    (cell) => expect(readGtin(cell)).toEqual({ problem: 'notAGtin' }),
  )

  test('keeps its digits whatever signs separate them', () => {
    fc.assert(
      fc.property(ean13, fc.integer({ min: 1, max: 11 }), (gtin, place) => {
        expect(readGtin(`${gtin.slice(0, place)} ${gtin.slice(place)}`)).toMatchObject({ gtin })
        expect(readGtin(`${gtin[0]},${gtin.slice(1)}E+12`)).toMatchObject({ gtin })
      }),
    )
  })

  test('with one digit changed is never read as another number', () => {
    fc.assert(
      fc.property(
        ean13,
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (gtin, place, by) => {
          const digit = String((Number(gtin[place]) + by) % 10)
          expect(readGtin(gtin.slice(0, place) + digit + gtin.slice(place + 1))).toEqual({
            problem: 'notAGtin',
          })
        },
      ),
    )
  })
})
