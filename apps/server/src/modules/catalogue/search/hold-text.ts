import type { ScoreSpace } from '../memory/score-space.ts'
import { chooseKept, isCorrected } from './kept-words.ts'
import { withLarger } from './match-thing.ts'
import { readingsOf, understandQuery, type Understood } from './respell.ts'
import {
  addWord,
  holdSurely,
  holdWords,
  settleMarked,
  type HeldWords,
  type HoldLimits,
} from './score-words.ts'
import type { TermReader, WordMatch } from '../words/term-reader.ts'
import { MAX_QUERY_WORDS, type ReadQuery } from '../words/words.ts'

/** What has every word, but some only among its ingredients, counts no more: less than anything named by one word. */
const HARDLY = 60
/** Above this number of words none is counted as two. */
const FEW_WORDS = 6

const NONE = new Uint32Array()

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
  let found = named
  if (limits.leastWeight !== undefined) {
    takeScores(space, named.held)
    found = holdReadings(terms, space, words)
  }
  if (words.length < 2 || isAsTyped) return asRead(found.held)

  const all = takeScores(space, found.held)
  const larger = words.map((word) => withLarger(terms, word.match, word.word))
  if (larger.some((match, place) => match !== words[place]!.match)) {
    const ofLarger = holdWords(terms, space, larger)
    if (ofLarger.isSure) return asRead(addScores(space, ofLarger.held, hardly(all)))
    takeScores(space, ofLarger.held)
  }
  const kept = chooseKept(terms, space, words)
  const { held } = holdWords(
    terms,
    space,
    kept.words.map(({ match }) => match),
    { leastWeight: kept.leastWeight },
  )
  const isNamed = (ordinal: number) => space.total[ordinal] !== 0
  if (held.length === 0 || all.ordinals.some(isNamed)) {
    const named = new Set(takeScores(space, held).ordinals)
    const completed = addScores(space, NONE, all, (ordinal) => named.size === 0 || named.has(ordinal))
    return asRead(addScores(space, completed, hardly(all), (ordinal) => !named.has(ordinal)))
  }
  const lost = words.filter((word) => !kept.words.includes(word))
  for (const word of lost.filter(isCorrected)) addWord(terms, space, word.match, held)
  return {
    held: addScores(space, held, hardly(all)),
    correctedQuery: rewrite(query.text, kept.words, lost),
    leftOut: [...new Set(lost.map(({ from, to }) => query.text.slice(from, to)))],
  }
}

/** What the words of a reading may mean; one that counts as two comes twice. */
function matchesOf(words: readonly Understood[]): WordMatch[] {
  const matches: WordMatch[] = []
  for (const { match, slots = 1 } of words) for (let slot = 0; slot < slots; slot++) matches.push(match)
  return matches
}

/** Products that have every word in one of the ways to write them, each by the way that counts most. */
function holdReadings(
  terms: TermReader,
  space: ScoreSpace,
  words: readonly Understood[],
  limits?: HoldLimits,
): HeldWords {
  const [asTyped = words, ...others] = words.length > FEW_WORDS ? [words] : readingsOf(terms, words)
  if (others.length === 0) return holdWords(terms, space, matchesOf(asTyped), limits)
  let held = holdSurely(terms, space, matchesOf(asTyped), limits)
  for (const reading of others) {
    const before = takeScores(space, held)
    held = addScores(space, holdSurely(terms, space, matchesOf(reading), limits), before)
  }
  return settleMarked(space, held)
}

/** Scores put aside while the space is used for something else. */
interface Scores {
  ordinals: Uint32Array
  scores: Uint16Array
}

const hardly = ({ ordinals, scores }: Scores): Scores => ({
  ordinals,
  scores: scores.map((score) => Math.min(score, HARDLY)),
})

/** Takes the scores of products held out of the space. */
function takeScores({ total }: ScoreSpace, held: Uint32Array): Scores {
  const ordinals = held.slice()
  const scores = new Uint16Array(held.length)
  for (let i = 0; i < ordinals.length; i++) {
    scores[i] = total[ordinals[i]!]!
    total[ordinals[i]!] = 0
  }
  return { ordinals, scores }
}

/** Puts scores back beside those of products held, where they are higher; with `isWanted` only some of them. */
function addScores(
  { total, touched }: ScoreSpace,
  held: Uint32Array,
  { ordinals, scores }: Scores,
  isWanted?: (ordinal: number) => boolean,
): Uint32Array {
  let used = held.length
  for (let i = 0; i < ordinals.length; i++) {
    const ordinal = ordinals[i]!
    if (isWanted?.(ordinal) === false) continue
    if (total[ordinal] === 0) touched[used++] = ordinal
    if (total[ordinal]! < scores[i]!) total[ordinal] = scores[i]!
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
