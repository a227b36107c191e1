import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { saveSearchedWord, type SearchedWord } from './searched-words.ts'

const DAY_MS = 86_400_000
const now = Date.UTC(2026, 10, 21)
const word = (name: string, counter: number, daysAgo = 0): SearchedWord => ({
  name,
  counter,
  timestamp: now - daysAgo * DAY_MS,
})

describe('searched words', () => {
  it('count a word again when it was searched before, ignoring case', () => {
    expect(saveSearchedWord([word('Latte', 2, 3)], 'LATTE', now, 30)).toEqual([word('Latte', 3)])
    expect(saveSearchedWord([word('caffè', 1, 3)], ' CAFFÈ ', now, 30)).toEqual([word('caffè', 2)])
  })

  it('add a new word with one search', () => {
    expect(saveSearchedWord([], ' pane ', now, 30)).toEqual([word('pane', 1)])
  })

  it('show the most searched first, the latest first among equals', () => {
    const words = [word('pane', 1, 2), word('latte', 5, 9), word('burro', 1, 1)]
    expect(saveSearchedWord(words, 'uova', now, 30).map(({ name }) => name)).toEqual([
      'latte',
      'uova',
      'burro',
      'pane',
    ])
  })

  it('drop words that were not searched for the given days', () => {
    const words = [word('pane', 9, 31), word('latte', 1, 30)]
    expect(saveSearchedWord(words, 'uova', now, 30).map(({ name }) => name)).toEqual(['uova', 'latte'])
  })

  it('keep an old word that is searched again', () => {
    expect(saveSearchedWord([word('pane', 9, 99)], 'pane', now, 30)).toEqual([word('pane', 10)])
  })

  it('do not change for an empty text', () => {
    expect(saveSearchedWord([word('pane', 1), word('sale', 1, 40)], '  ', now, 30)).toEqual([word('pane', 1)])
  })

  it('never mutate the given list, and never hold a word twice', () => {
    const names = fc.array(fc.constantFrom('pane', 'Pane', 'latte', 'LATTE', 'uova', ''), { maxLength: 30 })
    fc.assert(
      fc.property(names, (searches) => {
        let words: readonly SearchedWord[] = Object.freeze([])
        for (const name of searches) words = Object.freeze(saveSearchedWord(words, name, now, 30))
        const known = words.map(({ name }) => name.toLowerCase())
        expect(new Set(known).size).toBe(known.length)
        const counted = words.reduce((sum, { counter }) => sum + counter, 0)
        expect(counted).toBe(searches.filter(Boolean).length)
      }),
    )
  })
})
