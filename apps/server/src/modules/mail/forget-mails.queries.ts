import { writeStatement } from '../../platform/database/statement.ts'

const FORGOTTEN = `recipient = '', params = '{}', words = null, reason = null`

/** Mails to a customer lose recipient and content; those that wait are not sent any more. */
export const forgetMailsOf = writeStatement<{ userId: number; now: Date }>(
  'mails_forget_of',
  `update mails set ${FORGOTTEN}, failed_at = case when sent_at is null then coalesce(failed_at, $now) end
   where user_id = $userId and recipient <> ''`,
)

/** The same for the last mail of each deleted account, once it was sent or given up. */
export const forgetMailsOfDeleted = writeStatement<Record<string, never>>(
  'mails_forget_of_deleted',
  `update mails m set ${FORGOTTEN} from users u
   where u.id = m.user_id and u.deleted_at is not null and m.recipient <> ''
     and (m.sent_at is not null or m.failed_at is not null)`,
)

export const removeMailChoices = writeStatement<{ userId: number }>(
  'mail_choices_remove_of',
  'delete from mail_choices where user_id = $userId',
)
