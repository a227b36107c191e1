import type { Cart } from '@cambusa/contract/cart/cart'
import { releaseCheckout } from '@cambusa/contract/orders/checkout'
import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { useIsMutating, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../api/call.ts'
import { keepCart } from './cart-query.ts'

/** Key of the mutations that lock or buy the cart, so that it is not unlocked while they run. */
export const SETTLING = ['checkout', 'settling'] as const

export const isLocked = (cart: Pick<Cart, 'cartStatusId'> | undefined): boolean =>
  cart?.cartStatusId === CART_STATUS.locked

/** Whether a changed order waits for the payment of its higher amount: its cart stays locked until that is decided. */
export const isAwaitingPayment = (cart: Pick<Cart, 'cartStatusId' | 'lockedUntil' | 'editing'>): boolean =>
  isLocked(cart) && cart.lockedUntil === null && cart.editing !== null

/** Unlocks a cart that was prepared for payment. */
export async function unlockCart(client: QueryClient): Promise<void> {
  keepCart(client, await call(releaseCheckout, { background: true }))
}

/**
 * Outside of the payment screen (left, closed yesterday, back in the checkout) the cart can be changed: a locked one is
 * unlocked, unless it is being locked or bought right now, or waits for the payment of a changed order.
 */
export function useUnlockElsewhere(cart: Cart | undefined, isPaying: boolean): void {
  const client = useQueryClient()
  const isSettling = useIsMutating({ mutationKey: SETTLING }) > 0
  const isLeft = cart !== undefined && isLocked(cart) && !isAwaitingPayment(cart) && !isPaying && !isSettling
  useEffect(() => {
    if (isLeft) unlockCart(client).catch(() => undefined)
  }, [isLeft, client])
}
