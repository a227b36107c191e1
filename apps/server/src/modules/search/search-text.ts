import type { Shelf } from '../catalogue/index/catalogue-index.ts'
import { unavailableReasonOf } from '../product/availability.ts'
import { matchMistyped, matchWord, type WordMatch } from './match-word.ts'
import { scoreWords, type ScoredProducts } from './score-words.ts'
import { queryWords } from './words.ts'

/** Products that a text finds, best first. */
export interface FoundByText {
  ordinals: Uint32Array
  /** The text as it was understood, when typing errors were put right. */
  correctedQuery: string | undefined
}

/** What a product that can be bought, one in promotion and one that sells counts for, beside its words. */
const BONUS = { available: 24, promotion: 4 } as const
const SCORES = 4096

/** Searches every word of a text: a code or GTIN first, then by relevance. */
export function searchText(shelf: Shelf, text: string): FoundByText {
  const { index } = shelf
  const words = queryWords(text)
  const exact = index.ordinalOfCode(text) ?? index.ordinalOfGtin(text)
  const { products, corrected } = searchWords(shelf, words)
  const ordinals = byScore(shelf, products)
  const correctedQuery = ordinals.length > 0 && exact === undefined ? corrected : undefined
  if (exact === undefined) return { ordinals, correctedQuery }
  const others = ordinals.filter((ordinal) => ordinal !== exact)
  return { ordinals: Uint32Array.from([exact, ...others]), correctedQuery }
}

function searchWords(
  { index }: Shelf,
  words: readonly string[],
): { products: ScoredProducts; corrected: string | undefined } {
  const { terms, scoreSpace } = index
  const asTyped = words.map((word, i) => matchWord(terms, word, i === words.length - 1))
  const mended = asTyped.map((match, i) =>
    match.matches.length > 0 ? match : matchMistyped(terms, words[i]!, i === words.length - 1),
  )
  const products = scoreWords(terms, scoreSpace, mended)
  if (products.ordinals.length > 0 || words.length < 2) return { products, corrected: rewrite(words, mended) }
  // Each word is known but no product holds them all: one of them may be another word mistyped.
  const wider = mended.map((match, i) => {
    const mistyped = matchMistyped(terms, words[i]!, i === words.length - 1)
    return { matches: [...match.matches, ...mistyped.matches], corrected: match.corrected }
  })
  return { products: scoreWords(terms, scoreSpace, wider), corrected: rewrite(words, mended) }
}

function rewrite(words: readonly string[], matches: readonly WordMatch[]): string | undefined {
  if (matches.every(({ corrected }) => corrected === undefined)) return undefined
  return words.map((word, i) => matches[i]?.corrected ?? word).join(' ')
}

/** Highest score first, equal ones in alphabetical order: a counting sort, as scores are small numbers. */
function byScore(shelf: Shelf, { ordinals, scores }: ScoredProducts): Uint32Array {
  const { popularityBonus } = shelf.index
  const final = new Uint16Array(ordinals.length)
  const start = new Uint32Array(SCORES + 1)
  for (let i = 0; i < ordinals.length; i++) {
    const ordinal = ordinals[i]!
    const bonus =
      (unavailableReasonOf(shelf, ordinal) === undefined ? BONUS.available : 0) +
      (shelf.prices.promotionRow[ordinal] === 0 ? 0 : BONUS.promotion) +
      popularityBonus[ordinal]!
    final[i] = Math.max(0, SCORES - 1 - scores[i]! - bonus)
    start[final[i]! + 1]!++
  }
  for (let score = 0; score < SCORES; score++) start[score + 1]! += start[score]!
  const sorted = new Uint32Array(ordinals.length)
  for (let i = 0; i < ordinals.length; i++) sorted[start[final[i]!]!++] = ordinals[i]!
  return sorted
}
