import { expect, it } from 'vitest'
import { newsToTell } from './order-news.ts'

it('tells the last news of an order, and nothing where the shop knows no better already', () => {
  expect(newsToTell(['prepare'], null)).toBe('prepare')
  expect(newsToTell(['stop'], 'prepare')).toBe('stop')
  expect(newsToTell(['prepare'], 'stop')).toBe('prepare')
  expect(newsToTell(['prepare', 'stop'], null)).toBeUndefined()
  expect(newsToTell(['stop', 'prepare'], 'prepare')).toBeUndefined()
  expect(newsToTell([], null)).toBeUndefined()
})
