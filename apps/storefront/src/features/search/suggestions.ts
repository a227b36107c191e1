import type { ProductCard } from '@cambusa/contract/catalogue/product'
import type { SearchedWord } from '@cambusa/domain/catalogue/searched-words'
import type { SuggestAnswer } from './search-api.ts'

/** One line of the list below the search field. */
export type Suggestion =
  | { kind: 'recent'; word: string }
  | { kind: 'word'; word: string }
  | { kind: 'category'; slug: string; name: string; parentName: string }
  | { kind: 'brand'; name: string; count: number }
  | { kind: 'product'; product: ProductCard }

export interface SuggestionGroup {
  kind: 'recent' | 'words' | 'categories' | 'brands' | 'products'
  items: Suggestion[]
}

const MOST_RECENT = 6
/** Of what is being typed, so many earlier searches come first. */
const MOST_RECENT_TYPED = 3

/** So many lines of a kind: below them the products must still be in sight. */
const MOST = { words: 4, categories: 3, brands: 2 } as const

const startsLike = (word: string, typed: string) => word.toLowerCase().startsWith(typed.toLowerCase())

/**
 * What to show below the field: the shopper's own searched words first (the most searched leading), then words,
 * categories, brands and products of the shop. Groups without an item are left out.
 */
export function suggestionGroups(
  typed: string,
  searched: readonly SearchedWord[],
  answer: SuggestAnswer | undefined,
): SuggestionGroup[] {
  const text = typed.trim()
  const recent = searched
    .filter(({ name }) => startsLike(name, text))
    .slice(0, text ? MOST_RECENT_TYPED : MOST_RECENT)
    .map(({ name }): Suggestion => ({ kind: 'recent', word: name }))
  const found = text ? answer : undefined
  const isRecent = (word: string) => searched.some(({ name }) => name.toLowerCase() === word.toLowerCase())
  const groups: SuggestionGroup[] = [
    { kind: 'recent', items: recent },
    {
      kind: 'words',
      items: (found?.words ?? [])
        .filter((word) => !isRecent(word))
        .slice(0, MOST.words)
        .map((word) => ({ kind: 'word', word })),
    },
    {
      kind: 'categories',
      items: (found?.categories ?? []).slice(0, MOST.categories).map(({ slug, name, parentName }) => ({
        kind: 'category',
        slug,
        name,
        parentName,
      })),
    },
    {
      kind: 'brands',
      items: (found?.brands ?? [])
        .slice(0, MOST.brands)
        .map(({ name, count }) => ({ kind: 'brand', name, count })),
    },
    { kind: 'products', items: (found?.products ?? []).map((product) => ({ kind: 'product', product })) },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

/** What tells a line from the others of its list, so that each keeps its own element. */
export function suggestionKey(suggestion: Suggestion): string | number {
  return suggestion.kind === 'product' ? suggestion.product.productId : suggestionText(suggestion)
}

/** The words of a line, for the field while one goes through the list by keyboard. */
export function suggestionText(suggestion: Suggestion): string {
  if (suggestion.kind === 'recent' || suggestion.kind === 'word') return suggestion.word
  return suggestion.kind === 'product' ? suggestion.product.name : suggestion.name
}
