import type { ScoreSpace } from '../memory/score-space.ts'
import { alsoMistyped } from './match-word.ts'
import { joinWords, understandQuery, type Understood } from './respell.ts'
import { holdWords, type HoldLimits } from './score-words.ts'
import type { TermReader } from '../words/term-reader.ts'
import type { ReadQuery } from '../words/words.ts'

const WITHOUT = 'senza'

/** Products that a text finds, their scores in the space given, and how the text was read to find them. */
export interface HeldText {
  held: Uint32Array
  /** The text as it was understood, when typing errors were put right. */
  correctedQuery: string | undefined
  /** Words as typed that no product holds together with the others. */
  leftOut: string[]
}

/** Holds the products that have every word; where there are none, it looks for what was meant. The caller clears `space`. */
export function holdText(
  terms: TermReader,
  space: ScoreSpace,
  query: ReadQuery,
  limits?: HoldLimits,
): HeldText {
  const words = understandQuery(terms, query.words)
  const named = holdAll(terms, space, words, limits)
  const isAll = named.length > 0 || limits?.leastWeight === undefined
  const all = isAll ? named : holdAll(terms, space, words)
  if (all.length > 0) return { held: all, correctedQuery: rewrite(query.text, words), leftOut: [] }
  if (words.length < 2) return { held: all, correctedQuery: undefined, leftOut: [] }
  // Each word is known but no product has them all: one of them may be another word mistyped.
  const wider = words.map((word, place) => {
    const match = alsoMistyped(terms, word.match, word.word, place === words.length - 1)
    return { ...word, match }
  })
  const mistyped = holdMatches(terms, space, wider)
  if (mistyped.length > 0) return { held: mistyped, correctedQuery: rewrite(query.text, words), leftOut: [] }
  const { held, kept } = holdMost(terms, space, words)
  const lost = held.length === 0 ? [] : words.filter((word) => !kept.includes(word))
  return {
    held,
    correctedQuery: held.length === 0 ? undefined : rewrite(query.text, kept, lost),
    leftOut: [...new Set(lost.map(({ from, to }) => query.text.slice(from, to)))],
  }
}

const holdMatches = (
  terms: TermReader,
  space: ScoreSpace,
  words: readonly Understood[],
  limits?: HoldLimits,
) =>
  holdWords(
    terms,
    space,
    words.map(({ match }) => match),
    limits,
  )

/** Products that have every word as typed, or with two neighbours written in one. */
function holdAll(terms: TermReader, space: ScoreSpace, words: readonly Understood[], limits?: HoldLimits) {
  const asTyped = holdMatches(terms, space, words, limits)
  const joined = joinWords(terms, words)
  if (joined.length === 0) return asTyped
  let best = takeScores(space, asTyped)
  for (const others of joined)
    best = takeScores(space, addScores(space, holdMatches(terms, space, others), best))
  return addScores(space, space.touched.subarray(0, 0), best)
}

type Scores = (readonly [ordinal: number, score: number])[]

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

/**
 * Leaves words out until there are products: first those that are nowhere, then the least telling one, which is a format or
 * the word that most products hold. The first word says what is sought and goes last; 'senza' goes with what is behind it.
 */
function holdMost(terms: TermReader, space: ScoreSpace, words: readonly Understood[]) {
  const unknown = words.filter(({ match }) => match.matches.length === 0)
  let kept = without(words, unknown)
  let held = unknown.length === 0 ? new Uint32Array() : holdMatches(terms, space, kept)
  while (held.length === 0 && kept.length > 1) {
    const leastTelling = kept.toSorted((a, b) => tellingOf(terms, a, words) - tellingOf(terms, b, words))
    for (const word of leastTelling) {
      const others = without(kept, [word])
      held = holdMatches(terms, space, others)
      if (held.length > 0) return { held, kept: others }
    }
    kept = without(kept, leastTelling.slice(0, 1))
  }
  return { held, kept }
}

/** Words without some of them: to leave out what something is without, or 'senza' alone, would turn the meaning round. */
function without(words: readonly Understood[], some: readonly Understood[]): Understood[] {
  return words.filter((word, place) => {
    const isNegated = words[place - 1]?.word === WITHOUT && some.includes(words[place - 1]!)
    const negates =
      word.word === WITHOUT && words[place + 1] !== undefined && some.includes(words[place + 1]!)
    return !some.includes(word) && !isNegated && !negates
  })
}

function tellingOf(terms: TermReader, word: Understood, words: readonly Understood[]): number {
  if (/^[#=]/.test(word.word)) return -Infinity
  if (word === words[0]) return 1
  return -word.match.matches.reduce((sum, { term }) => sum + terms.productCount(term), 0)
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
