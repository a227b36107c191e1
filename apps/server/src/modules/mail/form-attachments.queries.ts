import { listStatement } from '../../platform/database/statement.ts'

/** The files of a message; none once it was deleted. */
export const listFormAttachments = listStatement<
  { filename: string; contentType: string; content: Buffer },
  { formMessageId: number }
>(
  'form_attachments_of_mail',
  `select file_name filename, content_type "contentType", content from form_attachments
   where message_id = $formMessageId order by place`,
)
