import { listStatement, oneStatement, type RowOf } from '../../../platform/database/statement.ts'
import type { formAttachments } from '../../../platform/schema/form-messages.ts'

/** The attachments of messages that the customer sent with an e-mail that they have confirmed. */
export const listOwnAttachments = listStatement<
  RowOf<typeof formAttachments, 'id' | 'messageId' | 'fileName'>,
  { userId: number }
>(
  'my_data_attachments',
  `select a.id, a.message_id "messageId", a.file_name "fileName"
   from form_attachments a join form_messages m on m.id = a.message_id
   join users u on u.id = $userId and u.profile_level > 0 and lower(m.sender_email) = lower(u.login) order by a.id`,
)

/** One attachment; '' if it was removed meanwhile. */
export const findAttachment = oneStatement<{ content: Buffer }, { id: number }>(
  'my_data_attachment',
  `select coalesce((select a.content from form_attachments a where a.id = $id), ''::bytea) as content`,
)
