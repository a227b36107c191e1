import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stringColumn, stringReader } from './string-column.ts'
import { digitOrder, rowsBeginning } from './digit-order.ts'

it('finds exactly the codes of digits that begin with the typed ones', () => {
  const digits = fc.string({ unit: fc.constantFrom('0', '1', '9'), minLength: 1, maxLength: 14 })
  const code = fc.oneof(digits, fc.constantFrom('AB-1', '', '0x'))
  fc.assert(
    fc.property(fc.array(code), digits, (codes, typed) => {
      const column = stringColumn(codes)
      const found = rowsBeginning(digitOrder(column), stringReader(column), typed)
      const expected = codes.flatMap((text, row) =>
        /^\d+$/.test(text) && text.startsWith(typed) ? [row] : [],
      )
      expect(Array.from(found).sort((a, b) => a - b)).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})
