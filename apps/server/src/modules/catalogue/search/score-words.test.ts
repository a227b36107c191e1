import fc from 'fast-check'
import { expect, it } from 'vitest'
import { scoreSpace } from '../memory/score-space.ts'
import { holdWords } from './score-words.ts'
import { termCollector } from '../words/term-collector.ts'
import { termReader } from '../words/term-reader.ts'

const PRODUCTS = 120
const word = fc.constantFrom('bra', 'cra', 'zra', 'vra', 'gra', 'pra')

it('a product matches when it has every word, each by its best field and most certain match, in any order', () => {
  // Some words are in nearly every product, others in few, so that both kinds of look-up are used.
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
      const isRare = (product: number, text: string) =>
        rare.some(([owner, held]) => owner === product && held === text)
      // Common words are in the ingredients, rare ones in the format.
      const weightOf = (product: number, text: string) =>
        isRare(product, text) ? 20 : common.includes(text) ? 1 : 0
      const collector = termCollector(PRODUCTS)
      for (let product = 0; product < PRODUCTS; product++) {
        const format = rare.flatMap(([owner, text]) => (owner === product ? [text] : [])).join(' ')
        const rest = { name: '', brand: '', category: '', path: '', producer: '' }
        collector.add({ ...rest, format, ingredients: common.join(' ') })
      }
      const order = Uint32Array.from({ length: PRODUCTS }, (_, i) => i)
      const reader = termReader(collector.finish(order))
      const matches = words.map(([text, factor]) => {
        const term = reader.termOf(text)
        return { matches: term === undefined ? [] : [{ term, factor }], corrected: undefined, errors: 0 }
      })
      const space = scoreSpace(PRODUCTS)
      const held = holdWords(reader, space, matches).held.sort()
      const found = Array.from(held, (ordinal) => [ordinal, space.total[ordinal]])
      const expected = Array.from(order).flatMap((product) => {
        const scores = words.map(([text, factor]) => weightOf(product, text) * factor)
        return scores.every((score) => score > 0)
          ? [[product, scores.reduce((sum, score) => sum + score, 0)]]
          : []
      })
      // Products that have a word only among their ingredients rank behind those that show every word.
      const isSure = (product: number) => words.every(([text]) => isRare(product, text))
      const someSure = expected.some(([product = 0]) => isSure(product))
      const settled = expected.map(([product = 0, score = 0]) =>
        words.length > 1 && someSure && !isSure(product)
          ? [product, Math.max(1, score >> 2)]
          : [product, score],
      )
      expect(found).toEqual(settled)
      // Scores of products that lack a word are not left for the next search.
      expect(space.total.reduce((sum, score) => sum + score, 0)).toBe(
        found.reduce((sum, [, score = 0]) => sum + score, 0),
      )
      expect(space.ofWord.every((score) => score === 0)).toBe(true)
    }),
  )
})
