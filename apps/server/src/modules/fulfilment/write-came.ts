import type { Db } from '../../platform/database/database.ts'
import { lockStock, returnStock, takeFromStock } from '../catalogue/catalogue.ts'
import { setPickedLines, type PickedLineToWrite } from './fulfilment-writes.queries.ts'
import type { OrderToFulfil, PickedLine } from './order-to-fulfil.queries.ts'
import type { LineCame } from './picked-rows.ts'

const stockOf = (came: readonly LineCame[]): number[] => [
  ...new Set(
    came.flatMap(({ line, replacement }) => [
      ...(line.picked?.replacement ? [line.picked.replacement.productId] : []),
      ...(replacement ? [replacement.productId] : []),
    ]),
  ),
]

/**
 * Writes what came of lines. A replacing product is taken out of stock, as much as there is, and what an earlier picking
 * took is returned. Answers the written lines by id.
 */
export async function writeCame(
  tx: Db,
  { id: orderId, warehouseId }: Pick<OrderToFulfil, 'id' | 'warehouseId'>,
  came: readonly LineCame[],
  now: Date,
): Promise<Map<number, PickedLine>> {
  const productIds = stockOf(came)
  if (productIds.length > 0) await lockStock(tx, { warehouseId, productIds })
  for (const { picked } of came.map(({ line }) => line))
    if (picked?.replacement && picked.stockTaken > 0)
      await returnStock(tx, {
        warehouseId,
        productId: picked.replacement.productId,
        quantity: picked.stockTaken,
      })
  const written = new Map<number, PickedLine>()
  for (const { line, outcome, quantity, grossCents, replacement } of came) {
    const taken =
      replacement === null
        ? undefined
        : await takeFromStock(tx, { warehouseId, productId: replacement.productId, quantity })
    const picked = { outcome, quantity, grossCents, replacement, stockTaken: taken?.taken ?? 0 }
    written.set(line.id, picked)
  }
  const lines = [...written].map(([orderItemId, picked]): PickedLineToWrite => ({ orderItemId, ...picked }))
  if (lines.length > 0) await setPickedLines(tx, { orderId, lines: JSON.stringify(lines), now })
  return written
}
