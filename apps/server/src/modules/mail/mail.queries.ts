import type { mails } from '../../platform/schema/customers.ts'
import type { MailWords } from '../../platform/schema/mail-words.ts'
import {
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'

export const insertMail = oneStatement<
  RowOf<typeof mails, 'id'>,
  {
    userId: number | null
    kind: string
    to: string
    params: string
    words: string
    messageId: string
    now: Date
  }
>(
  'mails_insert',
  `insert into mails (user_id, kind, recipient, params, words, message_id, created_at)
   values ($userId, $kind, $to, $params, $words, $messageId, $now) returning id`,
)

export const findMail = findStatement<
  RowOf<typeof mails, 'id' | 'kind' | 'recipient' | 'params' | 'words' | 'messageId' | 'sentAt' | 'failedAt'>,
  { id: number }
>(
  'mails_find',
  `select id, kind, recipient, params, words, message_id "messageId", sent_at "sentAt", failed_at "failedAt"
   from mails where id = $id`,
)

/** Only for a row of a version that stored no text. */
export const updateMailWords = writeStatement<{ id: number; words: string }>(
  'mails_write_words',
  'update mails set words = $words::jsonb where id = $id and words is null',
)

export const updateMailSent = writeStatement<{ id: number; now: Date }>(
  'mails_sent',
  `update mails set sent_at = $now, failed_at = null, tries = tries + 1, reason = null
   where id = $id and sent_at is null`,
)

/** Records a failed attempt; `failedAt` is null if more will follow. */
export const updateMailTried = writeStatement<{ id: number; failedAt: Date | null; reason: string }>(
  'mails_tried',
  `update mails set failed_at = $failedAt::timestamptz, tries = tries + 1, reason = $reason
   where id = $id and sent_at is null`,
)

/** Records that the mail was not sent and never will be. */
export const updateMailDropped = writeStatement<{ id: number; now: Date; reason: string }>(
  'mails_dropped',
  'update mails set failed_at = $now, reason = $reason where id = $id and sent_at is null',
)

/** Mails that were not tried yet; most have a queued job already, which is not enqueued twice. */
export const listWaitingMails = listStatement<RowOf<typeof mails, 'id'>, { after: number; most: number }>(
  'mails_list_waiting',
  `select id from mails where id > $after and sent_at is null and failed_at is null and tries = 0
   order by id limit $most`,
)

export const listSentMails = listStatement<
  RowOf<typeof mails, 'id' | 'recipient' | 'params'> & { words: MailWords; sentAt: Date },
  { most: number }
>(
  'mails_list_sent',
  `select id, recipient, params, words, sent_at "sentAt" from mails where sent_at is not null and words is not null
   order by sent_at desc, id desc limit $most`,
)

/** Deletes old mails; those that wait to be sent stay. */
export const removeMailsBefore = writeStatement<{ before: Date }>(
  'mails_remove_old',
  'delete from mails where created_at < $before and (sent_at is not null or failed_at is not null)',
)
