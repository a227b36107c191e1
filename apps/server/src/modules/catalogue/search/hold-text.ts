import type { ScoreSpace } from '../memory/score-space.ts'
import { chooseKept, hasNounOfMeant, isCorrected } from './kept-words.ts'
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
import { askedByWord } from '../words/kind-of-good.ts'
import { fold, MAX_QUERY_WORDS, type ReadQuery } from '../words/words.ts'

/**
 * A product that has some of the words only among its ingredients scores at most this: less than any with one word in
 * its name.
 */
const HARDLY = 60
/** Longer queries have only one reading, as typed. */
const FEW_WORDS = 6

const NONE = new Uint32Array()

/** Products that a text finds, with their scores in the given space, and the interpretation of the text. */
export interface HeldText {
  held: Uint32Array
  /** The text after correcting typing errors, if any. */
  correctedQuery: string | undefined
  /** Typed words that no product has together with the others. */
  leftOut: string[]
}

export interface HoldOptions extends HoldLimits {
  /** Every word must match as typed: without corrections or omissions. */
  isAsTyped?: boolean | undefined
  /** Goods for animals: if only they have every word, and no word asks for them, words are omitted for the others. */
  isForAnimals?: (ordinal: number) => boolean
}

const AS_MEANT: HoldOptions = {}
const isNone = () => false

/**
 * Finds the products that have every word; if there are none, tries corrections and omissions. The caller clears
 * `space`.
 */
export function holdText(
  terms: TermReader,
  space: ScoreSpace,
  query: ReadQuery,
  limits: HoldOptions = AS_MEANT,
): HeldText {
  const { isAsTyped = false, isForAnimals = isNone } = limits
  const words = understandQuery(terms, query.words, isAsTyped).slice(0, MAX_QUERY_WORDS)
  const asRead = (held: Uint32Array): HeldText => ({
    held,
    correctedQuery: held.length === 0 ? undefined : rewrite(query.text, words),
    leftOut: [],
  })
  const named = holdReadings(terms, space, words, limits)
  const isAlone = words.length < 2 || isAsTyped
  // Nearly every search ends here, and is not slowed down by looking for kinds.
  if (named.isSure && (isAlone || hasMeant(named.held, isForAnimals))) return asRead(named.held)
  const isOther = asksForAnimals(words) ? isNone : isForAnimals
  if (named.isSure && isOther === isNone) return asRead(named.held)
  let found = named
  if (limits.leastWeight !== undefined) {
    takeScores(space, named.held)
    found = holdReadings(terms, space, words)
  }
  if (isAlone) return asRead(found.held)

  const all = takeScores(space, found.held)
  const larger = words.map((word) => withLarger(terms, word.match, word.word))
  if (larger.some((match, place) => match !== words[place]!.match)) {
    const ofLarger = holdWords(terms, space, larger)
    if (ofLarger.isSure && hasMeant(ofLarger.held, isOther))
      return asRead(addScores(space, ofLarger.held, hardly(all)))
    takeScores(space, ofLarger.held)
  }
  // Only goods for animals are called so.
  if (named.isSure && !hasNounOfMeant(terms, words, isOther)) return asRead(addScores(space, NONE, all))
  const kept = chooseKept(terms, space, words, isOther)
  const isOfOthers = named.isSure && !kept.hasNoun
  const matches = isOfOthers ? [] : kept.words.map(({ match }) => match)
  const { held } = holdWords(terms, space, matches, { leastWeight: kept.leastWeight })
  const isNamed = (ordinal: number) => space.total[ordinal] !== 0 && !isOther(ordinal)
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

/** Whether a word means goods for animals, as typed or without its typing errors. */
const asksForAnimals = (words: readonly Understood[]): boolean =>
  words.some((each) => {
    const corrected = isCorrected(each) ? each.match.corrected : undefined
    return askedByWord(fold(corrected ?? each.word)) === 'animals'
  })

/** Whether any of the products is of a kind that is meant: nearly always the first one. */
function hasMeant(held: Uint32Array, isOther: (ordinal: number) => boolean): boolean {
  for (let h = 0; h < held.length; h++) if (!isOther(held[h]!)) return true
  return false
}

/** The matches of the words in a reading; a word that counts as two is repeated. */
function matchesOf(words: readonly Understood[]): WordMatch[] {
  const matches: WordMatch[] = []
  for (const { match, slots = 1 } of words) for (let slot = 0; slot < slots; slot++) matches.push(match)
  return matches
}

/** Products that have every word in one of the spellings, each with its best score. */
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

/** Scores saved while the space is used for another search. */
interface Scores {
  ordinals: Uint32Array
  scores: Uint16Array
}

const hardly = ({ ordinals, scores }: Scores): Scores => ({
  ordinals,
  scores: scores.map((score) => Math.min(score, HARDLY)),
})

/** Removes the scores of the products from the space. */
export function takeScores({ total }: ScoreSpace, held: Uint32Array): Scores {
  const ordinals = held.slice()
  const scores = new Uint16Array(held.length)
  for (let i = 0; i < ordinals.length; i++) {
    scores[i] = total[ordinals[i]!]!
    total[ordinals[i]!] = 0
  }
  return { ordinals, scores }
}

/** Restores scores where they are higher; with `isWanted` only some of them. */
export function addScores(
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

/** The text with corrected words and without omitted ones; undefined when none was mistyped. */
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
