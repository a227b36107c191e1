/** The documents of an order: the order itself, and what was delivered of it. */
export const ORDER_DOCUMENTS = ['order', 'delivery'] as const
export type OrderDocument = (typeof ORDER_DOCUMENTS)[number]

/** How long a link to an order is good. */
export const ORDER_SHARE_DAYS = 7
/** Links of one order that are good at the same time. */
export const ORDER_SHARES_MAX = 20
