import { insertAudit } from './audit-log.queries.ts'
import type { Db } from '../database/database.ts'

/** An act that somebody did in the shop's name. */
export interface AuditedAct {
  actor: string
  /** For example payments.capture. */
  act: string
  /** The object of the act, for example an order number. */
  subject: string
  details: Record<string, unknown>
}

/** Records who did what, for ever; in the transaction of the act if it has one (docs/decisions/174). */
export const writeAudit = (db: Db, { details, ...act }: AuditedAct, now: Date): Promise<number> =>
  insertAudit(db, { ...act, details: JSON.stringify(details), now })
