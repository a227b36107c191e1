import { thingsBehind, thingsSmallIn } from '../words/diminutive.ts'
import { FIELD } from '../words/term-index.ts'
import { formsOf, type TermMatch, type TermReader, type WordMatch } from '../words/term-reader.ts'

/**
 * Where nothing is called so the thing counts as if it had been typed; else less than the exact word in any other place. The
 * larger one is asked for only where nothing has the small one.
 */
const FACTOR_OF_THING = { alone: 12, behind: 5, larger: 6 } as const

/** Whether any name holds a term. */
export const isOfNames = ({ index: { runFields, runStart } }: TermReader, term: number) =>
  runFields.subarray(runStart[term], runStart[term + 1]).some((fields) => (fields & FIELD.name) !== 0)

const formsOfNames = (reader: TermReader, word: string): number[] =>
  formsOf(reader, word).filter((term) => isOfNames(reader, term))

/** Forms of the first of some words that names hold. */
function firstOfNames(reader: TermReader, words: readonly string[]): number[] | undefined {
  for (const word of words) {
    const forms = formsOfNames(reader, word)
    if (forms.length > 0) return forms
  }
  return undefined
}

/**
 * Adds what a word is a small, large or bad form of, behind what it means as typed: 'mozzarelline' where the shop has
 * mozzarella. A word that names hold in any form is its own thing: 'panini', 'pomodorini'.
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

/** Adds what a word is a small one of, for where nothing has it together with the others: 'sacchetti' are 'sacchi'. */
export function withLarger(reader: TermReader, match: WordMatch, word: string): WordMatch {
  const known = new Set(match.matches.map(({ term, isGuess }) => (isGuess === true ? -1 : term)))
  const larger = thingsSmallIn(word).flatMap((thing): TermMatch[] => {
    const term = reader.termOf(thing)
    return term === undefined || known.has(term) ? [] : [{ term, factor: FACTOR_OF_THING.larger }]
  })
  return larger.length === 0 ? match : { ...match, matches: [...match.matches, ...larger] }
}
