import { ANONYMOUS_USER_ID } from '../constants.ts'

/** What an order needs before it can be paid, in the order of the dialogs. Specification §4. */
export const ORDER_STEPS = ['login', 'address', 'timeslot'] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

/** Which steps are done. */
export type OrderProgress = Readonly<Record<OrderStep, boolean>>

interface Ordering {
  user: { userId: number }
  shippingAddress: object | null
  timeslot: { heldUntil: string | null } | null
}

/** The steps that a cart has done; a slot whose hold has expired does not count. */
export const orderProgress = (cart: Ordering | undefined): OrderProgress => ({
  login: cart !== undefined && cart.user.userId !== ANONYMOUS_USER_ID,
  address: Boolean(cart?.shippingAddress),
  timeslot: Boolean(cart?.timeslot?.heldUntil),
})

/** The first step still missing, of those after `after` and up to `goal`; undefined when none is. */
export function nextOrderStep(
  done: OrderProgress,
  { after, goal = 'timeslot' }: { after?: OrderStep; goal?: OrderStep } = {},
): OrderStep | undefined {
  const first = after === undefined ? 0 : ORDER_STEPS.indexOf(after) + 1
  return ORDER_STEPS.slice(first, ORDER_STEPS.indexOf(goal) + 1).find((step) => !done[step])
}
