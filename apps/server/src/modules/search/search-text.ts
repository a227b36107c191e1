import type { Shelf } from '../catalogue/index/catalogue-index.ts'
import { TRAIT, traitsColumn } from '../product/traits.ts'
import { matchMistyped, matchWord, type WordMatch } from './match-word.ts'
import { scoreWords, type ScoredProducts } from './score-words.ts'
import type { TermReader } from './term-reader.ts'
import { queryWords } from './words.ts'

/** Products that a text finds, best first. */
export interface FoundByText {
  ordinals: Uint32Array
  /** The text as it was understood, when typing errors were put right. */
  correctedQuery: string | undefined
}

/** What a product that can be bought and one in promotion count for: the first more than any place of one word. */
const BONUS = { available: 64, promotion: 4 } as const
const SCORES = 4096
/** A word that no more products hold may be a typing error of their sheets. */
const SELDOM = 20
const MUCH_MORE_OFTEN = 5

/**
 * Searches every word of a text: a code or GTIN first, then by relevance. With `mostPostings` a beginning that most of
 * the shop has is answered from so many of its entries: enough for a few suggestions.
 */
export function searchText(shelf: Shelf, text: string, mostPostings = Infinity): FoundByText {
  const { index } = shelf
  const words = queryWords(text)
  const exact = index.ordinalOfCode(text) ?? index.ordinalOfGtin(text)
  const { products, corrected } = searchWords(shelf, words, mostPostings)
  const ordinals = byScore(shelf, products)
  const correctedQuery = ordinals.length > 0 && exact === undefined ? corrected : undefined
  if (exact === undefined) return { ordinals, correctedQuery }
  const others = ordinals.filter((ordinal) => ordinal !== exact)
  return { ordinals: Uint32Array.from([exact, ...others]), correctedQuery }
}

function searchWords(
  { index }: Shelf,
  words: readonly string[],
  mostPostings: number,
): { products: ScoredProducts; corrected: string | undefined } {
  const { terms, scoreSpace } = index
  const isLast = (place: number) => place === words.length - 1
  const matches = words.map((word, place) => understand(terms, word, isLast(place)))
  const products = scoreWords(terms, scoreSpace, matches, mostPostings)
  const corrected = rewrite(words, matches)
  if (products.ordinals.length > 0 || words.length < 2) return { products, corrected }
  // Each word is known but no product holds them all: one of them may be another word mistyped.
  const wider = matches.map((match, place) => alsoMistyped(terms, match, words[place]!, isLast(place)))
  return { products: scoreWords(terms, scoreSpace, wider, mostPostings), corrected }
}

/** What a word means as typed; where it is nowhere, what it may have been mistyped for. */
function understand(terms: TermReader, word: string, isLast: boolean): WordMatch {
  const match = matchWord(terms, word, isLast)
  if (match.matches.length === 0) return matchMistyped(terms, word, isLast)
  // Sheets hold typing errors as well: 'mozarella' is a word of the catalogue, and most mozzarella is written otherwise.
  const held = match.matches.reduce((sum, { term }) => sum + terms.productCount(term), 0)
  return held > SELDOM ? match : alsoMistyped(terms, match, word, isLast, held * MUCH_MORE_OFTEN)
}

/** Adds what a word may have been mistyped for, of terms that at least so many products hold. */
function alsoMistyped(
  terms: TermReader,
  match: WordMatch,
  word: string,
  isLast: boolean,
  atLeast = 0,
): WordMatch {
  const known = new Set(match.matches.map(({ term }) => term))
  const others = matchMistyped(terms, word, isLast).matches.filter(
    ({ term }) => !known.has(term) && terms.productCount(term) >= atLeast,
  )
  return { matches: [...match.matches, ...others], corrected: match.corrected }
}

function rewrite(words: readonly string[], matches: readonly WordMatch[]): string | undefined {
  if (matches.every(({ corrected }) => corrected === undefined)) return undefined
  return words.map((word, i) => matches[i]?.corrected ?? word).join(' ')
}

/** Highest score first, equal ones in alphabetical order: a counting sort, as scores are small numbers. */
function byScore(shelf: Shelf, { ordinals, scores }: ScoredProducts): Uint32Array {
  const { popularityBonus } = shelf.index
  const traits = traitsColumn(shelf)
  const final = new Uint16Array(ordinals.length)
  const start = new Uint32Array(SCORES + 1)
  for (let i = 0; i < ordinals.length; i++) {
    const ordinal = ordinals[i]!
    const bonus =
      ((traits[ordinal]! & TRAIT.available) === 0 ? 0 : BONUS.available) +
      ((traits[ordinal]! & TRAIT.promoted) === 0 ? 0 : BONUS.promotion) +
      popularityBonus[ordinal]!
    final[i] = Math.max(0, SCORES - 1 - scores[i]! - bonus)
    start[final[i]! + 1]!++
  }
  for (let score = 0; score < SCORES; score++) start[score + 1]! += start[score]!
  const sorted = new Uint32Array(ordinals.length)
  for (let i = 0; i < ordinals.length; i++) sorted[start[final[i]!]!++] = ordinals[i]!
  return sorted
}
