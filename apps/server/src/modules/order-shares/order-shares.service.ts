import { randomBytes } from 'node:crypto'
import type { DataOf } from '@cambusa/contract/endpoint'
import type { listOrderShares } from '@cambusa/contract/orders/order-shares'
import { ORDER_SHARE_DAYS, ORDER_SHARES_MAX } from '@cambusa/domain/orders/order-share'
import { sharedOrderPath } from '@cambusa/domain/web/page-address'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { once } from '../../platform/idempotency/once.ts'
import type { RequestKey } from '../../platform/idempotency/request-key.ts'
import { writeAudit } from '../../platform/log/audit-log.ts'
import { countCall } from '../../platform/security/call-limits.ts'
import { hashOf, orderShareToken } from '../links/links.ts'
import {
  findSeenOrder,
  insertShare,
  listShareRows,
  removeShare,
  removeSharesBefore,
  removeSharesOf,
} from './order-shares.queries.ts'

const DAY_MS = 86_400_000
const HOUR = 3_600
const NONCE_BYTES = 24
const SHARES_AN_HOUR = 60

type Needs = Pick<Platform, 'config' | 'db'> & {
  session: RequestSession
  now: Date
  requestKey: RequestKey | undefined
}
type Shares = DataOf<typeof listOrderShares>

/** The number of an order that the caller sees. Throws order.unknown (404). */
async function seenNumber(db: Db, { userId, companyId }: RequestSession, orderId: number): Promise<string> {
  const seen = await findSeenOrder(db, { userId, companyId, orderId })
  if (seen === undefined) throw refuse('order.unknown')
  return seen.number
}

/** The links to an order that are good, the newest first. Throws order.unknown (404). */
export async function sharesOf(
  { db, config, session, now }: Omit<Needs, 'requestKey'>,
  orderId: number,
): Promise<Shares> {
  await seenNumber(db, session, orderId)
  const rows = await listShareRows(db, { orderId, now })
  return {
    shares: rows.map(({ id, nonce, by, createdAt, expiresAt }) => ({
      shareId: id,
      path: sharedOrderPath(orderShareToken(config, nonce)),
      by,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  }
}

/**
 * Makes a link to an order, good for ORDER_SHARE_DAYS; the audit log says so. Done once per request key, with which no
 * token is stored. Throws order.unknown (404), order.tooManyShares, request.tooMany.
 */
export async function share(call: Needs, orderId: number): Promise<Shares> {
  const { db, config, session, now } = call
  await once(call, async (keep) => {
    const number = await seenNumber(db, session, orderId)
    const { userId } = session
    const limit = { kind: 'order-shares', subject: String(userId), most: SHARES_AN_HOUR, seconds: HOUR }
    await countCall(db, [limit], now)
    return inTransaction(db, async (tx) => {
      if ((await listShareRows(tx, { orderId, now })).length >= ORDER_SHARES_MAX)
        throw refuse('order.tooManyShares', { max: ORDER_SHARES_MAX })
      const nonce = randomBytes(NONCE_BYTES)
      const expiresAt = new Date(now.getTime() + ORDER_SHARE_DAYS * DAY_MS)
      const tokenHash = hashOf(orderShareToken(config, nonce))
      const { id } = await insertShare(tx, { orderId, userId, nonce, tokenHash, expiresAt, now })
      const done = { act: 'orders.share', subject: number, details: { shareId: id } }
      await writeAudit(tx, { ...done, actorUserId: userId, orderId }, now)
      return keep(tx, { shareId: id })
    })
  })
  return sharesOf(call, orderId)
}

/** Withdraws a link to an order; one that is gone is no mistake. Throws order.unknown (404). */
export async function unshare(
  call: Omit<Needs, 'requestKey'>,
  { orderId, shareId }: { orderId: number; shareId: number },
): Promise<Shares> {
  const { db, session, now } = call
  const number = await seenNumber(db, session, orderId)
  await inTransaction(db, async (tx) => {
    if ((await removeShare(tx, { orderId, shareId })) === undefined) return
    const done = { act: 'orders.unshare', subject: number, details: { shareId } }
    await writeAudit(tx, { ...done, actorUserId: session.userId, orderId }, now)
  })
  return sharesOf(call, orderId)
}

/** Removes links whose days are over. */
export async function removeOldShares(db: Db, now: Date): Promise<void> {
  await removeSharesBefore(db, { now })
}

/** Removes the links of somebody whose account is deleted: those made, and those to the person's orders. */
export async function forgetShares(tx: Db, { userId }: { userId: number }): Promise<void> {
  await removeSharesOf(tx, { userId })
}
