/** Rows of a table in a mail: 'label (detail): value'. */
export interface MailTable {
  title?: string
  rows: readonly { label: string; detail?: string; value: string; isTotal?: boolean }[]
}

/** The content of a mail without layout: plain texts, not yet escaped. */
export interface MailContent {
  subject: string
  greeting: string
  before: readonly string[]
  tables?: readonly MailTable[]
  button?: { text: string; url: string }
  after: readonly string[]
}

/** The content as stored in the outbox, with its signature, so that later changes do not affect a written mail. */
export interface MailWords extends MailContent {
  shopName: string
  /** The company and its contacts, line by line. */
  signature: readonly string[]
}
