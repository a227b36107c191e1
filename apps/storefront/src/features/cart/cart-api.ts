import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { outboxOf } from './outbox/cart-outbox.ts'
import { useCartQuery } from '../../lib/state/cart-query.ts'
import { lineOf, patchCart } from './outbox/patch-cart.ts'
import { wantedKey } from './outbox/quantity-outbox.ts'

/** The cart with the shopper's latest changes, saved or not. */
export function useCart() {
  const client = useQueryClient()
  const query = useQuery(useCartQuery())
  const wanted = outboxOf(client).useOutbox((state) => state.wanted)
  const { data } = query
  const cart = useMemo(() => data && patchCart(data, [...wanted.values()]), [data, wanted])
  return { cart, isLoading: query.isPending, isError: query.isError && !data, retry: query.refetch }
}

/** The quantity of a product, with given choices, in the cart; renders again only when that changes. */
export function useQuantityInCart(productId: number, notes?: string): number {
  const client = useQueryClient()
  const wanted = outboxOf(client).useOutbox(
    (state) => state.wanted.get(wantedKey(productId, notes))?.quantity,
  )
  const { data: saved } = useQuery({
    ...useCartQuery(),
    select: (cart) => lineOf(cart, productId, notes)?.quantity ?? 0,
  })
  return wanted ?? saved ?? 0
}

/** Whether the cart's lines may be changed now (a locked or bought cart's may not). */
export const useIsCartEditable = (): boolean =>
  useQuery({ ...useCartQuery(), select: (cart) => cart.editable.items }).data ?? true
