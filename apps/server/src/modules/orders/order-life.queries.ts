import type { OrderAct } from '@cambusa/domain/orders/order-acts'
import type { finalTotals, handovers, OrderSnapshot, pickedLines } from '../../platform/schema/deliveries.ts'
import type { RowOf } from '../../platform/database/statement.ts'

/** What came of a line, beside the line as it was ordered. */
export type PickedRow = RowOf<typeof pickedLines, 'outcome' | 'quantity' | 'grossCents' | 'replacement'>

/** What happened to an order after it was placed. */
export interface OrderLifeRow {
  /** What it came to; null: it was not picked yet. */
  final: Omit<typeof finalTotals.$inferSelect, 'orderId' | 'worstCaseCents' | 'updatedAt'> | null
  handover:
    | (RowOf<
        typeof handovers,
        | 'receiver'
        | 'receiverName'
        | 'ageChecked'
        | 'deposits'
        | 'depositCents'
        | 'dueCents'
        | 'collectedCents'
      > & { at: string })
    | null
  acts: { act: OrderAct; userId: number | null; actor: string; reason: string | null; at: string }[]
  placedBy: string
  /** The administrator who placed it for the customer; null: nobody did. */
  placedByActor: string | null
  /** The holder of the company who approved it; null: it needed no approval. */
  approvedBy: string | null
  /** The order as it was before each change, oldest first. */
  versions: { version: number; snapshot: OrderSnapshot; replacedAt: string }[]
}

/** Part of a select of orders `o`: what each came to, null before it was picked. */
export const finalOfOrder = `(select json_build_object('itemsCents', f.items_cents, 'packagesCents', f.packages_cents,
    'packages', f.packages, 'deliveryFeeCents', f.delivery_fee_cents, 'giftCents', f.gift_cents,
    'allowanceCents', f.allowance_cents, 'totalCents', f.total_cents, 'taxCents', f.tax_cents, 'vat', f.vat)
  from final_totals f where f.order_id = o.id)`

/** Part of a select of orders `o`: the hand-over of each, null before it. */
export const handoverOfOrder = `(select json_build_object('at', h.at, 'receiver', h.receiver, 'receiverName', h.receiver_name,
    'ageChecked', h.age_checked, 'deposits', h.deposits, 'depositCents', h.deposit_cents, 'dueCents', h.due_cents,
    'collectedCents', h.collected_cents)
  from handovers h where h.order_id = o.id)`

const acts = `(select coalesce(json_agg(json_build_object('act', a.act, 'userId', a.user_id, 'actor', a.actor,
    'reason', a.details ->> 'reason', 'at', a.at) order by a.id), '[]')
  from order_acts a where a.order_id = o.id)`

const versions = `(select coalesce(json_agg(json_build_object('version', v.version, 'snapshot', v.snapshot,
    'replacedAt', v.replaced_at) order by v.version), '[]')
  from order_versions v where v.order_id = o.id)`

/** Part of a select of orders `o`: what happened to each after it was placed (OrderLifeRow). */
export const lifeOfOrder = `json_build_object('final', ${finalOfOrder}, 'handover', ${handoverOfOrder}, 'acts', ${acts}, 'versions', ${versions},
    'placedBy', (select trim(u.first_name || ' ' || u.last_name) from users u where u.id = o.user_id),
    'placedByActor', (select trim(u.first_name || ' ' || u.last_name) from users u where u.id = o.placed_by_user_id),
    'approvedBy', (select trim(u.first_name || ' ' || u.last_name) from users u where u.id = o.approved_by_user_id))`

/** Part of a select of order lines `i`: what came of each, null before it was picked. */
export const pickedOfLine = `(select json_build_object('outcome', k.outcome, 'quantity', k.quantity,
    'grossCents', k.gross_cents, 'replacement', k.replacement)
  from picked_lines k where k.order_item_id = i.id)`
