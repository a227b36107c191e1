import { eq } from 'drizzle-orm'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import type { Db } from '../../platform/database/database.ts'
import {
  finalTotals,
  handovers,
  pickedLines,
  type ReplacingProduct,
} from '../../platform/schema/deliveries.ts'
import { orderItems, orders } from '../../platform/schema/orders.ts'

export interface HandOver {
  at: Date
  /** What came of lines, by position; the others came as ordered. */
  came?: Readonly<Record<number, { quantity: number; grossCents: number; replacement?: ReplacingProduct }>>
  allowanceCents?: number
  /** What gift codes paid in the end; else what the order says. */
  giftCents?: number
  dueCents?: number
  collectedCents?: number
  depositCents?: number
}

/** A product that came instead of another. */
export const REPLACING: ReplacingProduct = {
  productId: 1,
  code: 'F-1',
  gtin: null,
  name: 'Altro prodotto',
  format: '500 g',
  brand: '',
  slug: 'altro-prodotto',
  mediaKey: 'altro-prodotto',
  unit: 'pz',
  isVariableWeight: false,
  priceCents: 100,
  vatRate: 4,
  isPerishable: false,
  withdrawalClass: 'standard',
  minAge: null,
}

const { received, confirmed, preparing, ready, delivering, delivered } = ORDER_STATUS

/** Hands a received order over, by rows in the order that the database accepts: picked, made ready, delivered. */
export async function handOverOrder(db: Db, orderId: number, given: HandOver): Promise<void> {
  const move = (status: number) => db.update(orders).set({ status }).where(eq(orders.id, orderId))
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (order!.status === received) await move(confirmed)
  await move(preparing)
  const lines = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId))
  const picked = lines.map(({ id: orderItemId, position, quantity, grossCents }) => {
    const { replacement, ...came } = given.came?.[position] ?? { quantity, grossCents }
    const outcome = came.quantity === 0 ? 'missing' : replacement === undefined ? 'delivered' : 'replaced'
    return { orderItemId, orderId, ...came, outcome, replacement: replacement ?? null } as const
  })
  await db.insert(pickedLines).values(picked)
  const itemsCents = picked.reduce((sum, { grossCents }) => sum + grossCents, 0)
  const { packagesCents, packages, deliveryFeeCents, worstCaseCents } = order!
  const { allowanceCents = 0, giftCents = order!.giftCents } = given
  const totalCents = itemsCents + packagesCents + deliveryFeeCents - giftCents - allowanceCents
  const amounts = { itemsCents, packagesCents, packages, deliveryFeeCents, giftCents, allowanceCents }
  await db
    .insert(finalTotals)
    .values({ orderId, worstCaseCents, ...amounts, totalCents, taxCents: 0, vat: [] })
  for (const status of [ready, delivering, delivered]) await move(status)
  const { dueCents = 0, collectedCents = dueCents, depositCents = 0, at } = given
  await db
    .insert(handovers)
    .values({ orderId, receiver: 'customer', dueCents, collectedCents, depositCents, at })
}
