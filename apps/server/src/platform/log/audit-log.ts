import { insertAudit } from './audit-log.queries.ts'
import type { Db } from '../database/database.ts'

/** What somebody did in the shop's name. */
export interface AuditedAct {
  actor: string
  /** Such as payments.capture. */
  act: string
  /** What it was done to, such as the number of an order. */
  subject: string
  details: Record<string, unknown>
}

/** Writes down who did what, for ever; in the transaction of the act where it has one (docs/decisions/174). */
export const writeAudit = (db: Db, { details, ...act }: AuditedAct, now: Date): Promise<number> =>
  insertAudit(db, { ...act, details: JSON.stringify(details), now })
