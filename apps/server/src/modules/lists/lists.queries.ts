import type { lists } from '../../platform/schema/lists.ts'
import {
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'

/** Whose lists: a customer acting for a company, or for himself. */
export interface ListOwner {
  userId: number
  companyId: number | null
}

/** A list without its lines. */
export interface ListRow extends RowOf<
  typeof lists,
  'id' | 'name' | 'isShared' | 'sort' | 'createdAt' | 'updatedAt' | 'deletedAt'
> {
  isOwn: boolean
  /** First and last name of the colleague who shares it; '' for an own one. */
  ownerName: string
  itemCount: number
  /** Of its first products, at most 3. */
  firstNames: string[]
  /** Of an own list. */
  standing: StandingRow | null
  draft: DraftRow | null
}

/** The standing order of a list, and the last days of delivery that have a draft: more than any lead time has. */
export interface StandingRow {
  weekdays: number[]
  leadDays: number
  isPaused: boolean
  drafted: string[]
}

/** A list that a standing order prepared; times as PostgreSQL writes them in JSON. */
export interface DraftRow {
  /** null: that list is deleted. */
  fromListId: number | null
  deliveryOn: string
  preparedAt: string
  addedAt: string | null
  missing: number
  dearer: number
  totalCents: number
}

/** An own list `l`. */
const OWNED = '(l.user_id = $userId and l.company_id is not distinct from $companyId::bigint)'
/** An own list, or one that a colleague shares. */
const READABLE = `(${OWNED} or (l.is_shared and l.company_id = $companyId::bigint))`
/** No draft. */
const NO_DRAFT = 'not exists (select from list_drafts d where d.list_id = l.id)'
const LIVE_LINES = 'from list_items i where i.list_id = l.id and i.deleted_at is null'

const columns = `l.id, l.name, l.is_shared as "isShared", l.sort, l.created_at as "createdAt",
  l.updated_at as "updatedAt", l.deleted_at as "deletedAt", ${OWNED} as "isOwn",
  case when ${OWNED} then '' else trim(u.first_name || ' ' || u.last_name) end as "ownerName",
  (select count(*)::int ${LIVE_LINES}) as "itemCount",
  array(select i.name ${LIVE_LINES} order by i.position, i.id limit 3) as "firstNames",
  (select json_build_object('weekdays', s.weekdays, 'leadDays', s.lead_days, 'isPaused', s.is_paused,
      'drafted', array(select d.delivery_on from list_drafts d
        where d.from_list_id = l.id order by d.delivery_on desc limit 20))
    from list_standing_orders s where s.list_id = l.id and ${OWNED}) as standing,
  (select json_build_object('fromListId', f.id, 'deliveryOn', d.delivery_on, 'preparedAt', d.prepared_at,
      'addedAt', d.added_at, 'missing', d.missing, 'dearer', d.dearer, 'totalCents', d.total_cents)
    from list_drafts d left join lists f on f.id = d.from_list_id and f.deleted_at is null
    where d.list_id = l.id) as draft`
const from = 'from lists l join users u on u.id = l.user_id'

/** Own and shared lists; no drafts. */
export const listReadableLists = listStatement<ListRow, ListOwner>(
  'lists_readable',
  `select ${columns} ${from} where ${READABLE} and l.deleted_at is null and ${NO_DRAFT} order by l.id`,
)

/** The own drafts. */
export const listDraftRows = listStatement<ListRow, ListOwner>(
  'lists_drafts',
  `select ${columns} ${from} join list_drafts drafts on drafts.list_id = l.id
   where ${OWNED} and l.deleted_at is null order by drafts.delivery_on, l.id`,
)

/** An own list, or one that a colleague shares; none that is deleted. */
export const findReadableList = findStatement<ListRow, ListOwner & { listId: number }>(
  'lists_find',
  `select ${columns} ${from} where ${READABLE} and l.id = $listId and l.deleted_at is null`,
)

/** Own lists that were deleted after a time, last deleted first. */
export const listDeletedRows = listStatement<ListRow, ListOwner & { after: Date }>(
  'lists_deleted_rows',
  `select ${columns} ${from} where ${OWNED} and l.deleted_at > $after order by l.deleted_at desc, l.id`,
)

/** The own lists, and the line of each that has a product. */
export const listListsOfProduct = listStatement<
  { id: number; name: string; itemCount: number; itemId: number | null; quantity: number | null },
  ListOwner & { productId: number }
>(
  'lists_of_product',
  `select l.id, l.name, (select count(*)::int ${LIVE_LINES}) as "itemCount", p.id as "itemId", p.quantity::float8
   from lists l left join lateral (select i.id, i.quantity ${LIVE_LINES} and i.product_id = $productId
     order by i.position, i.id limit 1) p on true
   where ${OWNED} and l.deleted_at is null and ${NO_DRAFT} order by l.id`,
)

/** Locks the customer, so that the number of lists stays within its limit; no row: the account is gone. */
export const lockListOwner = findStatement<{ id: number }, { userId: number }>(
  'lists_lock_owner',
  'select id from users where id = $userId and deleted_at is null and not is_disabled for no key update',
)

export const countOwnLists = oneStatement<{ count: number }, ListOwner>(
  'lists_count',
  `select count(*)::int as count from lists l where ${OWNED} and l.deleted_at is null and ${NO_DRAFT}`,
)

export const insertList = oneStatement<{ id: number }, ListOwner & { name: string; now: Date }>(
  'lists_insert',
  `insert into lists (user_id, company_id, name, created_at, updated_at)
   values ($userId, $companyId, $name, $now, $now) returning id`,
)

/** Locks an own list, deleted or not, until the transaction ends: every change of its lines waits here. */
export const lockOwnList = findStatement<
  RowOf<typeof lists, 'id' | 'name' | 'isShared' | 'sort' | 'deletedAt'> & { isDraft: boolean },
  ListOwner & { listId: number }
>(
  'lists_lock',
  `select l.id, l.name, l.is_shared as "isShared", l.sort, l.deleted_at as "deletedAt",
     not (${NO_DRAFT}) as "isDraft" from lists l
   where ${OWNED} and l.id = $listId for update`,
)

export const updateListValues = writeStatement<
  RowOf<typeof lists, 'id' | 'name' | 'isShared' | 'sort'> & { now: Date }
>(
  'lists_update',
  `update lists set name = $name, is_shared = $isShared, sort = $sort, updated_at = $now
   where id = $id and (name, is_shared, sort) is distinct from ($name, $isShared, $sort)`,
)

/** Its lines have changed. */
export const touchList = writeStatement<{ listId: number; now: Date }>(
  'lists_touch',
  'update lists set updated_at = $now where id = $listId',
)

export const markListDeleted = writeStatement<{ listId: number; deletedAt: Date | null }>(
  'lists_mark_deleted',
  'update lists set deleted_at = $deletedAt where id = $listId',
)

/** Removes lists, and lines, that were deleted before these times. */
export const removeDeletedLists = writeStatement<{ before: Date }>(
  'lists_remove_deleted',
  'delete from lists where deleted_at < $before',
)
export const removeDeletedLines = writeStatement<{ before: Date }>(
  'list_items_remove_deleted',
  'delete from list_items where deleted_at < $before',
)

/** Drafts whose day of delivery is over. */
export const removeOldDrafts = writeStatement<{ beforeDay: string }>(
  'lists_remove_old_drafts',
  'delete from lists l using list_drafts d where d.list_id = l.id and d.delivery_on < $beforeDay::date',
)

/** All lists of a customer, whose account is deleted. */
export const removeListsOf = writeStatement<{ userId: number }>(
  'lists_remove_of',
  'delete from lists where user_id = $userId',
)
