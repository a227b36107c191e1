import { expect, it } from 'vitest'
import { secondTimeCache, secondTimeMarks } from './second-time-cache.ts'

it('caches only what is requested for the second time', () => {
  const cache = secondTimeCache<number>(1_000_000)
  for (let i = 0; i < 500; i++) cache.set(`search ${i}`, i, 10)
  for (let i = 0; i < 500; i++) expect(cache.get(`search ${i}`)).toBeUndefined()
  cache.set('search 7', 8, 10)
  expect(cache.get('search 7')).toBe(8)
  expect(cache.get('search 8')).toBeUndefined()
  cache.delete('search 7')
  expect(cache.get('search 7')).toBeUndefined()
})

it('recognises every one of thousands of keys requested in turn', () => {
  const isRepeated = secondTimeMarks()
  const keys = Array.from({ length: 6_000 }, (_, i) => `${i % 2 === 0 ? 'gzip ' : ''}3.0 product ${i}`)
  for (const key of keys) isRepeated(key)
  expect(keys.filter((key) => !isRepeated(key))).toEqual([])
})
