import type { ScoreSpace } from '../memory/score-space.ts'
import { chooseKept, isCorrected } from './kept-words.ts'
import { withLarger } from './match-word.ts'
import { readingsOf, understandQuery, type Understood } from './respell.ts'
import { addWord, holdSurely, settle, type HeldWords, type HoldLimits } from './score-words.ts'
import type { TermReader } from '../words/term-reader.ts'
import { MAX_QUERY_WORDS, type ReadQuery } from '../words/words.ts'

/** What has every word, but some only among its ingredients, counts no more: less than anything named by one word. */
const HARDLY = 60
/** So many words leave no room to count one of them as two. */
const FEW_WORDS = 6

/** Products that a text finds, their scores in the space given, and how the text was read to find them. */
export interface HeldText {
  held: Uint32Array
  /** The text as it was understood, when typing errors were put right. */
  correctedQuery: string | undefined
  /** Words as typed that no product holds together with the others. */
  leftOut: string[]
}

export interface HoldOptions extends HoldLimits {
  /** Every word must be found as it was typed: nothing is put right, nothing left out. */
  isAsTyped?: boolean
}

/** Holds the products that have every word; where there are none, it looks for what was meant. The caller clears `space`. */
export function holdText(
  terms: TermReader,
  space: ScoreSpace,
  query: ReadQuery,
  { isAsTyped = false, ...limits }: HoldOptions = {},
): HeldText {
  const words = understandQuery(terms, query.words, isAsTyped).slice(0, MAX_QUERY_WORDS)
  const asRead = (held: Uint32Array): HeldText => ({
    held,
    correctedQuery: held.length === 0 ? undefined : rewrite(query.text, words),
    leftOut: [],
  })
  const named = holdReadings(terms, space, words, limits)
  if (named.isSure) return asRead(named.held)
  const found =
    limits.leastWeight === undefined
      ? named
      : afterClearing(space, named, () => holdReadings(terms, space, words))
  if (words.length < 2 || isAsTyped) return asRead(found.held)

  const all = takeScores(space, found.held)
  const larger = words.map((word) => withLarger(terms, word.match, word.word))
  if (larger.some((match, place) => match !== words[place]!.match)) {
    const ofLarger = settle(space, holdSurely(terms, space, larger))
    if (ofLarger.isSure) return asRead(addScores(space, ofLarger.held, hardly(all)))
    takeScores(space, ofLarger.held)
  }
  const kept = chooseKept(terms, space, words)
  const { held } = settle(space, holdMatches(terms, space, kept.words, { leastWeight: kept.leastWeight }))
  const isNamed = ([ordinal]: Scores[number]) => space.total[ordinal] !== 0
  const both = all.filter(isNamed)
  if (both.length > 0 || held.length === 0) {
    const others = all.filter((each) => held.length === 0 || !isNamed(each))
    takeScores(space, held)
    const first = addScores(space, space.touched.subarray(0, 0), both)
    return asRead(addScores(space, first, held.length === 0 ? others : hardly(others)))
  }
  const lost = words.filter((word) => !kept.words.includes(word))
  for (const word of lost.filter(isCorrected)) addWord(terms, space, word.match, held)
  return {
    held: addScores(space, held, hardly(all)),
    correctedQuery: rewrite(query.text, kept.words, lost),
    leftOut: [...new Set(lost.map(({ from, to }) => query.text.slice(from, to)))],
  }
}

const holdMatches = (
  terms: TermReader,
  space: ScoreSpace,
  words: readonly Understood[],
  limits?: HoldLimits,
): Uint32Array =>
  holdSurely(
    terms,
    space,
    words.flatMap(({ match, slots = 1 }) => Array.from({ length: slots }, () => match)),
    limits,
  )

/** Products that have every word in one of the ways to write them, each by the way that counts most. */
function holdReadings(
  terms: TermReader,
  space: ScoreSpace,
  words: readonly Understood[],
  limits?: HoldLimits,
): HeldWords {
  const [asTyped, ...others] = words.length > FEW_WORDS ? [words] : readingsOf(terms, words)
  let held = holdMatches(terms, space, asTyped ?? words, limits)
  for (const reading of others) {
    const before = takeScores(space, held)
    held = addScores(space, holdMatches(terms, space, reading, limits), before)
  }
  return settle(space, held)
}

type Scores = (readonly [ordinal: number, score: number])[]

const hardly = (scores: Scores): Scores =>
  scores.map(([ordinal, score]) => [ordinal, Math.min(score, HARDLY)] as const)

function afterClearing<Result>({ total }: ScoreSpace, { held }: HeldWords, next: () => Result): Result {
  for (const ordinal of held) total[ordinal] = 0
  return next()
}

function takeScores({ total }: ScoreSpace, held: Uint32Array): Scores {
  const scores = Array.from(held, (ordinal) => [ordinal, total[ordinal]!] as const)
  for (const ordinal of held) total[ordinal] = 0
  return scores
}

function addScores({ total, touched }: ScoreSpace, held: Uint32Array, scores: Scores): Uint32Array {
  let used = held.length
  for (const [ordinal, score] of scores) {
    if (total[ordinal] === 0) touched[used++] = ordinal
    if (total[ordinal]! < score) total[ordinal] = score
  }
  return touched.subarray(0, used)
}

/** The text with its mistyped words put right and lost ones left out; undefined when none was mistyped. */
export function rewrite(
  text: string,
  words: readonly Understood[],
  lost: readonly Understood[] = [],
): string | undefined {
  if (words.every(({ match }) => match.corrected === undefined)) return undefined
  let written = ''
  let place = 0
  const changed = [...words.filter(({ match }) => match.corrected !== undefined), ...lost]
  for (const { from, to, match } of changed.toSorted((a, b) => a.from - b.from)) {
    written += from < place ? ' ' : text.slice(place, from)
    if (match.corrected !== undefined) written += match.corrected
    place = to
  }
  return (written + text.slice(place)).trim().replace(/\s+/g, ' ')
}
