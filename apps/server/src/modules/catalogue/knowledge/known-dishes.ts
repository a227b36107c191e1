import { phraseKey } from '../words/phrase-key.ts'
import { DISHES_AND_USES } from './dishes-and-uses.ts'

/** A dish, an occasion or a use that a search may name. */
export interface Dish {
  name: string
  /** Other words or phrases for it. */
  phrases: string[]
  /** What it needs, in order: searches, or slugs of categories. */
  shelves: string[]
}

/** A row of the table search_dishes. */
export interface OwnDish extends Dish {
  /** It only disables the built-in dish of its name. */
  isOff: boolean
}

const listOf = (cell = '') =>
  cell
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The built-in dishes. */
export const productDishes: readonly Dish[] = DISHES_AND_USES.trim()
  .split('\n')
  .map((row) => row.split(';'))
  .map(([name = '', phrases, shelves]) => ({
    name: name.trim(),
    phrases: listOf(phrases),
    shelves: listOf(shelves),
  }))

/**
 * The dishes of a shop: its own, and the built-in ones, except those whose name finds an own one, and without phrases
 * that do: one question has one answer. Pure.
 */
export function knownDishes(own: readonly OwnDish[]): Dish[] {
  const taken = new Set(own.flatMap(({ name, phrases }) => [name, ...phrases].map(phraseKey)))
  const isFree = (phrase: string) => !taken.has(phraseKey(phrase))
  return [
    ...own.filter(({ isOff }) => !isOff).map(({ name, phrases, shelves }) => ({ name, phrases, shelves })),
    ...productDishes
      .filter(({ name }) => isFree(name))
      .map((dish) => ({ ...dish, phrases: dish.phrases.filter(isFree) })),
  ]
}
