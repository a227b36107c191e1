import { ascending } from '../catalogue/index/ascending.ts'
import type { TermMatch, WordMatch } from './match-word.ts'
import type { TermReader } from './term-reader.ts'

/** Products that hold every word of a query in alphabetical order, with the sum of what each word counts for. */
export interface ScoredProducts {
  ordinals: Uint32Array
  scores: Uint16Array
}

/** Space for scoring, kept per index: clearing what was touched is cheaper than making it anew. */
export interface ScoreSpace {
  total: Uint16Array
  ofWord: Uint16Array
  touched: Uint32Array
}

export const scoreSpace = (productCount: number): ScoreSpace => ({
  total: new Uint16Array(productCount),
  ofWord: new Uint16Array(productCount),
  touched: new Uint32Array(productCount),
})

/** Looking one product up among the postings of a term costs about so many steps of reading them all. */
const LOOK_UP_STEPS = 20

/**
 * Every word must be held; a word counts by its best match: sureness of the match times weight of the field. The rarest
 * word comes first, the others are only looked up for the products that it leaves.
 */
export function scoreWords(
  reader: TermReader,
  space: ScoreSpace,
  words: readonly WordMatch[],
  mostPostings = Infinity,
): ScoredProducts {
  const { total } = space
  const rarestFirst = words.toSorted((a, b) => postingsOf(reader, a) - postingsOf(reader, b))
  const [first, ...others] = rarestFirst
  let held = first === undefined ? new Uint32Array() : touchProducts(reader, space, first, mostPostings)
  for (const word of others) {
    if (held.length === 0) break
    scoreHeld(reader, space, word, held)
    held = keepScored(space, held)
  }
  const ordinals = ascending(held, total.length)
  const scores = new Uint16Array(ordinals.length)
  for (let i = 0; i < ordinals.length; i++) {
    scores[i] = total[ordinals[i]!]!
    total[ordinals[i]!] = 0
  }
  return { ordinals, scores }
}

/** Adds the scores of a further word; products without one are held no longer. */
function keepScored({ total, ofWord }: ScoreSpace, held: Uint32Array): Uint32Array {
  let kept = 0
  for (let i = 0; i < held.length; i++) {
    const ordinal = held[i]!
    const score = ofWord[ordinal]!
    ofWord[ordinal] = 0
    if (score === 0) {
      total[ordinal] = 0
    } else {
      total[ordinal]! += score
      held[kept++] = ordinal
    }
  }
  return held.subarray(0, kept)
}

const postingsOf = (reader: TermReader, { matches }: WordMatch) =>
  matches.reduce((sum, { term }) => sum + reader.productCount(term), 0)

/** Writes the best score of the first word per product; answers the products. The surest and most frequent terms come first. */
function touchProducts(
  reader: TermReader,
  { total, touched }: ScoreSpace,
  word: WordMatch,
  mostPostings: number,
): Uint32Array {
  const { postingStart, postings, weights } = reader.index
  const isTooMuch = postingsOf(reader, word) > mostPostings
  const matches = isTooMuch ? word.matches.toSorted(bySureness(reader)) : word.matches
  let used = 0
  let left = mostPostings
  for (const { term, factor } of matches) {
    const start = postingStart[term]!
    const end = Math.min(postingStart[term + 1]!, start + left)
    for (let i = start; i < end; i++) {
      const ordinal = postings[i]!
      const score = weights[i]! * factor
      const before = total[ordinal]!
      if (before === 0) touched[used++] = ordinal
      if (before < score) total[ordinal] = score
    }
    left -= end - start
  }
  return touched.slice(0, used)
}

const bySureness = (reader: TermReader) => (a: TermMatch, b: TermMatch) =>
  b.factor - a.factor || reader.productCount(b.term) - reader.productCount(a.term)

/** Writes the best score of a further word for the products held so far, which have a total. */
function scoreHeld(
  reader: TermReader,
  { total, ofWord }: ScoreSpace,
  { matches }: WordMatch,
  held: Uint32Array,
) {
  const { postingStart, postings, weights } = reader.index
  for (const { term, factor } of matches) {
    const start = postingStart[term]!
    const end = postingStart[term + 1]!
    if (held.length * LOOK_UP_STEPS < end - start) {
      for (let h = 0; h < held.length; h++) {
        const i = findPosting(postings, start, end, held[h]!)
        if (i >= 0) ofWord[held[h]!] = Math.max(ofWord[held[h]!]!, weights[i]! * factor)
      }
    } else {
      for (let i = start; i < end; i++) {
        const ordinal = postings[i]!
        if (total[ordinal] !== 0) ofWord[ordinal] = Math.max(ofWord[ordinal]!, weights[i]! * factor)
      }
    }
  }
}

/** Place of a product among the postings of a term, which rise; -1 when it is not there. */
function findPosting(postings: Uint32Array, start: number, end: number, ordinal: number): number {
  let low = start
  let high = end - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = postings[middle]!
    if (found === ordinal) return middle
    if (found < ordinal) low = middle + 1
    else high = middle - 1
  }
  return -1
}
