/** cartStatusId on the wire. expired: a lock that ran out and is being released. editing: a placed order is changed. */
export const CART_STATUS = { open: 1, locked: 2, bought: 3, expired: 4, editing: 7 } as const

export type CartStatus = (typeof CART_STATUS)[keyof typeof CART_STATUS]

const { open, locked, bought, expired, editing } = CART_STATUS

/** The one cart that its owner fills or pays; a locked one too, as the lock ends. */
export const CARTS_IN_USE = [open, locked, expired] as const
/** Go to their address still, so it stays on the list. */
export const CARTS_ON_THEIR_WAY = [...CARTS_IN_USE, editing] as const
/** Tell the store of their owner: after a purchase it is that of the cart that was bought. */
export const CARTS_WITH_STORE = [...CARTS_IN_USE, bought] as const
/** Take changes as they stand; a locked one only when its lock has ended. */
export const CARTS_TO_CHANGE = [open, expired, editing] as const
/** Hold a prepared order that can be given up. */
export const PREPARED_CARTS = [locked, expired] as const

/** The address can be changed only in an open cart: an order under change keeps its place (specification §4). */
export function isAddressEditable(status: number): boolean {
  return status === CART_STATUS.open
}

/** The slot can be changed in an open cart and while a placed order is changed. */
export function isSlotEditable(status: number): boolean {
  return status === CART_STATUS.open || status === CART_STATUS.editing
}

/** Lines can be changed in an open cart and while a placed order is changed. */
export function areItemsEditable(status: number): boolean {
  return status === CART_STATUS.open || status === CART_STATUS.editing
}
