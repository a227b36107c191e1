import type { auditLog } from '../schema/audit-log.ts'
import { findStatement, listStatement, writeStatement, type RowOf } from '../database/statement.ts'

/** Inserts who did what to what. */
export const insertAudit = writeStatement<
  RowOf<
    typeof auditLog,
    'actor' | 'act' | 'subject' | 'actorUserId' | 'customerId' | 'orderId' | 'requestId'
  > & {
    details: string
    now: Date
  }
>(
  'audit_log_insert',
  `insert into audit_log (actor, act, subject, actor_user_id, customer_id, order_id, request_id, details, at)
   values ($actor, $act, $subject, $actorUserId, $customerId, $orderId, $requestId, $details::jsonb, $now)`,
)

/** An order by its number, or a customer by e-mail or id. */
export const findAuditSubject = findStatement<
  { orderId: number | null; customerId: number | null },
  { subject: string }
>(
  'audit_log_find_subject',
  `select o.id "orderId", u.id "customerId"
   from (select $subject::text as subject) asked
   left join orders o on o.number = asked.subject
   left join users u on o.id is null and (lower(u.login) = lower(asked.subject) or u.id::text = asked.subject)
   where o.id is not null or u.id is not null`,
)

export type AuditRow = RowOf<
  typeof auditLog,
  'at' | 'actor' | 'asUserId' | 'act' | 'subject' | 'before' | 'after' | 'details' | 'requestId'
>

/** What was done with an order, or for and by a customer, oldest first. Commands name their object only in the subject. */
export const listAudit = listStatement<
  AuditRow,
  { orderId: number | null; customerId: number | null; subject: string }
>(
  'audit_log_list',
  `select at, actor, as_user_id "asUserId", act, subject, before, after, details, request_id "requestId"
   from audit_log
   where order_id = $orderId or customer_id = $customerId or actor_user_id = $customerId or subject = lower($subject)
   order by id`,
)
