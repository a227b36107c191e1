import { findRow } from '../catalogue/snapshot/key-table.ts'
import { stringReader } from '../catalogue/snapshot/string-column.ts'
import type { TermIndex } from './term-index.ts'

/** Looks words up among the terms. */
export interface TermReader {
  index: TermIndex
  count: number
  read: (term: number) => string
  /** First term that is not before a text. */
  lowerBound: (text: string) => number
  /** Terms that share a stem. */
  withStem: (stem: string) => Uint32Array
  /** Products that hold a term. */
  productCount: (term: number) => number
}

export function termReader(index: TermIndex): TermReader {
  const read = stringReader(index.terms)
  const readStem = stringReader(index.stems)
  const count = index.terms.offsets.length - 1
  return {
    index,
    count,
    read,
    lowerBound(text) {
      let low = 0
      let high = count
      while (low < high) {
        const middle = (low + high) >> 1
        if (read(middle) < text) low = middle + 1
        else high = middle
      }
      return low
    },
    withStem(stem) {
      const row = findRow(index.stemKeys, readStem, stem)
      if (row === undefined) return new Uint32Array()
      return index.stemTerms.subarray(index.stemStart[row], index.stemStart[row + 1])
    },
    productCount: (term) => index.postingStart[term + 1]! - index.postingStart[term]!,
  }
}
