import type { CatalogueIndex } from '../engine/catalogue-index.ts'
import { phrasesBeginning } from '../meaning/dish-book.ts'
import type { Intent } from '../words/intent.ts'
import { fold, queryWords, type ReadQuery } from '../words/words.ts'

const MOST_DISHES = 2
/** Shorter text is too ambiguous for a dish, unless 'per' announces one. */
const BEGUN_FROM = 3
/** A dish typed by name only follows this many words for goods. */
const PLACE_AMONG_WORDS = 2

/**
 * The suggested words, with dishes and occasions that begin with the typed text: first after 'per', else behind the
 * best words.
 */
export function withDishes(
  index: CatalogueIndex,
  { text, words: typed }: ReadQuery,
  intent: Intent | undefined,
  words: readonly string[],
  most: number,
): string[] {
  const isPurpose = intent?.purpose !== undefined && intent.goods === ''
  if (intent !== undefined && !isPurpose) return [...words]
  const asked = intent?.purpose ?? text
  if (!isPurpose && asked.length < BEGUN_FROM) return [...words]
  const start = text.slice(0, Math.max(0, text.lastIndexOf(asked)))
  const known = new Set(words.map(fold))
  const begun = isPurpose ? queryWords(asked) : typed.map(({ word }) => word)
  const dishes = phrasesBeginning(index, begun, MOST_DISHES)
    .map((phrase) => start + phrase)
    .filter((phrase) => !known.has(fold(phrase)))
  const place = isPurpose ? 0 : PLACE_AMONG_WORDS
  return [...words.slice(0, place), ...dishes, ...words.slice(place)].slice(0, most)
}
