import { addItems, viewCart } from '@cambusa/contract/cart/cart'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { modifyOrder, undoModifyOrder } from '@cambusa/contract/orders/modify-order'
import { viewOrder } from '@cambusa/contract/orders/orders'
import type { Ordered } from './payment-shop.ts'

/** Steps of a customer who changes a placed order. */
export const openEdit = (order: Ordered) =>
  order.shopper.call(modifyOrder, { body: { order_id: order.orderId } })
export const undoEdit = (order: Ordered) =>
  order.shopper.call(undoModifyOrder, { body: { order_id: order.orderId } })
export const cartNow = async ({ shopper }: Pick<Ordered, 'shopper'>) => (await shopper.call(viewCart)).data!
export const orderNow = async (order: Ordered) =>
  (await order.shopper.call(viewOrder, { query: { order_id: order.orderId } })).data!
export const addToCart = ({ shopper }: Pick<Ordered, 'shopper'>, productId: number, quantity: number) =>
  shopper.call(addItems, { body: { items: [{ productId, quantity }] } })
export const chooseSlot = ({ shopper }: Pick<Ordered, 'shopper'>, timeslotId: number, day: string) =>
  shopper.call(selectTimeslot, { query: { sel_date: day, timeslot_id: timeslotId } })

/** Prepares and buys the cart; answers the order, or the codes that say why not. */
export async function buyEdit({ shopper }: Pick<Ordered, 'shopper'>, paymentTypeId?: number) {
  const prepared = await shopper.call(prepareCheckout)
  if (prepared.codes.length > 0) return prepared.codes
  const query = {
    cart_id: prepared.data!.cartId,
    payment_data: JSON.stringify({ age_declared: 'true' }),
    ...(paymentTypeId === undefined ? {} : { payment_type_id: paymentTypeId }),
  }
  const bought = await shopper.call(buyCart, { query })
  return bought.data ?? bought.codes
}
