import { deliveryVatRateOf, finalTotals } from '@cambusa/domain/orders/final-totals'
import type { Db } from '../../platform/database/database.ts'
import type { OrderPackage } from '../../platform/schema/orders.ts'
import { setFinal } from './fulfilment-writes.queries.ts'
import type { LineToPick, OrderToFulfil } from './order-to-fulfil.queries.ts'

/** What an order comes to with these lines and packages, cents; lines of which nothing is known count as ordered. */
function finalOf(order: OrderToFulfil, lines: readonly LineToPick[], packages: readonly OrderPackage[]) {
  const charged = [
    ...lines,
    ...order.packages.map(({ totalCents: grossCents, vatRate }) => ({ grossCents, vatRate })),
  ]
  return finalTotals({
    lines: lines.map(({ picked, grossCents, vatRate, isGift }) => ({
      grossCents: picked?.grossCents ?? grossCents,
      vatRate: picked?.replacement?.vatRate ?? vatRate,
      isGift,
    })),
    packages,
    deliveryFeeCents: order.deliveryFeeCents,
    deliveryVatRate: deliveryVatRateOf(order.vat, charged),
    giftCents: order.giftCents,
    worstCaseCents: order.worstCaseCents,
  })
}

/** Writes what the picked order comes to. */
export async function writeFinal(
  tx: Db,
  order: OrderToFulfil,
  lines: readonly LineToPick[],
  packages: readonly OrderPackage[],
  now: Date,
): Promise<void> {
  const { vat, ...final } = finalOf(order, lines, packages)
  await setFinal(tx, {
    ...final,
    orderId: order.id,
    worstCaseCents: order.worstCaseCents,
    packages: JSON.stringify(packages),
    vat: JSON.stringify(vat),
    now,
  })
}
