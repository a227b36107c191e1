/**
 * What is done with an order, as its history says it. By the shop: confirm, startPicking, pick, ready, onTheWay,
 * bringBack (nobody was there), cancel, handOver, takeBack (goods of a withdrawal are back). By the customer: edit,
 * change (the edited order is bought), keepAsWas (the editing is given up, or its time is over), withdraw.
 */
export const ORDER_ACTS = [
  'confirm',
  'startPicking',
  'pick',
  'ready',
  'onTheWay',
  'bringBack',
  'cancel',
  'handOver',
  'takeBack',
  'edit',
  'change',
  'keepAsWas',
  'withdraw',
] as const
export type OrderAct = (typeof ORDER_ACTS)[number]
