import type { finalTotals, handovers, pickedLines } from '../../platform/schema/deliveries.ts'
import { writeStatement, type RowOf } from '../../platform/database/statement.ts'

/** What came of a line, as setPickedLines reads it. */
export type PickedLineToWrite = Pick<
  typeof pickedLines.$inferSelect,
  'orderItemId' | 'outcome' | 'quantity' | 'grossCents' | 'replacement' | 'stockTaken'
>

/**
 * Sets what came of lines (PickedLineToWrite as a JSON array); the trigger picked_while_preparing refuses it unless the
 * order is being prepared.
 */
export const setPickedLines = writeStatement<{ orderId: number; lines: string; now: Date }>(
  'fulfilment_set_picked',
  `insert into picked_lines (order_item_id, order_id, outcome, quantity, gross_cents, replacement, stock_taken, picked_at)
   select l."orderItemId", $orderId, l.outcome, l.quantity, l."grossCents", l.replacement, l."stockTaken", $now
   from jsonb_to_recordset($lines::jsonb) as l ("orderItemId" bigint, outcome text, quantity numeric,
     "grossCents" bigint, replacement jsonb, "stockTaken" numeric)
   on conflict (order_item_id) do update set outcome = excluded.outcome, quantity = excluded.quantity,
     gross_cents = excluded.gross_cents, replacement = excluded.replacement, stock_taken = excluded.stock_taken,
     picked_at = excluded.picked_at`,
)

/** Sets what the picked order comes to; final_totals_worst_case refuses more than its customer was promised. */
export const setFinal = writeStatement<
  Omit<typeof finalTotals.$inferSelect, 'packages' | 'vat' | 'updatedAt'> & {
    packages: string
    vat: string
    now: Date
  }
>(
  'fulfilment_set_final',
  `insert into final_totals (order_id, worst_case_cents, items_cents, packages_cents, packages, delivery_fee_cents,
     gift_cents, allowance_cents, total_cents, tax_cents, vat, updated_at)
   values ($orderId, $worstCaseCents, $itemsCents, $packagesCents, $packages::jsonb, $deliveryFeeCents, $giftCents,
     $allowanceCents, $totalCents, $taxCents, $vat::jsonb, $now)
   on conflict (order_id) do update set items_cents = excluded.items_cents, packages_cents = excluded.packages_cents,
     packages = excluded.packages, delivery_fee_cents = excluded.delivery_fee_cents, gift_cents = excluded.gift_cents,
     allowance_cents = excluded.allowance_cents, total_cents = excluded.total_cents, tax_cents = excluded.tax_cents,
     vat = excluded.vat, updated_at = excluded.updated_at`,
)

/** Writes the hand-over; the trigger handed_over_with_status refuses it unless the order has been handed over. */
export const insertHandover = writeStatement<
  Omit<typeof handovers.$inferSelect, 'deposits' | 'at'> & { deposits: string; now: Date }
>(
  'fulfilment_insert_handover',
  `insert into handovers (order_id, receiver, receiver_name, delegate_id, age_checked, age_document, deposits,
     deposit_cents, due_cents, collected_cents, at)
   values ($orderId, $receiver, $receiverName, $delegateId, $ageChecked, $ageDocument, $deposits::jsonb, $depositCents,
     $dueCents, $collectedCents, $now)`,
)

/** Columns of a hand-over that repeat what was said when it was done. */
export type HandoverSaid = RowOf<typeof handovers, 'receiver' | 'receiverName' | 'delegateId'>
