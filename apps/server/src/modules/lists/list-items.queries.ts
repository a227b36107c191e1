import { USUAL_ORDERS, USUAL_PRODUCTS } from '@cambusa/domain/constants'
import { ORDERS_WITHOUT_GOODS } from '@cambusa/domain/orders/order-sets'
import { sqlList } from '../../platform/database/sql-list.ts'
import type { listItems } from '../../platform/schema/lists.ts'
import {
  findStatement,
  listStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'
import type { ListOwner } from './lists.queries.ts'

/** A line of a list. */
export type ListItemRow = RowOf<
  typeof listItems,
  | 'id'
  | 'productId'
  | 'name'
  | 'format'
  | 'mediaKey'
  | 'unit'
  | 'priceCents'
  | 'quantity'
  | 'notes'
  | 'position'
>

const columns = `id, product_id as "productId", name, format, media_key as "mediaKey", unit, price_cents as "priceCents",
  quantity, notes, position`

/** The lines of a list by hand. */
export const listItemsOf = listStatement<ListItemRow, { listId: number }>(
  'list_items_of',
  `select ${columns} from list_items where list_id = $listId and deleted_at is null order by position, id`,
)

/** The own list that has a line, or had it. */
export const findListOfItems = findStatement<{ listId: number }, ListOwner & { itemIds: readonly number[] }>(
  'list_items_list',
  `select i.list_id as "listId" from list_items i join lists l on l.id = i.list_id
   where i.id = any($itemIds::bigint[]) and l.user_id = $userId
     and l.company_id is not distinct from $companyId::bigint
   order by i.id limit 1`,
)

/** A line to insert. */
export type NewItem = Omit<ListItemRow, 'id'>

/** Inserts lines; `lines` is JSON of NewItem. Answers their ids in the order of their positions. */
export const insertItems = listStatement<{ id: number }, { listId: number; lines: string; now: Date }>(
  'list_items_insert',
  `with made as (insert into list_items (list_id, product_id, name, format, media_key, unit, price_cents, quantity, notes,
       position, created_at)
     select $listId::bigint, "productId", name, format, "mediaKey", unit, "priceCents", quantity, notes, position,
       $now::timestamptz
     from jsonb_to_recordset($lines::jsonb) as r("productId" bigint, name text, format text, "mediaKey" text, unit text,
       "priceCents" bigint, quantity numeric, notes text, position bigint)
     order by position
     returning id, position)
   select id from made order by position, id`,
)

/** Sets quantities, where they differ; both arrays have the same length. Answers the ids of the lines that changed. */
export const updateQuantities = listStatement<
  { id: number },
  { listId: number; ids: readonly number[]; quantities: readonly number[] }
>(
  'list_items_quantities',
  `update list_items i set quantity = n.quantity from unnest($ids::bigint[], $quantities::numeric[]) n(id, quantity)
   where i.id = n.id and i.list_id = $listId and i.quantity <> n.quantity returning i.id`,
)

/** Sets positions, where they differ. */
export const updatePositions = writeStatement<{
  listId: number
  ids: readonly number[]
  positions: readonly number[]
}>(
  'list_items_positions',
  `update list_items i set position = n.position from unnest($ids::bigint[], $positions::bigint[]) n(id, position)
   where i.id = n.id and i.list_id = $listId and i.position <> n.position`,
)

/** A line gets another product, quantity or choices. */
export const updateItem = writeStatement<{ listId: number } & Omit<ListItemRow, 'position'>>(
  'list_items_update',
  `update list_items set product_id = $productId, name = $name, format = $format, media_key = $mediaKey, unit = $unit,
     price_cents = $priceCents, quantity = $quantity, notes = $notes
   where id = $id and list_id = $listId and (product_id is distinct from $productId or quantity <> $quantity
     or notes <> $notes)`,
)

/** Deletes lines; ids that are not in the list, or gone, do nothing. */
export const markItemsDeleted = writeStatement<{ listId: number; ids: readonly number[]; now: Date }>(
  'list_items_mark_deleted',
  `update list_items set deleted_at = $now
   where list_id = $listId and id = any($ids::bigint[]) and deleted_at is null`,
)

/** Deleted lines of a list, with what tells whether there is another such line meanwhile. */
export const listDeletedItems = listStatement<
  ListItemRow,
  { listId: number; ids: readonly number[]; after: Date }
>(
  'list_items_deleted_rows',
  `select ${columns} from list_items
   where list_id = $listId and id = any($ids::bigint[]) and deleted_at > $after order by position, id`,
)

export const markItemsBack = writeStatement<{ listId: number; ids: readonly number[] }>(
  'list_items_mark_back',
  'update list_items set deleted_at = null where list_id = $listId and id = any($ids::bigint[])',
)

/** The prices at which lines were put into a cart, cents; both arrays have the same length. */
export const updateLastPrices = writeStatement<{
  listId: number
  ids: readonly number[]
  cents: readonly number[]
}>(
  'list_items_last_prices',
  `update list_items i set price_cents = n.cents from unnest($ids::bigint[], $cents::bigint[]) n(id, cents)
   where i.id = n.id and i.list_id = $listId and i.price_cents is distinct from n.cents`,
)

/** What a customer orders always: the product as it was last ordered, and in how many of the last orders it is. */
export interface UsualRow extends Omit<ListItemRow, 'id' | 'position' | 'productId'> {
  productId: number
  times: number
  orders: number
}

/** Products of at least two of the last orders, most often first, with the most frequent quantity and the last choices. */
export const listUsualRows = listStatement<UsualRow, ListOwner>(
  'lists_usual',
  `with latest as (select o.id, o.placed_at from orders o
     where o.user_id = $userId and o.company_id is not distinct from $companyId::bigint
       and o.status not in (${sqlList(ORDERS_WITHOUT_GOODS)})
     order by o.placed_at desc, o.id desc limit ${USUAL_ORDERS}),
   bought as (select i.*, r.placed_at, count(*) over (partition by i.product_id)::int times,
       first_value(i.id) over (partition by i.product_id order by r.placed_at desc, i.id desc) last_id
     from latest r join order_items i on i.order_id = r.id where i.product_id is not null and i.gift_value_cents is null)
   select b.product_id as "productId", b.name, b.format, b.media_key as "mediaKey", b.unit,
     b.price_cents as "priceCents", b.notes, b.times, (select count(*)::int from latest) as orders,
     (select mode() within group (order by q.quantity desc) from bought q
       where q.product_id = b.product_id)::float8 as quantity
   from bought b where b.id = b.last_id and b.times > 1
   order by b.times desc, b.placed_at desc, b.position limit ${USUAL_PRODUCTS}`,
)
