import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDeeper } from './json-bodies.ts'

/** Depth of a value, by recursion. */
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map((part) => depthOf(part)))
    : 0

test('the depth of a JSON text is that of its value, whatever its strings contain', () => {
  const strings = fc.string({ unit: fc.constantFrom('[', '{', ']', '}', '"', '\\', 'a', 'è') })
  const values = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 6 }, strings, fc.integer(), tie('list'), tie('object')),
    list: fc.array(tie('value'), { maxLength: 3 }),
    object: fc.dictionary(strings, tie('value'), { maxKeys: 3 }),
  }))
  fc.assert(
    fc.property(values.value, fc.integer({ min: 0, max: 8 }), (value, most) => {
      expect(isDeeper(JSON.stringify(value), most)).toBe(depthOf(value) > most)
    }),
  )
})

test('a megabyte of brackets or quotes is scanned only once', () => {
  expect(isDeeper('['.repeat(1_000_000), 32)).toBe(true)
  expect(isDeeper('[]'.repeat(500_000), 32)).toBe(false)
  expect(isDeeper(`"${'\\'.repeat(1_000_000)}`, 32)).toBe(false)
  expect(isDeeper('"'.repeat(1_000_001), 32)).toBe(false)
})
