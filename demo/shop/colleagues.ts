import type { OrderedGoods } from './past-orders.ts'

/** Who buys for the companies of the restaurant up to a limit, and the holder of those. */
export const COLLEAGUE = 'collega@example.com'
export const HOLDER_LOGIN = 'ristorante@example.com'
/** Without approval, of one order. */
export const ORDER_LIMIT_CENTS = 300_00

/** The cart that waits for approval: over the limit. */
export const waitingGoods: OrderedGoods['lines'] = [
  ['Olio extravergine di oliva 100% italiano', 24],
  ['Parmigiano Reggiano DOP 24 mesi', 6],
  ['Farina 00', 20],
  ['Passata di pomodoro', 48],
  ['Tagliatelle all’uovo', 24],
  ['Acqua minerale naturale', 24],
]
