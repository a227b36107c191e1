import { downloadMyData, type MyData } from '@cambusa/contract/people/my-data'
import type { Config } from '../../config.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { writeAudit } from '../../platform/log/audit-log.ts'
import { countCall, type CallLimit } from '../../platform/security/call-limits.ts'
import { exportUrl, findLatestMyData, requestExport, type ExportRow } from '../exports/exports.ts'
import { confirmedBy, confirmOwner } from '../people/people.ts'
import { lockAsker } from './my-data.queries.ts'

const DAY = 86_400

type Needs = Pick<Platform, 'db' | 'config'> & { now: Date; session: RequestSession }

/** Each copy reads everything about the person, and is kept for days. */
const copyLimits = (userId: number): CallLimit[] => [
  { kind: 'my-data', subject: String(userId), most: 5, seconds: DAY },
]

const isOpen = (row: ExportRow | undefined): boolean => row?.state === 'waiting' || row?.state === 'running'

/** The state of now: a copy whose days are over is expired also before the hourly job has noted it. */
function stateOf({ state, expiresAt }: ExportRow, now: Date): ExportRow['state'] {
  return state === 'ready' && expiresAt !== null && expiresAt <= now ? 'expired' : state
}

const linkOf = (config: Pick<Config, 'secret'>, row: ExportRow) =>
  exportUrl(config, row, `/ebsn/api${downloadMyData.url}`, 'export_id')

/** The copy that the customer asked for last. */
export async function viewMyData(call: Needs): Promise<MyData> {
  const { config, db, now, session } = call
  const found = await findLatestMyData(db, { userId: session.userId })
  const by = { confirmedBy: confirmedBy(call) }
  if (found === undefined)
    return { state: null, progress: 0, askedAt: null, expiresAt: null, url: null, bytes: 0, ...by }
  const row = { ...found, state: stateOf(found, now) }
  return {
    state: row.state,
    progress: row.progress,
    askedAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    url: linkOf(config, row),
    bytes: row.bytes,
    ...by,
  }
}

/**
 * Has a copy of the customer's data prepared, confirmed as the deletion of the account is; the audit log says so. While one
 * is being prepared it is answered. Throws password.wrong, account.loginNotFresh, field.wrong, request.tooMany.
 */
export async function requestMyData(call: Needs, { password = '' }: { password?: string }): Promise<MyData> {
  const { db, now, session } = call
  if (isOpen(await findLatestMyData(db, { userId: session.userId }))) return viewMyData(call)
  const { id: userId } = await confirmOwner(call, password)
  await countCall(db, copyLimits(userId), now)
  await inTransaction(db, async (tx) => {
    await lockAsker(tx, { userId })
    // Another call has asked meanwhile.
    if (isOpen(await findLatestMyData(tx, { userId }))) return
    await requestExport(tx, { kind: 'myData', userId, companyId: null, wish: {}, products: 0 }, now)
    const who = { actorUserId: userId, customerId: userId, subject: `user ${userId}` }
    await writeAudit(tx, { ...who, act: 'account.copy', details: {} }, now)
  })
  return viewMyData(call)
}
