import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupOfWord } from './order-text/order-text-numbers.ts'
import { ownValue } from './own-value.ts'
import { parseFormat } from './catalogue/product-format.ts'
import { contentInBaseUnit } from './money/unit-price.ts'
import { toBaseUnit } from './quantity/weight-unit.ts'

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'isPrototypeOf']

describe('a value of a lookup table', () => {
  it('is found only under its own names', () => {
    const table = { a: 1, b: 2 }
    const own = new Map(Object.entries(table))
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom('a', 'b', ...inherited), fc.string()), (name) => {
        expect(ownValue(table, name)).toBe(own.get(name))
      }),
    )
  })

  it('is not found under names that every object inherits, for units and numbers', () => {
    for (const word of inherited.map((name) => name.toLowerCase())) {
      expect(groupOfWord(word)).toBeUndefined()
      expect(toBaseUnit(3, word, word)).toBe(3)
      expect(contentInBaseUnit(3, word)).toBeUndefined()
      expect(parseFormat(`500 ${word}`)).toBeUndefined()
    }
  })
})
