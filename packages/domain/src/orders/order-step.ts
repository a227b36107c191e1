/** Steps from a filled cart to the till; the dialogs chain in this order. Specification §4. */
export type OrderStep = 'login' | 'address' | 'timeslot' | 'checkout'

/** The first step that is still missing. */
export function nextOrderStep(cart: {
  isLoggedIn: boolean
  hasAddress: boolean
  hasTimeslot: boolean
}): OrderStep {
  if (!cart.isLoggedIn) return 'login'
  if (!cart.hasAddress) return 'address'
  return cart.hasTimeslot ? 'checkout' : 'timeslot'
}
