import { thingsBehind, thingsSmallIn } from '../words/diminutive.ts'
import { FIELD } from '../words/term-index.ts'
import { formsOf, type TermMatch, type TermReader, type WordMatch } from '../words/term-reader.ts'

/**
 * If no name has the diminutive, the base word counts as if it had been typed; otherwise less than the exact word in
 * any other field. The longer form is tried only if no product has the diminutive.
 */
const FACTOR_OF_THING = { alone: 12, behind: 5, larger: 6 } as const

/** Whether any name contains a term. */
export const isOfNames = ({ index: { runFields, runStart } }: TermReader, term: number) =>
  runFields.subarray(runStart[term], runStart[term + 1]).some((fields) => (fields & FIELD.name) !== 0)

const formsOfNames = (reader: TermReader, word: string): number[] =>
  formsOf(reader, word).filter((term) => isOfNames(reader, term))

/** Forms of the first of some words that occur in names. */
function firstOfNames(reader: TermReader, words: readonly string[]): number[] | undefined {
  for (const word of words) {
    const forms = formsOfNames(reader, word)
    if (forms.length > 0) return forms
  }
  return undefined
}

/**
 * Adds the base word of a diminutive, augmentative or pejorative behind the matches as typed: 'mozzarelline' if the
 * shop has mozzarella. A word that occurs in names in any form stands for itself: 'panini', 'pomodorini'.
 */
export function withThing(reader: TermReader, match: WordMatch, word: string): WordMatch {
  const things = thingsBehind(word)
  if (things.length === 0 || formsOfNames(reader, word).length > 0) return match
  const thing = firstOfNames(reader, things)
  if (thing === undefined) return match
  const known = new Set(match.matches.map(({ term }) => term))
  const isAlone = known.size === 0
  const factor = isAlone ? FACTOR_OF_THING.alone : FACTOR_OF_THING.behind
  const added = thing.filter((term) => !known.has(term)).map((term): TermMatch => ({ term, factor }))
  const [most] = thing.toSorted((a, b) => reader.productCount(b) - reader.productCount(a))
  return {
    ...match,
    matches: [...match.matches, ...added],
    corrected: isAlone && most !== undefined ? reader.show(most) : match.corrected,
  }
}

/** Adds the base word of a diminutive, when no product has it together with the others: 'sacchetti' are 'sacchi'. */
export function withLarger(reader: TermReader, match: WordMatch, word: string): WordMatch {
  const known = new Set(match.matches.map(({ term, isGuess }) => (isGuess === true ? -1 : term)))
  const larger = thingsSmallIn(word).flatMap((thing): TermMatch[] => {
    const term = reader.termOf(thing)
    return term === undefined || known.has(term) ? [] : [{ term, factor: FACTOR_OF_THING.larger }]
  })
  return larger.length === 0 ? match : { ...match, matches: [...match.matches, ...larger] }
}
