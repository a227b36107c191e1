import { buyCart } from '@cambusa/contract/orders/checkout'
import type { Order } from '@cambusa/contract/orders/orders'
import { STORE_ID } from '@cambusa/domain/constants'
import { call } from '../../../lib/api/call.ts'
import { repeatLost } from '../../../lib/api/repeat-lost.ts'
import { localStore } from '../../../lib/browser/storage.ts'
import { ROWS_AGAIN_KEY } from '../../../lib/session/session.ts'

export interface Purchase {
  cartId: number
  paymentTypeId: number
  isAgeDeclared: boolean
}

const send = ({ cartId, paymentTypeId, isAgeDeclared }: Purchase): Promise<Order> => {
  const data = isAgeDeclared ? { payment_data: JSON.stringify({ age_declared: 'true' }) } : {}
  const query = { store_id: STORE_ID, cart_id: cartId, payment_type_id: paymentTypeId, ...data }
  // From now on home shows more rows to buy again.
  localStore.remove(ROWS_AGAIN_KEY)
  return call(buyCart, { query, quiet: true })
}

/**
 * Buys the prepared cart. After a lost answer the call is repeated: by the cart's id the server returns the existing
 * order instead of making a second one (specification §14). Throws CallError.
 */
export const buyOnce = (purchase: Purchase, pauses?: readonly number[]): Promise<Order> =>
  repeatLost(() => send(purchase), pauses)
