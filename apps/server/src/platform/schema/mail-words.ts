/** Rows of a mail: 'label (detail): value'. */
export interface MailTable {
  title?: string
  rows: readonly { label: string; detail?: string; value: string; isTotal?: boolean }[]
}

/** What a mail says, without any look: texts as they are read, not yet escaped. */
export interface MailContent {
  subject: string
  greeting: string
  before: readonly string[]
  tables?: readonly MailTable[]
  button?: { text: string; url: string }
  after: readonly string[]
}

/** The same as the outbox keeps it, with who wrote it: nothing that changes later changes a mail that was written. */
export interface MailWords extends MailContent {
  shopName: string
  /** Who answers for the shop and how it is reached, line by line. */
  signature: readonly string[]
}
