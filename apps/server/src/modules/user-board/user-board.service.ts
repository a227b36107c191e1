import type { DataOf } from '@cambusa/contract/endpoint'
import type { listBoardUsers } from '@cambusa/contract/people/user-board'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { pageInfo } from '../../platform/http/page-info.ts'
import { writeAudit } from '../../platform/log/audit-log.ts'
import { openActing, returnFromActing, type Sessions } from '../auth/auth.ts'
import { listCustomers } from './user-board.queries.ts'

const USERS_OF_PAGE = 20

type Needs = Pick<Platform, 'db'> & { sessions: Pick<Sessions, 'forget' | 'load'> }

/** A session that replaces the caller's. */
interface Replaced {
  token: string
  session: RequestSession
}

/** A word for `like`: its own wildcards are ordinary characters. */
const pattern = (word: string) => `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/** A page of customers, by the words of a query. */
export async function boardUsers(
  db: Db,
  { query = '', page = 1 }: { query?: string; page?: number },
): Promise<DataOf<typeof listBoardUsers>> {
  const words = query.split(/\s+/).filter(Boolean).map(pattern)
  const rows = await listCustomers(db, {
    words,
    limit: USERS_OF_PAGE,
    offset: (page - 1) * USERS_OF_PAGE,
  })
  const users = rows.map(({ total: _, ...user }) => user)
  return { users, page: pageInfo(page, USERS_OF_PAGE, rows[0]?.total ?? 0) }
}

/** Opens a session in which the administrator acts as a customer. Throws userBoard.notThis. */
export async function actAsCustomer(
  { db, sessions }: Needs,
  administrator: RequestSession,
  customer: { userId: number; device: string },
  now: Date,
): Promise<Replaced> {
  const token = await inTransaction(db, async (tx) => {
    const opened = await openActing(tx, administrator, customer, now)
    await audit(tx, 'userBoard.actAs', administrator.userId, customer.userId, now)
    return opened
  })
  return { token, session: await sessions.load(token, now) }
}

/** Ends the acting session; the administrator's own goes on. Throws userBoard.notActing, 419. */
export async function leaveCustomer(
  { db, sessions }: Needs,
  acting: RequestSession,
  now: Date,
): Promise<Replaced> {
  const token = await inTransaction(db, async (tx) => {
    const own = await returnFromActing(tx, acting, now)
    await audit(tx, 'userBoard.leave', acting.actor?.userId ?? acting.userId, acting.userId, now)
    return own
  })
  sessions.forget(acting)
  return { token, session: await sessions.load(token, now) }
}

const audit = (tx: Db, act: string, actorUserId: number, customerId: number, now: Date) =>
  writeAudit(tx, { act, actorUserId, customerId, subject: `user ${customerId}`, details: {} }, now)
