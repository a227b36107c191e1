import { closeTerms, errorsAllowed, type CloseTerm } from './edit-distance.ts'
import { meaningsOfNumber } from './formats.ts'
import type { TermReader } from './term-reader.ts'
import { stemOf } from './words.ts'

/** A term that a typed word may mean; factor tells how surely. */
export interface TermMatch {
  term: number
  factor: number
}

export interface WordMatch {
  matches: TermMatch[]
  /** The term that a mistyped word was taken for, as it is written. */
  corrected: string | undefined
}

export const FACTOR = { exact: 12, stem: 11, prefix: 8, oneError: 5, twoErrors: 3 } as const
/** Below so many letters a word of the middle of a query is not taken for a beginning. */
const PREFIX_FROM = 3
/** Below so many letters the stem of a mistyped word is like too many. */
const MISTYPED_STEM_FROM = 4
/** Letters that an ending may have. */
const LONGEST_ENDING = 3
/** A word that no more products hold may be a typing error of their sheets. */
const SELDOM = 20
const MUCH_MORE_OFTEN = 5

/** A longer beginning of a format or a number means another one. */
const isNumber = (word: string) => /^[#=\d]/.test(word)
const NOTHING: WordMatch = { matches: [], corrected: undefined }

/** Terms that a word means as typed: the word itself, its other forms, and what begins with it. */
export function matchWord(reader: TermReader, word: string, isLast: boolean): WordMatch {
  const factorOf = new Map<number, number>()
  if (!isNumber(word) && (isLast || word.length >= PREFIX_FROM)) addBeginnings(reader, word, factorOf)
  for (const term of reader.withStem(stemOf(word))) factorOf.set(term, FACTOR.stem)
  for (const meaning of [...meaningsOfNumber(word), word]) {
    const term = reader.termOf(meaning)
    if (term !== undefined) factorOf.set(term, meaning === word ? FACTOR.exact : FACTOR.stem)
  }
  if (factorOf.size === 0 && isLast && /^\d/.test(word)) addBeginnings(reader, word, factorOf)
  return { matches: Array.from(factorOf, ([term, factor]) => ({ term, factor })), corrected: undefined }
}

function addBeginnings(reader: TermReader, word: string, factorOf: Map<number, number>) {
  const behind = reader.lowerBound(`${word}\uffff`)
  for (let term = reader.lowerBound(word); term < behind; term++) factorOf.set(term, FACTOR.prefix)
}

/** What a word means as typed; where it is nowhere, what it may have been mistyped for. */
export function understandWord(reader: TermReader, word: string, isLast: boolean): WordMatch {
  const match = matchWord(reader, word, isLast)
  if (match.matches.length === 0) return matchMistyped(reader, word, isLast)
  // Sheets hold typing errors as well: 'mozarella' is a word of the catalogue, and most mozzarella is written otherwise.
  const held = heldBy(reader, match.matches)
  return held > SELDOM ? match : alsoMistyped(reader, match, word, isLast, held * MUCH_MORE_OFTEN)
}

const heldBy = (reader: TermReader, matches: readonly { term: number }[]) =>
  matches.reduce((sum, { term }) => sum + reader.productCount(term), 0)

/** Adds what a word may have been mistyped for, of terms that at least so many products hold. */
export function alsoMistyped(
  reader: TermReader,
  match: WordMatch,
  word: string,
  isLast: boolean,
  atLeast = 0,
): WordMatch {
  const known = new Set(match.matches.map(({ term }) => term))
  const others = matchMistyped(reader, word, isLast).matches.filter(
    ({ term }) => !known.has(term) && reader.productCount(term) >= atLeast,
  )
  return { matches: [...match.matches, ...others], corrected: match.corrected }
}

/** Terms that a mistyped word may mean, with their other forms; of a word still being typed also the beginnings. */
export function matchMistyped(reader: TermReader, word: string, isLast: boolean): WordMatch {
  const most = /[#=\d]/.test(word) ? 0 : errorsAllowed(word.length)
  if (most === 0) return NOTHING
  const close = nearest(reader, closeOf(reader, word, most, isLast))
  const factorOf = new Map<number, number>()
  for (const { term, distance } of close) {
    const factor = distance <= 1 ? FACTOR.oneError : FACTOR.twoErrors
    for (const form of reader.withStem(stemOf(reader.read(term))))
      if ((factorOf.get(form) ?? 0) < factor) factorOf.set(form, factor - 1)
    factorOf.set(term, factor)
  }
  const matches = Array.from(factorOf, ([term, factor]) => ({ term, factor }))
  const best = matches.toSorted(
    (a, b) => b.factor - a.factor || reader.productCount(b.term) - reader.productCount(a.term),
  )[0]
  return { matches, corrected: best === undefined ? undefined : reader.show(best.term) }
}

/** The whole word first, then the beginning of one, then another form of one: 'zuchine' where there is only 'zucchina'. */
function closeOf(reader: TermReader, word: string, most: number, isLast: boolean): CloseTerm[] {
  const whole = closeTerms(reader.index, word, most, false)
  if (whole.length > 0) return whole
  const begun = isLast ? closeTerms(reader.index, word, most, true) : []
  if (begun.length > 0) return begun
  const stem = stemOf(word)
  if (stem.length < MISTYPED_STEM_FROM) return []
  const longest = stem.length + LONGEST_ENDING
  return closeTerms(reader.index, stem, errorsAllowed(stem.length), true).filter(
    ({ term }) => reader.read(term).length <= longest,
  )
}

/** Terms with the fewest errors; those with more only where many more products hold them. */
function nearest(reader: TermReader, close: readonly CloseTerm[]): CloseTerm[] {
  const fewest = close.reduce((least, { distance }) => Math.min(least, distance), Infinity)
  const near = close.filter(({ distance }) => distance === fewest)
  const atLeast = heldBy(reader, near) * MUCH_MORE_OFTEN
  return [...near, ...close.filter((c) => c.distance > fewest && reader.productCount(c.term) >= atLeast)]
}
