import type { Db } from '../../platform/database/database.ts'
import { listFormAttachments } from './form-attachments.queries.ts'
import type { MailKind } from './mails/mail-kinds.ts'
import type { OutgoingMail } from './post.ts'

const TO_SHOP: MailKind = 'formMessage'

/** What only the mail to the shop about a form has: answers go to the sender, and the files are attached. */
export async function formInMail(
  db: Db,
  { kind, params }: { kind: string; params: Record<string, unknown> },
): Promise<Pick<OutgoingMail, 'replyTo' | 'attachments'>> {
  const { formMessageId, email } = params
  if (kind !== TO_SHOP || typeof formMessageId !== 'number') return {}
  const attachments = await listFormAttachments(db, { formMessageId })
  return { ...(typeof email === 'string' && email !== '' && { replyTo: email }), attachments }
}
