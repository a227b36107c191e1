import { expect, it } from 'vitest'
import { newsToTell } from './order-news.ts'

it('sends the last news of an order, and nothing that the shop already knows', () => {
  expect(newsToTell(['prepare'], null)).toBe('prepare')
  expect(newsToTell(['stop'], 'prepare')).toBe('stop')
  expect(newsToTell(['prepare'], 'stop')).toBe('prepare')
  expect(newsToTell(['prepare', 'stop'], null)).toBeUndefined()
  expect(newsToTell(['stop', 'prepare'], 'prepare')).toBeUndefined()
  expect(newsToTell([], null)).toBeUndefined()
})
