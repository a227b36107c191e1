import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scoreSpace, scoreWords } from './score-words.ts'
import { termCollector } from './term-index.ts'
import { termReader } from './term-reader.ts'

const PRODUCTS = 120
const word = fc.constantFrom('bra', 'cra', 'zra', 'vra', 'gra', 'pra')

it('a product counts when it holds every word, each by its best field and surest match, in whatever order they are', () => {
  // Some words are in nearly every product, others in few: both ways of looking them up are taken.
  const shares = fc.record({
    common: fc.subarray(['bra', 'cra']),
    rare: fc.array(fc.tuple(fc.nat(PRODUCTS - 1), word)),
  })
  const query = fc.uniqueArray(fc.tuple(word, fc.integer({ min: 1, max: 12 })), {
    minLength: 1,
    maxLength: 4,
    selector: ([text]) => text,
  })
  fc.assert(
    fc.property(shares, query, ({ common, rare }, words) => {
      const weightOf = (product: number, text: string) => {
        const place = rare.findIndex(([owner, held]) => owner === product && held === text)
        return Math.max(common.includes(text) ? 2 : 0, place < 0 ? 0 : 9)
      }
      const collector = termCollector(PRODUCTS)
      for (let product = 0; product < PRODUCTS; product++) {
        for (const text of common) collector.add(text, 2)
        for (const [owner, text] of rare) if (owner === product) collector.add(text, 9)
        collector.endProduct()
      }
      const order = Uint32Array.from({ length: PRODUCTS }, (_, i) => i)
      const reader = termReader(collector.finish(order))
      const termOf = (text: string) => {
        const term = reader.lowerBound(text)
        return term < reader.count && reader.read(term) === text ? term : undefined
      }
      const matches = words.map(([text, factor]) => {
        const term = termOf(text)
        return { matches: term === undefined ? [] : [{ term, factor }], corrected: undefined }
      })
      const found = scoreWords(reader, scoreSpace(PRODUCTS), matches)
      const expected = Array.from(order).flatMap((product) => {
        const scores = words.map(([text, factor]) => weightOf(product, text) * factor)
        return scores.every((score) => score > 0)
          ? [[product, scores.reduce((sum, score) => sum + score, 0)]]
          : []
      })
      expect(Array.from(found.ordinals, (ordinal, i) => [ordinal, found.scores[i]])).toEqual(expected)
    }),
  )
})
