import type { ScoreSpace } from '../memory/score-space.ts'
import type { TermMatch, TermReader, WordMatch } from '../words/term-reader.ts'
import { LEAST_SEEN_WEIGHT } from '../words/term-index.ts'

/** Looking up one product among the postings of a run costs about this many steps of reading them. */
const LOOK_UP_STEPS = 20

/** Limits for a search that only needs a few suggestions. */
export interface HoldLimits {
  /** For very common words only this many entries are read, the best first. */
  mostPostings?: number | undefined
  /** Fields with a lower weight are ignored. */
  leastWeight?: number | undefined
}

/** Several words match fewer products, so this many times more entries of the rarest are read. */
const SEVERAL_WORDS = 4

/** A run of postings and their score. */
interface ScoredRun {
  run: number
  score: number
}

/** The upper bits of a product's score count its certain words: those in visible fields that are no guesses. */
const SURE_WORD = 4096
const SCORE = SURE_WORD - 1
/** Marks the score of a product that certainly has every word. */
const SURE = 32_768
/** Products that do not certainly have every word score a quarter: they rank behind those that do, in any field. */
const HARDLY_SHIFT = 2

/**
 * Products that have every word of a query, unsorted, with their scores in `space.total`: the caller clears it. A word
 * scores by its best match: certainty of the match times weight of the field; a certain one precedes any guess. The
 * rarest word is read first, the others are only looked up for its products.
 */
export function holdWords(
  reader: TermReader,
  space: ScoreSpace,
  words: readonly WordMatch[],
  limits?: HoldLimits,
): HeldWords {
  // For a single word the higher score comes first anyway.
  if (words.length === 1) {
    const held = holdMarked(reader, space, words, 0, limits)
    return { held, isSure: held.length > 0 }
  }
  const held = holdMarked(reader, space, words, SURE_WORD, limits)
  return settle(space, held, words.length * SURE_WORD, SCORE)
}

/** The same, with marks on the scores of products that certainly have every word: `settleMarked` removes the marks. */
export function holdSurely(
  reader: TermReader,
  space: ScoreSpace,
  words: readonly WordMatch[],
  limits?: HoldLimits,
): Uint32Array {
  const { total } = space
  const held = holdMarked(reader, space, words, SURE_WORD, limits)
  const all = words.length * SURE_WORD
  for (let h = 0; h < held.length; h++) {
    const ordinal = held[h]!
    const marked = total[ordinal]!
    total[ordinal] = (marked & SCORE) | (marked >= all ? SURE : 0)
  }
  return held
}

export interface HeldWords {
  held: Uint32Array
  /** Whether one of them certainly has every word. */
  isSure: boolean
}

/**
 * Removes the marks from the scores of the products; those that do not certainly have every word rank behind the
 * others.
 */
export const settleMarked = (space: ScoreSpace, held: Uint32Array): HeldWords =>
  settle(space, held, SURE, SURE - 1)

function settle({ total }: ScoreSpace, held: Uint32Array, sureFrom: number, score: number): HeldWords {
  let isSure = false
  for (let h = 0; h < held.length && !isSure; h++) isSure = total[held[h]!]! >= sureFrom
  for (let h = 0; h < held.length; h++) {
    const ordinal = held[h]!
    const marked = total[ordinal]!
    const plain = marked & score
    total[ordinal] = isSure && marked < sureFrom ? Math.max(1, plain >> HARDLY_SHIFT) : plain
  }
  return { held, isSure }
}

function holdMarked(
  reader: TermReader,
  space: ScoreSpace,
  words: readonly WordMatch[],
  mark: number,
  { mostPostings = Infinity, leastWeight = 1 }: HoldLimits = {},
): Uint32Array {
  const read = words.map(({ matches }, place) =>
    readRuns(reader, matches, place === 0, { leastWeight, mark }),
  )
  const [first, ...others] = read.toSorted((a, b) => a.postings - b.postings)
  if (first === undefined) return new Uint32Array()
  const most = others.length === 0 ? mostPostings : mostPostings * SEVERAL_WORDS
  let held = touchProducts(reader, space, first, most)
  for (const word of others) {
    if (held.length === 0) break
    scoreHeld(reader, space, word.runs, held)
    held = keepScored(space, held)
  }
  return held
}

interface RunsToRead {
  leastWeight: number
  /** The mark added for a certain match. */
  mark: number
}

function readRuns(
  reader: TermReader,
  matches: readonly TermMatch[],
  isFirst: boolean,
  { leastWeight, mark }: RunsToRead,
) {
  const { postingStart, runStart, runWeights, runWeightsBehind } = reader.index
  const weights = isFirst ? runWeights : runWeightsBehind
  const runs: ScoredRun[] = []
  let postings = 0
  for (const { term, factor, isGuess } of matches) {
    const end = runStart[term + 1]!
    for (let run = runStart[term]!; run < end; run++) {
      // The best fields come first.
      if (runWeights[run]! < leastWeight) break
      const isSure = isGuess !== true && runWeights[run]! >= LEAST_SEEN_WEIGHT
      runs.push({ run, score: weights[run]! * factor + (isSure ? mark : 0) })
      postings += postingStart[run + 1]! - postingStart[run]!
    }
  }
  return { runs, postings }
}

/** Writes the best score of the first word per product; returns the products. */
function touchProducts(
  reader: TermReader,
  { total, touched }: ScoreSpace,
  { runs, postings: all }: ReturnType<typeof readRuns>,
  mostPostings: number,
): Uint32Array {
  const { postingStart, postings } = reader.index
  const best = all > mostPostings ? runs.toSorted((a, b) => b.score - a.score) : runs
  let used = 0
  let left = mostPostings
  for (const { run, score } of best) {
    const start = postingStart[run]!
    const end = Math.min(postingStart[run + 1]!, start + left)
    for (let i = start; i < end; i++) {
      const ordinal = postings[i]!
      const before = total[ordinal]!
      if (before === 0) touched[used++] = ordinal
      if (before < score) total[ordinal] = score
    }
    left -= end - start
    if (left === 0) break
  }
  return touched.subarray(0, used)
}

/** Writes the best score of a further word for the matching products, which have a total. */
function scoreHeld(
  reader: TermReader,
  { total, ofWord }: ScoreSpace,
  runs: readonly ScoredRun[],
  held: Uint32Array,
) {
  const { postingStart, postings } = reader.index
  for (const { run, score } of runs) {
    const start = postingStart[run]!
    const end = postingStart[run + 1]!
    if (held.length * LOOK_UP_STEPS < end - start) {
      for (let h = 0; h < held.length; h++) {
        const ordinal = held[h]!
        if (ofWord[ordinal]! < score && hasPosting(postings, start, end, ordinal)) ofWord[ordinal] = score
      }
    } else {
      for (let i = start; i < end; i++) {
        const ordinal = postings[i]!
        if (total[ordinal] !== 0 && ofWord[ordinal]! < score) ofWord[ordinal] = score
      }
    }
  }
}

/** Adds the scores of a further word; products without one are dropped. */
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

/** Adds the score of one more word to the matching products that have it. */
export function addWord(reader: TermReader, space: ScoreSpace, { matches }: WordMatch, held: Uint32Array) {
  const { total, ofWord } = space
  scoreHeld(
    reader,
    space,
    readRuns(reader, matches, false, { leastWeight: LEAST_SEEN_WEIGHT, mark: 0 }).runs,
    held,
  )
  for (let h = 0; h < held.length; h++) {
    const ordinal = held[h]!
    total[ordinal]! += ofWord[ordinal]!
    ofWord[ordinal] = 0
  }
}

/** Whether a product is among the sorted postings of a run. */
export function hasPosting(postings: Uint32Array, start: number, end: number, ordinal: number): boolean {
  let low = start
  let high = end - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = postings[middle]!
    if (found === ordinal) return true
    if (found < ordinal) low = middle + 1
    else high = middle - 1
  }
  return false
}
