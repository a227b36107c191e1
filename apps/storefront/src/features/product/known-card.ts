import type { ProductCard } from '@cambusa/contract/catalogue/product'
import type { QueryClient } from '@tanstack/react-query'
import { CATALOGUE } from '../../lib/api/query-keys.ts'

/** Cards in an answer: a list of them, or a page with one. */
type WithCards = readonly Partial<ProductCard>[] | { products?: readonly ProductCard[] } | undefined

const cardsIn = (data: WithCards) =>
  (Array.isArray(data) ? data : (data as { products?: readonly ProductCard[] })?.products) ?? []

/**
 * The product as a list that this shopper has seen shows it, until its page has loaded; undefined where no list had it.
 * A visitor's answer that stands in for a customer's own has no date, and is not taken.
 */
export function knownCard(client: QueryClient, scope: string, slug: string): ProductCard | undefined {
  for (const { state } of client.getQueryCache().findAll({ queryKey: [CATALOGUE, scope] })) {
    if (state.dataUpdatedAt === 0) continue
    const card = cardsIn(state.data as WithCards).find(
      (one) => one.slug === slug && one.productInfos !== undefined,
    )
    if (card) return card as ProductCard
  }
  return undefined
}
