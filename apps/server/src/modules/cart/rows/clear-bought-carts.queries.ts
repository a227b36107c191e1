import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { writeStatement } from '../../../platform/database/statement.ts'

/** Bought carts of a deleted account stay as rows of their orders, without lines and what was written into them. */
export const clearBoughtCarts = writeStatement<{ userId: number }>(
  'cart_clear_bought',
  `with own as (select id from carts where user_id = $userId and status = ${CART_STATUS.bought}),
     lines as (delete from cart_items where cart_id in (select id from own))
   update carts set infos = '{}', prepared = null, agreed = null
   where id in (select id from own) and (infos <> '{}' or prepared is not null or agreed is not null)`,
)
