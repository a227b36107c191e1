import type { ProductCard } from '@cambusa/contract/catalogue/product'
import type { QueryClient } from '@tanstack/react-query'
import { CATALOGUE } from '../../lib/api/query-keys.ts'

/** Lists lie at most this deep in an answer: the proposals of its category, the products of its shelves. */
const DEEPEST = 4

/** The card of a product in an answer, wherever it holds one. */
function cardIn(data: unknown, slug: string, depth = 0): ProductCard | undefined {
  if (typeof data !== 'object' || data === null || depth > DEEPEST) return undefined
  const { slug: own, productInfos } = data as Partial<ProductCard>
  if (productInfos !== undefined && own === slug) return data as ProductCard
  // A card has none below it; the page of a product has its alternatives.
  if (productInfos !== undefined && depth > 0) return undefined
  for (const part of Object.values(data)) {
    const card = cardIn(part, slug, depth + 1)
    if (card) return card
  }
  return undefined
}

/**
 * The product as a list that this shopper has seen shows it, until its page has loaded; undefined where no list had it.
 * A visitor's answer that stands in for a customer's own has no date, and is not taken.
 */
export function knownCard(client: QueryClient, scope: string, slug: string): ProductCard | undefined {
  for (const { state } of client.getQueryCache().findAll({ queryKey: [CATALOGUE, scope] })) {
    const card = state.dataUpdatedAt === 0 ? undefined : cardIn(state.data, slug)
    if (card) return card
  }
  return undefined
}
