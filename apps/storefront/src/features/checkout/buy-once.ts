import { buyCart } from '@cambusa/contract/checkout'
import type { Order } from '@cambusa/contract/orders'
import { STORE_ID } from '@cambusa/domain/constants'
import { call } from '../../lib/api/call.ts'
import { isPassing, isUnavailable } from '../../lib/api/call-error.ts'

export interface Purchase {
  cartId: number
  paymentTypeId: number
  isAgeDeclared: boolean
}

/** Pauses before the call is made again after a lost answer, milliseconds. */
const PAUSES_MS = [800, 2500]

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const send = ({ cartId, paymentTypeId, isAgeDeclared }: Purchase): Promise<Order> => {
  const data = isAgeDeclared ? { payment_data: JSON.stringify({ age_declared: 'true' }) } : {}
  const query = { store_id: STORE_ID, cart_id: cartId, payment_type_id: paymentTypeId, ...data }
  return call(buyCart, { query, quiet: true })
}

/**
 * Buys the prepared cart. After a lost answer the same call is made again: by the cart's id the server answers the
 * order that there may be already, never a second one (specification §14). A shop that says that it is away is not
 * asked again unless the shopper wants it. Throws CallError.
 */
export async function buyOnce(purchase: Purchase, pauses: readonly number[] = PAUSES_MS): Promise<Order> {
  try {
    return await send(purchase)
  } catch (error) {
    const [first, ...rest] = pauses
    if (first === undefined || !isPassing(error) || isUnavailable(error)) throw error
    await pause(first)
    return buyOnce(purchase, rest)
  }
}
