/**
 * What the shop's people do with an order from its confirmation to its hand-over; bringBack: nobody was there.
 */
export const SHOP_ACTS = [
  'confirm',
  'startPicking',
  'pick',
  'ready',
  'onTheWay',
  'bringBack',
  'cancel',
  'handOver',
] as const
export type ShopAct = (typeof SHOP_ACTS)[number]

/**
 * What is done with an order, as its history says it. By the shop also takeBack (goods of a withdrawal are back). By the
 * customer: edit, change (the edited order is bought), keepAsWas (the editing is given up, or its time is over),
 * withdraw.
 */
export const ORDER_ACTS = [...SHOP_ACTS, 'takeBack', 'edit', 'change', 'keepAsWas', 'withdraw'] as const
export type OrderAct = (typeof ORDER_ACTS)[number]
