import type { Cart } from '@cambusa/contract/cart/cart'
import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { romeTime } from '@cambusa/domain/time/dates'
import { minutesLeft } from '@cambusa/domain/time/minutes-left'
import { useNow } from '../../../lib/browser/use-now.ts'

const TICK_MS = 5000

export type CartLock =
  | { isLocked: true; until: string; minutes: number; isOver: false }
  | { isLocked: false; isOver: boolean }

/** The lock of a prepared cart: its end (HH:mm in Rome), or that its 15 minutes are over. */
export function lockAt(
  { cartStatusId, lockedUntil }: Pick<Cart, 'cartStatusId' | 'lockedUntil'>,
  now: Date,
): CartLock {
  if (cartStatusId !== CART_STATUS.locked || lockedUntil === null) return { isLocked: false, isOver: false }
  const until = new Date(lockedUntil)
  if (until <= now) return { isLocked: false, isOver: true }
  return { isLocked: true, until: romeTime(until), minutes: minutesLeft(until, now), isOver: false }
}

/** The lock, updated as time passes. */
export function useLock(cart: Cart): CartLock {
  const now = useNow(TICK_MS)
  return lockAt(cart, now)
}
