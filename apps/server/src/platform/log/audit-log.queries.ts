import type { auditLog } from '../schema/audit-log.ts'
import { writeStatement, type RowOf } from '../database/statement.ts'

/** Inserts who did what to what. */
export const insertAudit = writeStatement<
  RowOf<typeof auditLog, 'actor' | 'act' | 'subject'> & { details: string; now: Date }
>(
  'audit_log_insert',
  `insert into audit_log (actor, act, subject, details, at)
   values ($actor, $act, $subject, $details::jsonb, $now)`,
)
