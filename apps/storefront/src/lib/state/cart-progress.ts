import type { Cart } from '@cambusa/contract/cart'
import { ANONYMOUS_USER_ID } from '@cambusa/domain/constants'
import type { ChainProgress } from './dialog-chain.ts'

/** What of the chain (sign in, where, when) a cart has already; a slot whose place is no longer kept counts as none. */
export const cartProgress = (
  cart: Pick<Cart, 'user' | 'shippingAddress' | 'timeslot'> | undefined,
): ChainProgress => ({
  login: cart !== undefined && cart.user.userId !== ANONYMOUS_USER_ID,
  address: Boolean(cart?.shippingAddress),
  timeslot: Boolean(cart?.timeslot?.heldUntil),
})
