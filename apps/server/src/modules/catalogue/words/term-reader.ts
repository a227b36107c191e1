import { findRow } from '../memory/key-table.ts'
import { stringReader } from '../memory/string-column.ts'
import { generationCache, type GenerationCache } from '../memory/generation-cache.ts'
import { coreOf, isSameWord } from './inflection.ts'
import type { TermIndex } from './term-index.ts'
import { stemOf } from './words.ts'

/** A term that a typed word may mean; factor tells how surely. */
export interface TermMatch {
  term: number
  factor: number
  /** Near the word typed, while that stands elsewhere in the shop as it is: a product with this one alone has not got it. */
  isGuess?: boolean
}

export interface WordMatch {
  matches: readonly TermMatch[]
  /** What the shop writes in two words ('coca', 'cola'), or behind an article that ran into it ('oliva' of 'doliva'). */
  parts?: readonly string[] | undefined
  /** The term that a mistyped word was taken for, as it is written. */
  corrected: string | undefined
  /** Typing errors of that word. */
  errors: number
}

/** Looks words up among the terms. */
export interface TermReader {
  index: TermIndex
  count: number
  read: (term: number) => string
  /** The term as it is written, with its accent. */
  show: (term: number) => string
  /** First term that is not before a text. */
  lowerBound: (text: string) => number
  /** Whether any term begins with a text. */
  begins: (text: string) => boolean
  /** Whether any word of the shop is cut short. */
  hasCut: boolean
  /** Whether a term is what a word was cut short to. */
  isCut: (word: string) => boolean
  /** The term that is this very word. */
  termOf: (word: string) => number | undefined
  /** Terms that share a stem. */
  withStem: (stem: string) => Uint32Array
  /** Products that hold a term. */
  productCount: (term: number) => number
  /** What words were understood as: people type the same ones; weights are numbers of terms. */
  understood: GenerationCache<string, WordMatch>
}

/** Terms that are a word, or its singular or plural. Most words asked for are the beginning of none: no stem is made of them. */
export function formsOf(reader: TermReader, word: string): number[] {
  if (!reader.begins(coreOf(word))) return []
  return Array.from(reader.withStem(stemOf(word))).filter((term) => isSameWord(word, reader.read(term)))
}

const POINT = 46
const ASCII = /^\p{ASCII}*$/u

/** The words that are cut short somewhere: few, or none. */
function cutWords({ bytes, offsets }: TermIndex['terms'], read: (term: number) => string): Set<string> {
  const cut = new Set<string>()
  for (let term = 0; term < offsets.length - 1; term++)
    if (bytes[offsets[term + 1]! - 1] === POINT) cut.add(read(term).slice(0, -1))
  return cut
}

const TERMS_UNDERSTOOD = 100_000

export function termReader(index: TermIndex): TermReader {
  const read = stringReader(index.terms)
  const readStem = stringReader(index.stems)
  const readAccented = stringReader(index.accents)
  const count = index.terms.offsets.length - 1
  const { accented, postingStart, runStart } = index

  function lowerBound(text: string): number {
    // Bytes are in the order of UTF-16 where one side is ASCII, and need not be made a string.
    const isBefore = ASCII.test(text) ? isBytesBefore : isTextBefore
    let low = 0
    let high = count
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBefore(middle, text)) low = middle + 1
      else high = middle
    }
    return low
  }

  const isTextBefore = (term: number, text: string) => read(term) < text
  const { bytes, offsets } = index.terms

  function isBytesBefore(term: number, text: string): boolean {
    const start = offsets[term]!
    const length = offsets[term + 1]! - start
    const common = Math.min(length, text.length)
    for (let i = 0; i < common; i++) {
      const difference = bytes[start + i]! - text.charCodeAt(i)
      if (difference !== 0) return difference < 0
    }
    return length < text.length
  }

  function isTerm(term: number, text: string): boolean {
    if (!ASCII.test(text)) return read(term) === text
    return offsets[term + 1]! - offsets[term]! === text.length && isBegunBy(term, text)
  }

  function isBegunBy(term: number, text: string): boolean {
    if (!ASCII.test(text)) return read(term).startsWith(text)
    const start = offsets[term]!
    if (offsets[term + 1]! - start < text.length) return false
    for (let i = 0; i < text.length; i++) if (bytes[start + i] !== text.charCodeAt(i)) return false
    return true
  }

  const cut = cutWords(index.terms, read)

  return {
    index,
    count,
    read,
    hasCut: cut.size > 0,
    isCut: (word) => cut.has(word),
    show(term) {
      let low = 0
      let high = accented.length
      while (low < high) {
        const middle = (low + high) >> 1
        if (accented[middle]! < term) low = middle + 1
        else high = middle
      }
      return accented[low] === term ? readAccented(low) : read(term)
    },
    lowerBound,
    begins(text) {
      const place = lowerBound(text)
      return place < count && isBegunBy(place, text)
    },
    termOf(word) {
      const place = lowerBound(word)
      return place < count && isTerm(place, word) ? place : undefined
    },
    withStem(stem) {
      const row = findRow(index.stemKeys, readStem, stem)
      if (row === undefined) return new Uint32Array()
      return index.stemTerms.subarray(index.stemStart[row], index.stemStart[row + 1])
    },
    understood: generationCache(TERMS_UNDERSTOOD),
    productCount: (term) => postingStart[runStart[term + 1]!]! - postingStart[runStart[term]!]!,
  }
}
