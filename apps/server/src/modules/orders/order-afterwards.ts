import type { Order } from '@cambusa/contract/orders/orders'
import { isRateable } from '@cambusa/domain/orders/order-note'
import type { Db } from '../../platform/database/database.ts'
import { noteOfOrder } from './notes/notes.service.ts'
import { withdrawalsOfOrder } from './withdrawals/withdrawals-of-order.ts'

type Afterwards = Pick<Order, 'canWithdraw' | 'withdrawUntil' | 'withdrawals' | 'canRate' | 'note'>

/** Of an order that nobody has received yet. */
export const NOTHING_AFTERWARDS: Afterwards = {
  canWithdraw: false,
  withdrawUntil: null,
  withdrawals: [],
  canRate: false,
  note: null,
}

/** What order/view says of the time after the hand-over: withdrawals, rating and note. Before it, nothing is read. */
export async function afterwardsOf(
  db: Db,
  { status, ...own }: { status: number; orderId: number; userId: number; companyId: number | null },
  now: Date,
): Promise<Afterwards> {
  if (!isRateable(status, true)) return NOTHING_AFTERWARDS
  const [withdrawn, note] = await Promise.all([withdrawalsOfOrder(db, own, now), noteOfOrder(db, own, now)])
  const { isHandedOver, ...shown } = withdrawn
  return { ...shown, canRate: isRateable(status, isHandedOver), note }
}
