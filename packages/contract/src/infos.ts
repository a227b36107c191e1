/** What the server reports besides a success. */
export interface InfoParams {
  'auth.recoveryCodeUsed': { left: number }
  'cart.mergedCut': { count: number }
  'cart.merged': { count: number }
  'cart.priceChanged': { names: string }
  'address.saved': undefined
  'address.removed': undefined
  'profile.saved': undefined
  'profile.emailRequested': { email: string }
  'password.changed': undefined
  'delegate.saved': undefined
  'delegate.removed': undefined
  'session.ended': undefined
  'session.othersEnded': undefined
  'account.kept': undefined
  'order.removed': undefined
  'order.placed': { number: string }
  'order.withdrawn': { amount: string }
  'cart.productsAdded': { count: number }
  /** Products of an order or list that came into the cart. */
  'cart.productsAddFromOrder': { count: number }
  'cart.sendGiftCode': undefined
  'cart.giftCodeThere': undefined
}
export type InfoCode = keyof InfoParams
