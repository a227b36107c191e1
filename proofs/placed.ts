import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { call, type Answer } from './api.ts'
import type { ShopProcess } from './shop-process.ts'
import { makeSlot, type Shopper } from './shoppers.ts'

/** An order to be paid on delivery, and who placed it. */
export interface Placed {
  shopper: Shopper
  orderId: number
  number: string
}

/** Makes a call that must succeed; answers its data. */
export async function must(answer: Promise<Answer>): Promise<Record<string, unknown>> {
  const { status, codes, data } = await answer
  if (status !== 0) throw new Error(`refused: ${codes.join()}`)
  return data ?? {}
}

/** Prepares the open cart, or the one that edits an order, and answers its id. */
export const prepare = async ({ url }: ShopProcess, { session }: Shopper): Promise<number> =>
  Number((await must(call(url, 'POST', '/checkout/prepare', session)))['cartId'])

/** Buys the cart of a shopper in a slot of its own. */
export async function place(shop: ShopProcess, shopper: Shopper): Promise<Placed> {
  const { url, database } = shop
  const { timeslotId, date } = await makeSlot(database.pool, 5)
  const { session } = shopper
  await must(call(url, 'GET', `/timeslot/select?sel_date=${date}&timeslot_id=${timeslotId}`, session))
  const cartId = await prepare(shop, shopper)
  const path = `/checkout/buy?payment_type_id=${PAYMENT_TYPES.onDelivery}&cart_id=${cartId}`
  const { orderId, orderNumber } = await must(call(url, 'POST', path, session))
  return { shopper, orderId: Number(orderId), number: String(orderNumber) }
}
