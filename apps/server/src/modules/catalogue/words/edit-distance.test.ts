import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closeTerms, errorsAllowed } from './edit-distance.ts'
import { stringColumn } from '../memory/string-column.ts'
import { letterSets } from './group-terms.ts'

/** Letters wrong, missing, extra or swapped with the next (optimal string alignment), by the simple algorithm. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)])
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let j = 0; j <= b.length; j++) rows[0]![j] = j
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, at(i - 2, j - 2) + 1)
      rows[i]![j] = best
    }
  return at(a.length, b.length)
}

/** Two errors including the beginning mean another word, unless something was joined in front. */
const isMeant = (typed: string, text: string, errors: number, most: number) =>
  errors <= Math.min(most, 1) || (errors <= most && (typed[0] === text[0] || typed.endsWith(text)))

/** Sorted, like the terms of a catalogue. */
function indexOf(words: readonly string[]) {
  const terms = stringColumn(words.toSorted())
  return { terms, letters: letterSets(terms) }
}

/** 'p' and '0' share a bit in a term's set of letters. */
const letter = fc.constantFrom('b', 'c', 't', 'p', '0')
const word = fc.string({ unit: letter, minLength: 1, maxLength: 9 })

describe('words close to a mistyped one', () => {
  it('are exactly those within the number of typing errors', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1 }),
        word,
        fc.integer({ min: 1, max: 2 }),
        (words, typed, most) => {
          const index = indexOf(words)
          const sorted = words.toSorted()
          const found = closeTerms(index, typed, most, false).map(({ term, distance: d }) => [
            sorted[term],
            d,
          ])
          const expected = sorted.map((text) => [text, distance(typed, text)] as const)
          expect(found).toEqual(expected.filter(([text, d]) => isMeant(typed, text, d, most)))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('also have it as a prefix with errors, for an incomplete word', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1 }),
        word,
        fc.integer({ min: 1, max: 2 }),
        (words, typed, most) => {
          const sorted = words.toSorted()
          const found = closeTerms(indexOf(words), typed, most, true).map(({ term, distance: d }) => [
            sorted[term],
            d,
          ])
          const nearest = (text: string) =>
            Math.min(...Array.from({ length: text.length + 1 }, (_, i) => distance(typed, text.slice(0, i))))
          const expected = sorted.map((text) => [text, nearest(text)] as const)
          expect(found).toEqual(expected.filter(([text, d]) => isMeant(typed, text, d, most)))
        },
      ),
      { numRuns: 500 },
    )
  })

  it('are found at any length', () => {
    const long = fc.string({ unit: letter, minLength: 30, maxLength: 40 })
    fc.assert(
      fc.property(long, fc.nat({ max: 29 }), fc.boolean(), (typed, place, isPrefix) => {
        const swapped =
          typed.slice(0, place) + typed.charAt(place + 1) + typed.charAt(place) + typed.slice(place + 2)
        const words = [...new Set([typed.slice(1), swapped, `${typed}b`])]
        const found = closeTerms(indexOf(words), typed, 1, isPrefix)
        expect(found.map(({ term }) => term)).toEqual(words.map((_word, term) => term))
      }),
    )
  })

  it('begin the same, have one error, or are its end', () => {
    const close = (typed: string, word: string) => closeTerms(indexOf([word]), typed, 2, false).length > 0
    expect(close('surimi', 'primi')).toBe(false)
    expect(close('sofficini', 'officina')).toBe(false)
    expect(close('mozarela', 'mozzarella')).toBe(true)
    expect(close('nocole', 'gnocole')).toBe(true)
    expect(close('dececco', 'cecco')).toBe(true)
  })

  it('are searched for longer words only', () => {
    expect([3, 4, 7, 8].map(errorsAllowed)).toEqual([0, 1, 1, 2])
  })
})
