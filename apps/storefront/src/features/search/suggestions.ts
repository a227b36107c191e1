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
/** How many earlier searches are listed for typed text. */
const MOST_RECENT_TYPED = 3

/** How many lines of a kind: the products below must stay visible. */
const MOST = { words: 4, categories: 3, brands: 2 } as const

/** On a phone: products first, as many as fit above its keyboard; then one line of each kind, brands last. */
const PHONE_ORDER = ['products', 'categories', 'recent', 'words', 'brands'] as const
const MOST_ON_PHONES = 4

function forPhone(groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  if (!groups.some(({ kind }) => kind === 'products')) return [...groups]
  return groups
    .toSorted((one, other) => PHONE_ORDER.indexOf(one.kind) - PHONE_ORDER.indexOf(other.kind))
    .map(({ kind, items }) => ({ kind, items: kind === 'products' ? items.slice(0, MOST_ON_PHONES) : items }))
}

const startsLike = (word: string, typed: string) => word.toLowerCase().startsWith(typed.toLowerCase())

/**
 * The groups of lines below the field: the shopper's earlier searches (the most frequent first), then words,
 * categories, brands and products of the shop; on a phone with found products these come first. Empty groups are left
 * out.
 */
export function suggestionGroups(
  typed: string,
  searched: readonly SearchedWord[],
  answer: SuggestAnswer | undefined,
  onPhone = false,
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
  const shown = groups.filter(({ items }) => items.length > 0)
  return onPhone ? forPhone(shown) : shown
}

/** The React key of a line within its list. */
export function suggestionKey(suggestion: Suggestion): string | number {
  return suggestion.kind === 'product' ? suggestion.product.productId : suggestionText(suggestion)
}

/** The text of a line, shown in the field while the shopper moves through the list by keyboard. */
export function suggestionText(suggestion: Suggestion): string {
  if (suggestion.kind === 'recent' || suggestion.kind === 'word') return suggestion.word
  return suggestion.kind === 'product' ? suggestion.product.name : suggestion.name
}
