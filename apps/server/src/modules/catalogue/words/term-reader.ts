import { findRow } from '../memory/key-table.ts'
import { stringReader } from '../memory/string-column.ts'
import { generationCache, type GenerationCache } from '../memory/generation-cache.ts'
import { coreOf, isSameWord } from './inflection.ts'
import type { TermIndex } from './term-index.ts'
import { stemOf } from './words.ts'

/** A term that a typed word may mean; factor is its certainty. */
export interface TermMatch {
  term: number
  factor: number
  /** Resembles the typed word, although that exists elsewhere in the shop: it does not count as a certain match. */
  isGuess?: boolean
}

export interface WordMatch {
  matches: readonly TermMatch[]
  /** The two words that the shop uses ('coca', 'cola'), or the word after a joined article ('oliva' of 'doliva'). */
  parts?: readonly string[] | undefined
  /** The correction of a mistyped word, in its original spelling. */
  corrected: string | undefined
  /** Number of typing errors in that word. */
  errors: number
}

/** Looks up words among the terms. */
export interface TermReader {
  index: TermIndex
  count: number
  read: (term: number) => string
  /** The term in its original spelling, with its accent. */
  show: (term: number) => string
  /** Whether the term has an accent on its last vowel: 'pate' of 'paté'. */
  isAccentedLast: (term: number) => boolean
  /** First term that does not sort before a text. */
  lowerBound: (text: string) => number
  /** Whether any term begins with a text. */
  begins: (text: string) => boolean
  /** Whether any word of the shop is abbreviated. */
  hasCut: boolean
  /** Whether a word occurs as an abbreviation. */
  isCut: (word: string) => boolean
  /** The term that equals the word. */
  termOf: (word: string) => number | undefined
  /** Terms with a stem. */
  withStem: (stem: string) => Uint32Array
  /** Number of products that contain a term. */
  productCount: (term: number) => number
  /** Cached matches of words, since people type the same ones; weights are numbers of terms. */
  understood: GenerationCache<string, WordMatch>
}

/** Terms that equal a word, or its singular or plural. Most words have no such term, so that no stem is computed. */
export function formsOf(reader: TermReader, word: string): number[] {
  if (!reader.begins(coreOf(word))) return []
  return Array.from(reader.withStem(stemOf(word))).filter((term) => isSameWord(word, reader.read(term)))
}

const POINT = 46
const ASCII = /^\p{ASCII}*$/u

/** The abbreviated words in the index: few, or none. */
function cutWords({ bytes, offsets }: TermIndex['terms'], read: (term: number) => string): Set<string> {
  const cut = new Set<string>()
  for (let term = 0; term < offsets.length - 1; term++)
    if (bytes[offsets[term + 1]! - 1] === POINT) cut.add(read(term).slice(0, -1))
  return cut
}

const ACCENTED_LAST = /[àèéìòù]$/

function accentedLast({ accented }: TermIndex, readAccented: (row: number) => string): Set<number> {
  return new Set(accented.filter((_term, row) => ACCENTED_LAST.test(readAccented(row))))
}

const TERMS_UNDERSTOOD = 100_000

export function termReader(index: TermIndex): TermReader {
  const read = stringReader(index.terms)
  const readStem = stringReader(index.stems)
  const readAccented = stringReader(index.accents)
  const count = index.terms.offsets.length - 1
  const { accented, postingStart, runStart } = index

  function lowerBound(text: string): number {
    // Bytes sort like UTF-16 if one side is ASCII, so no string is created.
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
  const invariable = accentedLast(index, readAccented)

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
    isAccentedLast: (term) => invariable.has(term),
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
