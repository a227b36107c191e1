import { matchWord, understandWord } from './match-word.ts'
import type { TermReader, WordMatch } from '../words/term-reader.ts'
import type { QueryWord } from '../words/words.ts'

/** A word of a query with what it may mean. */
export interface Understood extends QueryWord {
  match: WordMatch
  /** Counts as so many words, 1 unless given: what other readings of the query say in several counts the same. */
  slots?: number
}

/** What is preserved under oil may be said to be in it. */
const TIES = new Set(['sotto', "sott'"])
const PLAIN = /^\p{L}+'?$/u

/**
 * What each word of a query may mean. A word that is nowhere is read as two written in one before it is put right; with
 * `isAsTyped` nothing is put right.
 */
export function understandQuery(
  terms: TermReader,
  words: readonly QueryWord[],
  isAsTyped = false,
): Understood[] {
  const understood: Understood[] = []
  for (const [place, each] of words.entries()) {
    const { word, from, to } = each
    const isLast = place === words.length - 1
    const match = isAsTyped ? matchWord(terms, word, isLast) : understandWord(terms, word, isLast)
    if (isAsTyped || match.parts === undefined || match.matches.length > 0)
      understood.push({ word, from, to, match })
    else for (const part of match.parts) understood.push(partOf(terms, each, part))
  }
  return understood
}

function partOf(terms: TermReader, word: QueryWord, part: string): Understood {
  const term = terms.termOf(part)
  const corrected = term === undefined ? part : terms.show(term)
  return { ...word, word: part, match: { ...matchWord(terms, part, false), corrected } }
}

/**
 * A query in all ways of writing its words in one or in two: as typed, with two neighbours that are one word of the shop
 * ('extra vergine'), with a word that the shop also writes in two ('cocacola'), and without what only ties words together. What
 * counts in one way of writing counts as much in the others.
 */
export function readingsOf(
  terms: TermReader,
  words: readonly Understood[],
): readonly (readonly Understood[])[] {
  const isPlain = (word: Understood) => word.match.parts?.length !== 2 && !TIES.has(word.word)
  const joined = words.map((word, place) => joinedWith(terms, word, words[place + 1]))
  if (words.every(isPlain) && joined.every((word) => word === undefined)) return [words]
  const asTyped: Understood[] = words.map((word) =>
    word.match.parts?.length === 2 ? { ...word, slots: 2 } : word,
  )
  const others = asTyped.flatMap((word, place) => {
    const instead = (some: readonly Understood[], count: number) => [
      ...asTyped.slice(0, place),
      ...some,
      ...asTyped.slice(place + count),
    ]
    const parts = word.slots === 2 ? word.match.parts! : []
    const split = parts.map((part) => ({
      ...word,
      slots: 1,
      word: part,
      match: matchWord(terms, part, false),
    }))
    const both = joined[place] && joinedWith(terms, word, asTyped[place + 1])
    return [...(split.length > 0 ? [instead(split, 1)] : []), ...(both ? [instead([both], 2)] : [])]
  })
  const isTie = (word: Understood) => TIES.has(word.word)
  const untied = words.some(isTie) ? [asTyped.filter((word) => !isTie(word))] : []
  return [asTyped, ...others, ...untied.filter((reading) => reading.length > 0)]
}

/** Two neighbours as one word, where the shop has it. */
function joinedWith(
  terms: TermReader,
  word: Understood,
  next: Understood | undefined,
): Understood | undefined {
  if (next === undefined || !PLAIN.test(word.word) || !PLAIN.test(next.word)) return undefined
  const joined = word.word.replace("'", '') + next.word
  if (terms.termOf(joined) === undefined) return undefined
  const match = matchWord(terms, joined, false)
  const slots = (word.slots ?? 1) + (next.slots ?? 1)
  return { word: joined, from: word.from, to: next.to, match, slots }
}
