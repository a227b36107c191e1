/**
 * cartStatusId on the wire. expired: a lock that ran out and is being released. editing: a placed order is being
 * edited.
 */
export const CART_STATUS = { open: 1, locked: 2, bought: 3, expired: 4, editing: 7 } as const

export type CartStatus = (typeof CART_STATUS)[keyof typeof CART_STATUS]

const { open, locked, bought, expired, editing } = CART_STATUS

/** The one cart that its owner fills or pays, including a locked one, whose lock will end. */
export const CARTS_IN_USE = [open, locked, expired] as const
/** Still to be delivered to their address, so the address stays in the list. */
export const CARTS_ON_THEIR_WAY = [...CARTS_IN_USE, editing] as const
/** Carts that decide the store of their owner: after a purchase it is that of the bought cart. */
export const CARTS_WITH_STORE = [...CARTS_IN_USE, bought] as const
/** Can be changed at once; a locked one only after its lock has ended. */
export const CARTS_TO_CHANGE = [open, expired, editing] as const
/** Hold a prepared order that can be given up. */
export const PREPARED_CARTS = [locked, expired] as const

/** The address can be changed only in an open cart: an order being edited keeps its address (specification §4). */
export function isAddressEditable(status: number): boolean {
  return status === CART_STATUS.open
}

/** The slot can be changed in an open cart and while a placed order is edited. */
export function isSlotEditable(status: number): boolean {
  return status === CART_STATUS.open || status === CART_STATUS.editing
}

/** Lines can be changed in an open cart and while a placed order is edited. */
export function areItemsEditable(status: number): boolean {
  return status === CART_STATUS.open || status === CART_STATUS.editing
}
