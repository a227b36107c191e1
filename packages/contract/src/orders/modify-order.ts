import * as Type from 'typebox'
import { Cart } from '../cart/cart.ts'
import { endpoint } from '../endpoint.ts'
import { Id } from '../schema.ts'
import { Order } from './orders.ts'

/**
 * Opens a placed order for changes: its lines go into a cart of their own (Cart.editing), beside the open cart, which
 * stays as it is. checkout/prepare and checkout/buy then change the same order. Sent again it answers the same cart; a
 * payment that was to replace the order's is given up by it.
 */
export const modifyOrder = endpoint({
  method: 'POST',
  url: '/order/modify',
  operationId: 'orderModify',
  summary: 'Open a placed order for changes, until the cut-off of its slot',
  tag: 'orders',
  act: 'ownMoney',
  body: Type.Object({ order_id: Id }),
  data: Cart,
})

/** The order stands as it was; the open cart is the cart again. */
export const undoModifyOrder = endpoint({
  method: 'POST',
  url: '/order/modify-undo',
  operationId: 'orderModifyUndo',
  summary: 'Give up the changes to an order: it stands as it was',
  tag: 'orders',
  act: 'ownMoney',
  body: Type.Object({ order_id: Id }),
  data: Order,
})
