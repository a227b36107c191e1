import type { ProductCard } from '@cambusa/contract/catalogue/product'
import type { Order } from '@cambusa/contract/orders/orders'
import { create } from 'zustand'
import { askFor } from './dialog-chain.ts'

/** What the shopper wants to save in a list. */
export type ToSave =
  /** One product, with the quantity of its first tap unless another is given. */
  | { product: ProductCard; quantity?: number }
  /** The lines of an order. */
  | Pick<Order, 'orderId' | 'orderNumber' | 'totalItems'>
  /** The lines of the open cart. */
  | { cart: true; count: number }

/** `round` is another one for each request, so that a dialog begins anew. */
export const useListAsked = create<{ asked: ToSave | null; isOpen: boolean; round: number }>(() => ({
  asked: null,
  isOpen: false,
  round: 0,
}))

/** Asks in which list to save; visitors sign in first. */
export async function askForList(asked: ToSave): Promise<void> {
  if (await askFor('login')) useListAsked.setState(({ round }) => ({ asked, isOpen: true, round: round + 1 }))
}

/** What was asked stays in the dialog while it closes. */
export const closeListAsked = (): void => useListAsked.setState({ isOpen: false })
