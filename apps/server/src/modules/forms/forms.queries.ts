import type { formAttachments, formMessages } from '../../platform/schema/form-messages.ts'
import {
  findStatement,
  listStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'

/** No row: the nonce has a message already. */
export const insertMessage = findStatement<
  RowOf<typeof formMessages, 'id'>,
  {
    formId: string
    title: string
    senderEmail: string
    rows: string
    nonceHash: Buffer
    contentHash: Buffer
    now: Date
  }
>(
  'form_messages_insert',
  `insert into form_messages (form_id, title, sender_email, rows, nonce_hash, content_hash, created_at)
   values ($formId, $title, $senderEmail, $rows::jsonb, $nonceHash, $contentHash, $now)
   on conflict (nonce_hash) do nothing returning id`,
)

export const insertAttachment = writeStatement<{
  messageId: number
  place: number
  fileName: string
  contentType: string
  content: Buffer
}>(
  'form_attachments_insert',
  `insert into form_attachments (message_id, place, file_name, content_type, content)
   values ($messageId, $place, $fileName, $contentType, $content)`,
)

export const findMessageOfNonce = findStatement<
  RowOf<typeof formMessages, 'id' | 'contentHash'>,
  { nonceHash: Buffer }
>(
  'form_messages_find_nonce',
  'select id, content_hash "contentHash" from form_messages where nonce_hash = $nonceHash',
)

/** Deletes messages of before a moment, with their attachments. */
export const removeMessagesBefore = writeStatement<{ before: Date }>(
  'form_messages_remove_old',
  'delete from form_messages where created_at < $before',
)

/** No row: there is none of this number. */
export const removeMessage = findStatement<RowOf<typeof formMessages, 'id'>, { id: number }>(
  'form_messages_remove',
  'delete from form_messages where id = $id returning id',
)

type Listed = RowOf<typeof formMessages, 'id' | 'formId' | 'title' | 'senderEmail' | 'rows' | 'createdAt'>

/** Messages, oldest first, after a number; of one form or of all. */
export const listMessages = listStatement<
  Listed & { files: number },
  { formId: string | null; id: number | null; after: number; most: number }
>(
  'form_messages_list',
  `select m.id, form_id "formId", title, sender_email "senderEmail", rows, created_at "createdAt",
     (select count(*)::int from form_attachments a where a.message_id = m.id) files
   from form_messages m
   where ($formId::text is null or form_id = $formId) and ($id::bigint is null or m.id = $id) and m.id > $after
   order by m.id limit $most`,
)

export const listAttachments = listStatement<
  RowOf<typeof formAttachments, 'fileName' | 'contentType' | 'content'>,
  { messageId: number }
>(
  'form_attachments_list',
  `select file_name "fileName", content_type "contentType", content from form_attachments
   where message_id = $messageId order by place`,
)
