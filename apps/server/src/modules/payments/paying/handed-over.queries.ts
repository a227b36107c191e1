import type { orders } from '../../../platform/schema/orders.ts'
import { findStatement, type RowOf } from '../../../platform/database/statement.ts'
import { owedCents } from '../../orders/orders.ts'

/** An order that was handed over, and what its card owes, cents: not what was to be collected at the door. */
export const findHandedOver = findStatement<
  RowOf<typeof orders, 'number'> & { captureCents: number },
  { orderId: number }
>(
  'payments_find_handed_over',
  `select o.number, greatest(0, ${owedCents} - h.due_cents) as "captureCents"
   from orders o join handovers h on h.order_id = o.id where o.id = $orderId`,
)
