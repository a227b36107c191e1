import { ascending } from '../catalogue/index/ascending.ts'
import type { WordMatch } from './match-word.ts'
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
): ScoredProducts {
  const { total, ofWord } = space
  const rarestFirst = words.toSorted((a, b) => postingsOf(reader, a) - postingsOf(reader, b))
  const [first, ...others] = rarestFirst
  let held = first === undefined ? new Uint32Array() : touchProducts(reader, space, first)
  for (const word of others) {
    if (held.length === 0) break
    scoreHeld(reader, space, word, held)
    const kept = held.filter((ordinal) => ofWord[ordinal] !== 0)
    for (const ordinal of held)
      total[ordinal] = ofWord[ordinal] === 0 ? 0 : total[ordinal]! + ofWord[ordinal]!
    for (const ordinal of kept) ofWord[ordinal] = 0
    held = kept
  }
  const ordinals = ascending(held, total.length)
  const scores = Uint16Array.from(ordinals, (ordinal) => total[ordinal]!)
  for (const ordinal of ordinals) total[ordinal] = 0
  return { ordinals, scores }
}

const postingsOf = (reader: TermReader, { matches }: WordMatch) =>
  matches.reduce((sum, { term }) => sum + reader.productCount(term), 0)

/** Writes the best score of the first word per product; answers the products. */
function touchProducts(
  reader: TermReader,
  { total, touched }: ScoreSpace,
  { matches }: WordMatch,
): Uint32Array {
  const { postingStart, postings, weights } = reader.index
  let used = 0
  for (const { term, factor } of matches) {
    const end = postingStart[term + 1]!
    for (let i = postingStart[term]!; i < end; i++) {
      const ordinal = postings[i]!
      const score = weights[i]! * factor
      const before = total[ordinal]!
      if (before === 0) touched[used++] = ordinal
      if (before < score) total[ordinal] = score
    }
  }
  return touched.slice(0, used)
}

/** Writes the best score of a further word for the products held so far, which have a total. */
function scoreHeld(
  reader: TermReader,
  { total, ofWord }: ScoreSpace,
  { matches }: WordMatch,
  held: Uint32Array,
) {
  const { postingStart, postings, weights } = reader.index
  const write = (ordinal: number, score: number) => {
    if (ofWord[ordinal]! < score) ofWord[ordinal] = score
  }
  for (const { term, factor } of matches) {
    const start = postingStart[term]!
    const end = postingStart[term + 1]!
    if (held.length * LOOK_UP_STEPS < end - start) {
      for (const ordinal of held) {
        const i = findPosting(postings, start, end, ordinal)
        if (i >= 0) write(ordinal, weights[i]! * factor)
      }
    } else {
      for (let i = start; i < end; i++)
        if (total[postings[i]!] !== 0) write(postings[i]!, weights[i]! * factor)
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
