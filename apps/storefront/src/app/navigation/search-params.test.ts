import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSearch, writeSearch } from './search-params.ts'

test('lists are repeated keys in readable text', () => {
  expect(writeSearch({ query: 'caffè', filter: ['brand:a', 'brand:b'], page: 2, promo: undefined })).toBe(
    '?query=caff%C3%A8&filter=brand:a&filter=brand:b&page=2',
  )
})

test('an empty query adds nothing to the address', () => {
  expect(writeSearch({ page: undefined })).toBe('')
})

test('any text is read back as it was written', () => {
  const words = fc.string({ minLength: 1, unit: 'grapheme' })
  fc.assert(
    fc.property(words, fc.array(words, { minLength: 2, maxLength: 4 }), (word, list) => {
      expect(readSearch(writeSearch({ query: word, filter: list }))).toEqual({ query: word, filter: list })
    }),
  )
})
