import type { orderNotes } from '../../../platform/schema/order-notes.ts'
import {
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
  type RowOf,
} from '../../../platform/database/statement.ts'

export type NoteRow = RowOf<
  typeof orderNotes,
  'id' | 'orderId' | 'goods' | 'punctuality' | 'courtesy' | 'text' | 'createdAt' | 'updatedAt'
> & { orderNumber: string }

/** The owner of a note: who placed the order, for the company that he acted for. */
interface Owner {
  userId: number
  companyId: number | null
}

const columns = `n.id, n.order_id as "orderId", o.number as "orderNumber", n.goods, n.punctuality, n.courtesy, n.text,
  n.created_at as "createdAt", n.updated_at as "updatedAt"`
const own = 'n.user_id = $userId and n.company_id is not distinct from $companyId::bigint'

/** Locks an own order that is to be rated. */
export const lockOrderToRate = findStatement<
  { id: number; status: number; isHandedOver: boolean },
  Owner & { orderId: number }
>(
  'order_notes_lock_order',
  `select o.id, o.status, exists (select from handovers h where h.order_id = o.id) as "isHandedOver" from orders o
   where o.id = $orderId and o.user_id = $userId and o.company_id is not distinct from $companyId::bigint
   for no key update of o`,
)

export const findNoteOfOrder = findStatement<NoteRow, Owner & { orderId: number }>(
  'order_notes_of_order',
  `select ${columns} from order_notes n join orders o on o.id = n.order_id where ${own} and n.order_id = $orderId`,
)

/** The note of an order, for the shop. */
export const findNoteForShop = findStatement<NoteRow, { orderId: number }>(
  'order_notes_for_shop',
  `select ${columns} from order_notes n join orders o on o.id = n.order_id where n.order_id = $orderId`,
)

/** Locks an own note. */
export const lockNote = findStatement<NoteRow, Owner & { noteId: number }>(
  'order_notes_lock',
  `select ${columns} from order_notes n join orders o on o.id = n.order_id where ${own} and n.id = $noteId
   for update of n`,
)

type Written = Pick<NoteRow, 'goods' | 'punctuality' | 'courtesy' | 'text'> & { now: Date }

export const insertNote = writeStatement<Owner & Written & { orderId: number }>(
  'order_notes_insert',
  `insert into order_notes (order_id, user_id, company_id, goods, punctuality, courtesy, text, created_at, updated_at)
   values ($orderId, $userId, $companyId, $goods, $punctuality, $courtesy, $text, $now, $now)`,
)

/** The same values again change nothing. */
export const updateNote = writeStatement<Written & { noteId: number }>(
  'order_notes_update',
  `update order_notes set goods = $goods, punctuality = $punctuality, courtesy = $courtesy, text = $text,
     updated_at = $now
   where id = $noteId and (goods, punctuality, courtesy, text) is distinct from
     ($goods::smallint, $punctuality::smallint, $courtesy::smallint, $text::text)`,
)

const filtered = `${own} and ($orderId::bigint is null or n.order_id = $orderId)`

/** Own notes, newest first. */
export const listNotes = listStatement<
  NoteRow,
  Owner & { orderId: number | null; limit: number; offset: number }
>(
  'order_notes_list',
  `select ${columns} from order_notes n join orders o on o.id = n.order_id where ${filtered}
   order by n.created_at desc, n.id desc limit $limit offset $offset`,
)

export const countNotes = oneStatement<{ count: number }, Owner & { orderId: number | null }>(
  'order_notes_count',
  `select count(*)::int as count from order_notes n where ${filtered}`,
)
