import { closeTerms, errorsAllowed } from './edit-distance.ts'
import type { TermReader } from './term-reader.ts'
import { stemOf } from './words.ts'

/** A term that a typed word may mean; factor tells how surely. */
export interface TermMatch {
  term: number
  factor: number
}

export interface WordMatch {
  matches: TermMatch[]
  /** The term that a mistyped word was taken for. */
  corrected: string | undefined
}

const FACTOR = { exact: 12, stem: 11, prefix: 8, oneError: 5, twoErrors: 3 } as const
/** Below so many letters a word of the middle of a query is not taken for a beginning. */
const PREFIX_FROM = 3
/** A longer beginning of a measure or a number means another one. */
const isMeasure = (word: string) => word.startsWith('#')

/** Terms that a word means as typed: the word itself, its other forms, and what begins with it. */
export function matchWord(reader: TermReader, word: string, isLast: boolean): WordMatch {
  const factorOf = new Map<number, number>()
  const first = reader.lowerBound(word)
  const takesPrefix = !isMeasure(word) && (isLast || word.length >= PREFIX_FROM)
  if (takesPrefix) {
    const behind = reader.lowerBound(`${word}\uffff`)
    for (let term = first; term < behind; term++) factorOf.set(term, FACTOR.prefix)
  }
  for (const term of reader.withStem(stemOf(word))) factorOf.set(term, FACTOR.stem)
  if (first < reader.count && reader.read(first) === word) factorOf.set(first, FACTOR.exact)
  const matches = Array.from(factorOf, ([term, factor]) => ({ term, factor }))
  return { matches, corrected: undefined }
}

/** Terms that a mistyped word may mean; of a word still being typed also the beginnings. */
export function matchMistyped(reader: TermReader, word: string, isLast: boolean): WordMatch {
  const most = isMeasure(word) || /\d/.test(word) ? 0 : errorsAllowed(word.length)
  if (most === 0) return { matches: [], corrected: undefined }
  let close = closeTerms(reader.index, word, most, false)
  if (close.length === 0 && isLast) close = closeTerms(reader.index, word, most, true)
  const matches = close.map(({ term, distance }) => ({
    term,
    factor: distance === 0 ? FACTOR.exact : distance === 1 ? FACTOR.oneError : FACTOR.twoErrors,
  }))
  const best = matches.toSorted(
    (a, b) => b.factor - a.factor || reader.productCount(b.term) - reader.productCount(a.term),
  )[0]
  return { matches, corrected: best === undefined ? undefined : reader.read(best.term) }
}
