/** cartStatusId on the wire. expired: a lock that ran out and is being released. editing: a placed order is changed. */
export const CART_STATUS = { open: 1, locked: 2, bought: 3, expired: 4, editing: 7 } as const

export type CartStatus = (typeof CART_STATUS)[keyof typeof CART_STATUS]

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
