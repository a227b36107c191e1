import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, reference } from './columns.ts'

/** A filled-in field as it is shown: its label at that time, and what was typed. */
export interface FormRow {
  name: string
  label: string
  value: string
}

/** Messages that were sent by the forms of the content. They belong to no account: anybody may type any e-mail. */
export const formMessages = pgTable(
  'form_messages',
  {
    id: id(),
    formId: text().notNull(),
    /** The form's title at that time. */
    title: text().notNull(),
    /** '': none was given. */
    senderEmail: text().notNull(),
    rows: jsonb().$type<FormRow[]>().notNull(),
    /** SHA-256 of the nonce: one message for each. */
    nonceHash: bytes().notNull().unique(),
    /** SHA-256 of everything that was sent, by which a message that is sent again is recognised. */
    contentHash: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.createdAt)],
)

export const formAttachments = pgTable(
  'form_attachments',
  {
    id: id(),
    messageId: reference()
      .notNull()
      .references(() => formMessages.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    fileName: text().notNull(),
    contentType: text().notNull(),
    content: bytes().notNull(),
  },
  (t) => [index().on(t.messageId)],
)
