import { HOLDER } from '@cambusa/domain/people/company-roles'
import {
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'
import { OF_COMPANIES } from '../../platform/schema/colleagues.ts'
import type { orders } from '../../platform/schema/orders.ts'
import type { orderShares } from '../../platform/schema/order-notes.ts'
import { seenOrder, type OrderOwner } from '../orders/orders.ts'

/** Whoever made the share `s` still sees its order `o`. */
const isStillSeen = `case when o.company_id is null then o.user_id = s.user_id
  else exists (select from ${OF_COMPANIES} a where a."userId" = s.user_id and a."companyId" = o.company_id
    and (o.user_id = s.user_id or a.role = '${HOLDER}')) end`

/** The order of a link that is good, and whose order it is; a link ends when its maker may no longer see the order. */
export const findShared = findStatement<
  RowOf<typeof orderShares, 'orderId' | 'expiresAt'> & RowOf<typeof orders, 'userId' | 'companyId'>,
  { tokenHash: Buffer; now: Date }
>(
  'order_shares_find',
  `select s.order_id as "orderId", s.expires_at as "expiresAt", o.user_id as "userId", o.company_id as "companyId"
   from order_shares s join orders o on o.id = s.order_id
   where s.token_hash = $tokenHash and s.expires_at > $now and ${isStillSeen}`,
)

/** The number of an order that the caller sees. */
export const findSeenOrder = findStatement<RowOf<typeof orders, 'number'>, OrderOwner & { orderId: number }>(
  'order_shares_seen_order',
  `select o.number from orders o where o.id = $orderId and ${seenOrder}`,
)

/** A link that is good, and who made it. */
export interface ShareRow extends RowOf<typeof orderShares, 'id' | 'nonce' | 'createdAt' | 'expiresAt'> {
  by: string
}

/** The newest first. */
export const listShareRows = listStatement<ShareRow, { orderId: number; now: Date }>(
  'order_shares_list',
  `select s.id, s.nonce, s.created_at as "createdAt", s.expires_at as "expiresAt",
     trim(concat_ws(' ', u.first_name, u.last_name)) as by
   from order_shares s join orders o on o.id = s.order_id join users u on u.id = s.user_id
   where s.order_id = $orderId and s.expires_at > $now and ${isStillSeen} order by s.id desc`,
)

export const insertShare = oneStatement<
  { id: number },
  RowOf<typeof orderShares, 'orderId' | 'userId' | 'nonce' | 'tokenHash' | 'expiresAt'> & { now: Date }
>(
  'order_shares_insert',
  `insert into order_shares (order_id, user_id, nonce, token_hash, created_at, expires_at)
   values ($orderId, $userId, $nonce, $tokenHash, $now, $expiresAt) returning id`,
)

/** No row: it is gone. */
export const removeShare = findStatement<{ id: number }, { orderId: number; shareId: number }>(
  'order_shares_remove',
  'delete from order_shares where order_id = $orderId and id = $shareId returning id',
)

export const removeSharesBefore = writeStatement<{ now: Date }>(
  'order_shares_remove_old',
  'delete from order_shares where expires_at <= $now',
)

/** Links that a person made, and those to the person's orders. */
export const removeSharesOf = writeStatement<{ userId: number }>(
  'order_shares_remove_of',
  `delete from order_shares s where s.user_id = $userId
     or exists (select from orders o where o.id = s.order_id and o.user_id = $userId)`,
)
