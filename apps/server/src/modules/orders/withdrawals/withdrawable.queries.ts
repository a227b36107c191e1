import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import type { CameLine } from '@cambusa/domain/orders/withdrawal'
import { returnPlace } from '../../stores/stores.ts'
import type { orders } from '../../../platform/schema/orders.ts'
import { findStatement, listStatement, type RowOf } from '../../../platform/database/statement.ts'

const { creditCard } = PAYMENT_TYPES

/** An order as far as a withdrawal from it goes; cents. */
export interface WithdrawableOrder extends RowOf<
  typeof orders,
  'id' | 'number' | 'status' | 'userId' | 'companyId'
> {
  customer: string
  /** null: nobody has the goods yet. */
  handedOverAt: Date | null
  /** What was charged for goods and paid, less what went back for them or is about to. */
  goodsCents: number
  /** Delivery, and packaging without deposits. */
  chargesCents: number
  /** What gift codes and a card paid, less what goes back to them. */
  giftCents: number
  cardCents: number
  /** Where goods are brought back. */
  bringTo: string
}

const packaging = `(select coalesce(sum((p->>'totalCents')::bigint), 0) from jsonb_array_elements(
    coalesce(f.packages, o.packages)) p where not (p->>'isDeposit')::boolean)`
const sumOfWithdrawals = (column: string, where = 'true') =>
  `(select coalesce(sum(w.${column}), 0) from withdrawals w where w.order_id = o.id and ${where})`
/** What was not paid at the door. */
const owed = 'coalesce(h.due_cents - h.collected_cents, 0)'
const giftCodes = `(select coalesce(sum(u.cents - u.given_back_cents), 0) from gift_certificate_uses u
    where u.order_id = o.id and u.given_back_at is null) - ${sumOfWithdrawals('gift_cents', `w.state = 'declared'`)}`
/** What the card paid, or will have paid once the capture that the hand-over asked for is done, of a stored card too. */
const card = `(select case when a.state in ('stored', 'authorised')
      then least(a.amount_cents, greatest(0, coalesce(f.total_cents, o.total_cents) - h.deposit_cents - h.due_cents)) else a.captured_cents end
    - greatest(a.refunded_cents, ${sumOfWithdrawals('card_cents')} + (select coalesce(sum(r.cents), 0)
        from payment_refunds r where r.attempt_id = a.id and r.withdrawal_id is null))
  from payment_attempts a where a.order_id = o.id and a.payment_type_id = ${creditCard}
    and a.state in ('stored', 'authorised', 'captured', 'refunded') order by a.id desc limit 1)`
const withdrawable = `select o.id, o.number, o.status, o.user_id as "userId", o.company_id as "companyId",
    u.first_name || ' ' || u.last_name as customer, h.at as "handedOverAt",
    greatest(0, coalesce(f.items_cents - f.allowance_cents, o.items_cents) - ${owed}
      - ${sumOfWithdrawals('goods_cents')})::bigint as "goodsCents",
    (coalesce(f.delivery_fee_cents, o.delivery_fee_cents) + ${packaging})::bigint as "chargesCents",
    greatest(0, ${giftCodes})::bigint as "giftCents", greatest(0, coalesce(${card}, 0))::bigint as "cardCents",
    coalesce(${returnPlace}, o.store_name) as "bringTo"
  from orders o join users u on u.id = o.user_id
    left join handovers h on h.order_id = o.id left join final_totals f on f.order_id = o.id
  where o.id = $orderId and o.user_id = $userId and o.company_id is not distinct from $companyId::bigint`

type Own = { orderId: number; userId: number; companyId: number | null }

/** One own order, handed over or not. */
export const findWithdrawable = findStatement<WithdrawableOrder, Own>('withdrawals_find_order', withdrawable)

/** Locks one own order: another withdrawal from it waits. */
export const lockOwnOrderRow = findStatement<{ id: number }, Own>(
  'withdrawals_lock_own_order',
  `select id from orders where id = $orderId and user_id = $userId
     and company_id is not distinct from $companyId::bigint for no key update`,
)

/** A line that came, as a withdrawal shows it: of a replaced line the product that came. */
export interface CameRow extends CameLine {
  orderItemId: number
  name: string
  format: string
  unit: string
  mediaKey: string
}

/** Lines of which something came, in the order's order. */
export const listCameLines = listStatement<CameRow, { orderId: number }>(
  'withdrawals_list_lines',
  `select i.id as "orderItemId", coalesce(p.replacement->>'name', i.name) as name,
     coalesce(p.replacement->>'format', i.format) as format, coalesce(p.replacement->>'unit', i.unit) as unit,
     coalesce(p.replacement->>'mediaKey', i.media_key) as "mediaKey",
     coalesce((p.replacement->>'isVariableWeight')::boolean, i.is_variable_weight) as "isVariableWeight",
     coalesce(p.quantity, i.quantity) as came, coalesce(p.gross_cents, i.gross_cents) as "grossCents",
     coalesce((select sum(l.quantity) from withdrawn_lines l where l.order_item_id = i.id), 0) as withdrawn,
     coalesce(p.replacement->>'withdrawalClass', i.withdrawal_class, t.withdrawal_class, 'standard') as "withdrawalClass",
     i.gift_value_cents is not null as "isGift",
     exists (select from gift_certificates g where g.order_item_id = i.id and g.balance_cents < g.amount_cents)
       as "isGiftSpent"
   from order_items i left join picked_lines p on p.order_item_id = i.id left join products t on t.id = i.product_id
   where i.order_id = $orderId and coalesce(p.quantity, i.quantity) > 0 order by i.position`,
)
