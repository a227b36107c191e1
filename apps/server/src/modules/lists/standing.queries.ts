import { OF_COMPANIES } from '../../platform/schema/colleagues.ts'
import { CART_STATUS, CARTS_WITH_STORE } from '@cambusa/domain/orders/cart-status'
import { sqlList } from '../../platform/database/sql-list.ts'
import type { users } from '../../platform/schema/accounts.ts'
import type { lists, listStandingOrders } from '../../platform/schema/lists.ts'
import {
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'
import type { ListOwner } from './lists.queries.ts'

export const putStandingOrder = writeStatement<
  RowOf<typeof listStandingOrders, 'listId' | 'weekdays' | 'leadDays'> & { now: Date }
>(
  'standing_put',
  `insert into list_standing_orders as s (list_id, weekdays, lead_days, created_at)
   values ($listId, $weekdays, $leadDays, $now)
   on conflict (list_id) do update set weekdays = excluded.weekdays, lead_days = excluded.lead_days
     where (s.weekdays, s.lead_days) is distinct from (excluded.weekdays, excluded.lead_days)`,
)

/** No row: the list has none. */
export const updateStandingPaused = findStatement<{ listId: number }, { listId: number; isPaused: boolean }>(
  'standing_pause',
  `update list_standing_orders set is_paused = $isPaused where list_id = $listId returning list_id as "listId"`,
)

export const removeStandingOrder = writeStatement<{ listId: number }>(
  'standing_remove',
  'delete from list_standing_orders where list_id = $listId',
)

/** The service by which the goods of this customer came the last time, or are to come. */
const lastService = `(select k.delivery_service_id from carts k
    where k.user_id = $userId and k.company_id is not distinct from $companyId::bigint
      and k.delivery_service_id is not null order by k.id desc limit 1)`

/** Rows of a warehouse and of that service, or of all services where none is known. */
const ofWarehouse = (row: string) =>
  `${row}.warehouse_id = $warehouseId and (select service is null or ${row}.delivery_service_id = service from last)`

/**
 * Days on which the shop is closed for a customer at a warehouse, and the weekdays that have slots by its weekly pattern
 * or by hand; none where it has no pattern, as slots by hand may be made later than drafts.
 */
export const findCalendar = oneStatement<
  { closedDates: string[]; servedWeekdays: number[] },
  ListOwner & { warehouseId: number; fromIso: string; toIso: string }
>(
  'standing_calendar',
  `with last as (select ${lastService} as service),
     pattern as (select t.weekday from timeslot_templates t where ${ofWarehouse('t')})
   select array(select distinct c.date::text from closures c where c.date between $fromIso::date and $toIso::date
       and (c.warehouse_id is null or c.warehouse_id = $warehouseId)
       and (c.delivery_service_id is null or c.delivery_service_id = (select service from last))) as "closedDates",
     array(select weekday::integer from pattern
       union select extract(isodow from s.date)::integer from timeslots s
       where exists (select from pattern) and s.date between $fromIso::date and $toIso::date
         and ${ofWarehouse('s')}) as "servedWeekdays"`,
)

/** A standing order that is not paused, with what its owner's prices depend on. */
export interface StandingToPrepare
  extends
    RowOf<typeof lists, 'userId' | 'companyId' | 'name'>,
    RowOf<typeof listStandingOrders, 'listId' | 'weekdays' | 'leadDays'>,
    RowOf<typeof users, 'login' | 'firstName'> {
  storeId: number
  warehouseId: number
  priceListId: number
  companyPriceListId: number | null
  /** Days of delivery from yesterday on that have a draft. */
  drafted: string[]
}

/** Standing orders after an id, a batch; the store is that of the session (session.queries.ts). */
export const listStandingToPrepare = listStatement<
  StandingToPrepare,
  { after: number; most: number; defaultStoreId: number; fromIso: string }
>(
  'standing_to_prepare',
  `select l.id as "listId", l.user_id as "userId", l.company_id as "companyId", l.name, s.weekdays,
     s.lead_days as "leadDays", u.login, u.first_name as "firstName", st.id as "storeId", w.id as "warehouseId",
     w.price_list_id as "priceListId", co.price_list_id as "companyPriceListId",
     array(select d.delivery_on::text from list_drafts d
       where d.from_list_id = l.id and d.delivery_on >= $fromIso::date) as drafted
   from list_standing_orders s join lists l on l.id = s.list_id join users u on u.id = l.user_id
   left join companies co on co.id = l.company_id
   left join lateral (select store_id, warehouse_id from carts
     where user_id = l.user_id and company_id is not distinct from l.company_id and status in (${sqlList(CARTS_WITH_STORE)})
     order by status = ${CART_STATUS.bought}, status = ${CART_STATUS.bought} or order_id is null, id desc limit 1) cart on true
   join stores st on st.id = (select id from stores
     order by id = coalesce(cart.store_id, u.default_store_id, $defaultStoreId) desc, id = $defaultStoreId desc,
       is_default desc, id limit 1)
   join warehouses w on w.id = coalesce(cart.warehouse_id, st.warehouse_id)
   where s.list_id > $after and not s.is_paused and l.deleted_at is null and not u.is_disabled
     and u.deleted_at is null and u.deletion_asked_at is null
     and (l.company_id is null or exists (select from ${OF_COMPANIES} c
       where c."companyId" = l.company_id and c."userId" = l.user_id))
   order by s.list_id limit $most`,
)

/** Locks a list whose standing order goes on. No row: it has ended meanwhile. */
export const lockStanding = findStatement<{ name: string }, { listId: number }>(
  'standing_lock',
  `select l.name from lists l join list_standing_orders s on s.list_id = l.id
   where l.id = $listId and not s.is_paused and l.deleted_at is null for update of l`,
)

/** A row: the day has its draft. To be asked after the lock: a statement that waits for it does not see what was written meanwhile. */
export const findDraftOfDay = findStatement<{ listId: number }, { listId: number; deliveryOn: string }>(
  'draft_of_day',
  `select list_id as "listId" from list_drafts where from_list_id = $listId and delivery_on = $deliveryOn::date`,
)

/** A copy of a list with its lines, in their order. */
export const insertDraftList = oneStatement<{ id: number }, { listId: number; now: Date }>(
  'draft_insert_list',
  `with made as (insert into lists (user_id, company_id, name, sort, created_at, updated_at)
     select user_id, company_id, name, sort, $now::timestamptz, $now::timestamptz from lists where id = $listId
     returning id),
   lines as (insert into list_items (list_id, product_id, name, format, media_key, unit, price_cents, quantity, notes,
       position, created_at)
     select made.id, i.product_id, i.name, i.format, i.media_key, i.unit, i.price_cents, i.quantity, i.notes, i.position,
       $now::timestamptz
     from made, list_items i where i.list_id = $listId and i.deleted_at is null)
   select id from made`,
)

export const insertDraft = writeStatement<{
  listId: number
  fromListId: number
  deliveryOn: string
  missing: number
  dearer: number
  totalCents: number
  now: Date
}>(
  'draft_insert',
  `insert into list_drafts (list_id, from_list_id, delivery_on, prepared_at, missing, dearer, total_cents)
   values ($listId, $fromListId, $deliveryOn::date, $now, $missing, $dearer, $totalCents)`,
)

/** The first time counts. */
export const markDraftAdded = writeStatement<{ listId: number; now: Date }>(
  'draft_mark_added',
  'update list_drafts set added_at = $now where list_id = $listId and added_at is null',
)
