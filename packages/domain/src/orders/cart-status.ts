/**
 * cartStatusId on the wire. expired: a lock that ran out and is being released. editing: a placed order is being
 * edited. awaitingApproval: a colleague sent it to those who may approve it; no lock or job of locks touches it, and its
 * owner has another cart.
 */
export const CART_STATUS = {
  open: 1,
  locked: 2,
  bought: 3,
  expired: 4,
  awaitingApproval: 5,
  editing: 7,
} as const

export type CartStatus = (typeof CART_STATUS)[keyof typeof CART_STATUS]

const { open, locked, bought, expired, awaitingApproval, editing } = CART_STATUS

/**
 * Carts that their owner fills or pays, including a locked one, whose lock will end: an ordinary one and, beside it, one
 * that edits a placed order.
 */
export const CARTS_IN_USE = [open, locked, expired, editing] as const
/** Carts that decide the store of their owner: after a purchase it is that of the bought cart. */
export const CARTS_WITH_STORE = [...CARTS_IN_USE, bought] as const
/** Can be changed at once; a locked one only after its lock has ended. */
export const CARTS_TO_CHANGE = [open, expired, editing] as const
/** Go to an address that stays in the list of addresses. */
export const CARTS_THAT_KEEP_ADDRESS = [...CARTS_IN_USE, awaitingApproval] as const
/** Hold a prepared order that can be given up. */
export const PREPARED_CARTS = [locked, expired] as const

/** The status of a cart that is not locked: `orderId` is the placed order that it edits, null where it edits none. */
export const unlockedStatus = (orderId: number | null): CartStatus => (orderId === null ? open : editing)

/** What the lock of a cart depends on. */
export interface LockableCart {
  status: number
  /** null: prepare locks it until the payment that it waits for is decided. */
  lockedUntil: Date | null
}

/** Whether a lock of prepare still holds; an expired one counts for nothing. */
export const isCartLocked = ({ status, lockedUntil }: LockableCart, now: Date): boolean =>
  status === locked && (lockedUntil === null || lockedUntil > now)

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
