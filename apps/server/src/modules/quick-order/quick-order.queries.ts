import { listStatement } from '../../platform/database/statement.ts'

/** How products are packed, from the piece to the pallet; null where unknown. */
export const listPackaging = listStatement<
  { productId: number; piecesPerBox: number | null; boxesPerPallet: number | null },
  { productIds: readonly number[] }
>(
  'quick_order_packaging',
  `select id as "productId", (details->>'piecesPerBox')::int as "piecesPerBox",
     (details->>'boxesPerPallet')::int as "boxesPerPallet"
   from products where id = any($productIds::bigint[])`,
)
