import type { Cart } from '@cambusa/contract/cart'
import { CART_STATUS } from '@cambusa/domain/cart-status'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { BUYING, release } from './checkout-api.ts'

const isLocked = (cart: Cart) => cart.cartStatusId === CART_STATUS.locked

/**
 * Whoever comes (back) to the till changes the order: a cart that is locked for the payment is unlocked, unless it
 * is being bought or `isPreparing` just locked it. Answers whether the unlocking is under way.
 */
export function useReleaseLock(cart: Cart, isPreparing: boolean): boolean {
  const client = useQueryClient()
  const isBuying = useIsMutating({ mutationKey: BUYING }) > 0
  const { mutate, isPending } = useMutation({ mutationFn: () => release(client) })
  const isWanted = isLocked(cart) && !isBuying && !isPreparing
  useEffect(() => {
    if (isWanted) mutate()
  }, [isWanted, mutate])
  return isPending
}

/** Whoever leaves the payment without ordering finds a cart that can be changed. */
export function useReleaseOnLeave(cart: Cart): void {
  const client = useQueryClient()
  const latest = useRef(cart)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = cart
  }, [cart])
  useEffect(() => {
    clearTimeout(leaving.current)
    return () => {
      // A screen that is drawn anew at once has not been left.
      leaving.current = setTimeout(() => {
        const isBuying = client.isMutating({ mutationKey: BUYING }) > 0
        if (isLocked(latest.current) && !isBuying) release(client).catch(() => undefined)
      })
    }
  }, [client])
}
