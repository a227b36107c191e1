import { currentDoer } from './doer.ts'
import { insertAudit } from './audit-log.queries.ts'
import type { Db } from '../database/database.ts'

/** An act that somebody did in the shop's name. */
export interface AuditedAct {
  /** The person of a command; of a call the account's id says it. */
  actor?: string
  actorUserId?: number
  /** The customer, and the order, that it concerns. */
  customerId?: number
  orderId?: number
  /** For example payments.capture. */
  act: string
  /** The object of the act, for example an order number. */
  subject: string
  details: Record<string, unknown>
}

/** Records who did what, for ever; in the transaction of the act if it has one (docs/decisions/174). */
export function writeAudit(db: Db, audited: AuditedAct, now: Date): Promise<number> {
  const { act, subject, details, actorUserId = null, customerId = null, orderId = null } = audited
  const actor = audited.actor ?? (actorUserId === null ? 'shop' : `user ${actorUserId}`)
  const requestId = currentDoer()?.requestId ?? null
  const row = { actor, act, subject, actorUserId, customerId, orderId, requestId }
  return insertAudit(db, { ...row, details: JSON.stringify(details), now })
}
