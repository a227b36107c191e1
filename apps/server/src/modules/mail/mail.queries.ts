import type { mails } from '../../platform/schema/customers.ts'
import { findStatement, oneStatement, writeStatement, type RowOf } from '../../platform/statement.ts'

export const insertMail = oneStatement<
  RowOf<typeof mails, 'id'>,
  { userId: number | null; kind: string; to: string; params: string; messageId: string; now: Date }
>(
  'mails_insert',
  `insert into mails (user_id, kind, recipient, params, message_id, created_at)
   values ($userId, $kind, $to, $params, $messageId, $now) returning id`,
)

export const findMail = findStatement<
  RowOf<typeof mails, 'id' | 'kind' | 'recipient' | 'params' | 'messageId' | 'sentAt' | 'failedAt'>,
  { id: number }
>(
  'mails_find',
  `select id, kind, recipient, params, message_id "messageId", sent_at "sentAt", failed_at "failedAt"
   from mails where id = $id`,
)

export const updateMailSent = writeStatement<{ id: number; now: Date }>(
  'mails_sent',
  `update mails set sent_at = $now, tries = tries + 1, reason = null where id = $id and sent_at is null`,
)
