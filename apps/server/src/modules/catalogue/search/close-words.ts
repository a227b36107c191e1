import { closeTerms, errorsAllowed, type CloseTerm } from '../words/edit-distance.ts'
import { isCutTerm } from '../words/shelf-writing.ts'
import type { TermReader } from '../words/term-reader.ts'
import { stemOf } from '../words/words.ts'

/** A shorter stem of a mistyped word resembles too many. */
const STEM_FROM = 5
/** Maximum number of letters of an ending. */
const LONGEST_ENDING = 3
/** From this length on an unknown word without a match may have one more error. */
const MORE_ERRORS_FROM = 6
const MOST_ERRORS = 2
export const MUCH_MORE_OFTEN = 5

/** Number of products that contain some terms. */
export const heldBy = (reader: TermReader, matches: readonly { term: number }[]) =>
  matches.reduce((sum, { term }) => sum + reader.productCount(term), 0)

/**
 * The whole word first, then a prefix, then another form ('zuchine' if there is only 'zucchina'), finally with one more
 * error.
 */
export function closeOf(reader: TermReader, word: string, most: number, isLast: boolean): CloseTerm[] {
  const whole = closeWords(reader, word, most, false)
  if (whole.length > 0) return whole
  const begun = isLast ? closeWords(reader, word, most, true) : []
  if (begun.length > 0) return begun
  const stem = stemOf(word)
  const forms = stem.length < STEM_FROM ? [] : closeForms(reader, stem, errorsAllowed(stem.length))
  if (forms.length > 0) return forms
  return word.length >= MORE_ERRORS_FROM && most < MOST_ERRORS
    ? closeWords(reader, word, most + 1, false)
    : []
}

/** Abbreviations are excluded: nobody means them, and they resemble many words. */
const closeWords = (reader: TermReader, word: string, most: number, isPrefix: boolean): CloseTerm[] =>
  closeTerms(reader.index, word, most, isPrefix).filter(({ term }) => {
    if (!reader.hasCut) return true
    const text = reader.read(term)
    return !isCutTerm(text) && !reader.isCut(text)
  })

/** Terms with the same first letter, then a similar beginning, and little more than an ending after it. */
const closeForms = (reader: TermReader, stem: string, most: number): CloseTerm[] =>
  closeWords(reader, stem, most, true).filter(({ term }) => {
    const text = reader.read(term)
    return text[0] === stem[0] && text.length <= stem.length + LONGEST_ENDING
  })

/** Terms with the fewest errors; those with more only if many more products have them. */
export function nearest(reader: TermReader, close: readonly CloseTerm[]): CloseTerm[] {
  const fewest = close.reduce((least, { distance }) => Math.min(least, distance), Infinity)
  const near = close.filter(({ distance }) => distance === fewest)
  const atLeast = heldBy(reader, near) * MUCH_MORE_OFTEN
  return [...near, ...close.filter((c) => c.distance > fewest && reader.productCount(c.term) >= atLeast)]
}
