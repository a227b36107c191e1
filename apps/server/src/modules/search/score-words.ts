import { ascending } from '../catalogue/index/ascending.ts'
import type { TermReader } from './term-reader.ts'
import type { WordMatch } from './match-word.ts'

/** Products that hold every word of a query in alphabetical order, with the sum of what each word counts for. */
export interface ScoredProducts {
  ordinals: Uint32Array
  scores: Uint16Array
}

/** Space for scoring, kept per index: clearing what was touched is cheaper than making it anew. */
export interface ScoreSpace {
  total: Uint16Array
  ofWord: Uint16Array
}

export const scoreSpace = (productCount: number): ScoreSpace => ({
  total: new Uint16Array(productCount),
  ofWord: new Uint16Array(productCount),
})

/** Every word must be held; a word counts by its best match: sureness of the match times weight of the field. */
export function scoreWords(
  reader: TermReader,
  space: ScoreSpace,
  words: readonly WordMatch[],
): ScoredProducts {
  const { total, ofWord } = space
  let held: Uint32Array | undefined
  for (const { matches } of words) {
    const touched = touchProducts(reader, ofWord, matches)
    const kept: Uint32Array = held === undefined ? touched : held.filter((ordinal) => ofWord[ordinal] !== 0)
    if (held !== undefined) for (const ordinal of held) if (ofWord[ordinal] === 0) total[ordinal] = 0
    for (const ordinal of kept) total[ordinal]! += ofWord[ordinal]!
    for (const ordinal of touched) ofWord[ordinal] = 0
    held = kept
    if (kept.length === 0) break
  }
  const ordinals = ascending(held ?? new Uint32Array(), total.length)
  const scores = Uint16Array.from(ordinals, (ordinal) => total[ordinal]!)
  for (const ordinal of ordinals) total[ordinal] = 0
  return { ordinals, scores }
}

/** Writes the best score of one word per product; answers the products touched. */
function touchProducts(reader: TermReader, best: Uint16Array, matches: WordMatch['matches']): Uint32Array {
  const { postingStart, postings, weights } = reader.index
  const most = matches.reduce((sum, { term }) => sum + reader.productCount(term), 0)
  const touched = new Uint32Array(most)
  let used = 0
  for (const { term, factor } of matches) {
    for (let i = postingStart[term]!; i < postingStart[term + 1]!; i++) {
      const ordinal = postings[i]!
      const score = weights[i]! * factor
      const before = best[ordinal]!
      if (before === 0) touched[used++] = ordinal
      if (before < score) best[ordinal] = score
    }
  }
  return touched.subarray(0, used)
}
