import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asciiJson, jsonText } from './ascii-json.ts'

it('any text is restored from its JSON in printable ASCII', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'aZ 0"\\/\'èÈ’€\n\t\u0000\u007f\u2028😀') }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const json = jsonText(text)
      expect(json).toMatch(/^[\x20-\x7f]+$/)
      expect(JSON.parse(json)).toBe(text)
      expect(asciiJson(text)).toBe(json)
    }),
    { numRuns: 1_000 },
  )
})
