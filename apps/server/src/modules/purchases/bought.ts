import { ORDERS_WITHOUT_CHARGE, PICKED_ORDERS } from '@cambusa/domain/orders/order-sets'
import { HOLDER } from '@cambusa/domain/people/company-roles'
import { ROME } from '@cambusa/domain/time/dates'
import { sqlList } from '../../platform/database/sql-list.ts'
import { OF_COMPANIES } from '../../platform/schema/colleagues.ts'

/** Whose purchases are counted, and of when. */
export interface BoughtBy {
  userId: number
  /** All orders for companies that the user holds, own ones for others that the user acts for. */
  companyIds: readonly number[]
  /** Also what the user ordered for himself. */
  withOwn: boolean
  from: Date
  before: Date
  /** The same of last year. */
  fromLast: Date
  beforeLast: Date
}

const COLUMNS = `o.id, o.placed_at, o.company_id, o.status, o.delivery_service_id, o.shipping_address,
  o.items_cents, o.delivery_fee_cents, o.packages`
const IS_NOW = 'o.placed_at >= $from and o.placed_at < $before'
const IS_LAST = 'o.placed_at >= $fromLast and o.placed_at < $beforeLast'
const COUNTS = `o.status not in (${sqlList(ORDERS_WITHOUT_CHARGE)}) and (${IS_NOW} or ${IS_LAST})`

/** Orders that a user may see and that were charged. */
const SEEN = `(select ${COLUMNS} from ${OF_COMPANIES} a join orders o on o.company_id = a."companyId"
    and (a.role = '${HOLDER}' or o.user_id = a."userId")
  where a."userId" = $userId and a."companyId" = any($companyIds::bigint[]) and ${COUNTS}
  union all select ${COLUMNS} from orders o
  where $withOwn::boolean and o.user_id = $userId and o.company_id is null and ${COUNTS})`

const withdrawn = (column: string) =>
  `coalesce((select sum(w.${column})::bigint from withdrawals w where w.order_id = o.id), 0)`

/**
 * Common table expression `bought`: what each order came to once it is picked and was ordered before, less withdrawals,
 * without deposits; cents. is_now and is_last: it counts for the period, for last year's; both in periods over a year.
 */
export const BOUGHT = `bought as materialized (
  select o.id, o.company_id, o.delivery_service_id, o.shipping_address, f.order_id is not null as is_picked,
    ${IS_NOW} as is_now, ${IS_LAST} as is_last, to_char(o.placed_at at time zone '${ROME}', 'YYYY-MM') as month,
    coalesce(f.items_cents - f.allowance_cents, o.items_cents) - ${withdrawn('goods_cents')} as goods,
    coalesce(f.delivery_fee_cents, o.delivery_fee_cents) - ${withdrawn('fee_cents')} as delivery,
    (select coalesce(sum((p->>'totalCents')::bigint), 0)::bigint from jsonb_array_elements(
      coalesce(f.packages, o.packages)) p where not (p->>'isDeposit')::boolean) as packaging
  from ${SEEN} o left join final_totals f on f.order_id = o.id and o.status in (${sqlList(PICKED_ORDERS)}))`

/** The lines of `bought`: what came of each, of a replaced one the other product, less what was withdrawn. */
export const LINES = `given_back as materialized (
  select l.order_item_id, sum(l.cents)::bigint as cents, sum(l.quantity) as quantity
  from withdrawn_lines l join withdrawals w on w.id = l.withdrawal_id join bought b on b.id = w.order_id group by 1),
lines as (
  select b.id, b.is_now, b.is_last, b.month, i.id as item_id,
    coalesce(k.replacement->>'code', i.code) as code,
    case when k.replacement is null then i.product_id else (k.replacement->>'productId')::bigint end as product_id,
    coalesce(k.replacement->>'unit', i.unit) as unit, coalesce(k.replacement->>'format', i.format) as format,
    coalesce(k.gross_cents, i.gross_cents) - coalesce(g.cents, 0) as cents,
    coalesce(k.quantity, i.quantity) - coalesce(g.quantity, 0) as quantity
  from bought b join order_items i on i.order_id = b.id
    left join picked_lines k on k.order_item_id = i.id and b.is_picked
    left join given_back g on g.order_item_id = i.id)`

/** Parts of a select: an amount of the period and of last year's. */
export const comparedSums = (cents: string) =>
  `coalesce(sum(${cents}) filter (where is_now), 0)::bigint as "spentCents",
   coalesce(sum(${cents}) filter (where is_last), 0)::bigint as "beforeCents"`
