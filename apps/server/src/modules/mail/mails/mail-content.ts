import type { ShopConfig } from '@cambusa/contract/shop-config'
import type { OrderInMail } from './order-in-mail.ts'
import type { MailedGift } from '../../gift-codes/gift-codes.ts'
import type { MailKind, MailParams } from './mail-kinds.ts'

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

/** What the text of a mail knows beside its parameters. */
export interface MailScene {
  shop: ShopConfig
  /** Address of a screen of the shop. */
  screen: (path: string) => string
  /** Address that the mail's link leads to; '' for a mail without one. */
  linkUrl: string
  /** The order that the mail is about. */
  order?: OrderInMail | undefined
  /** Gift certificates of the order that the mail tells of. */
  gifts: readonly MailedGift[]
}

export type MailBody<Kind extends MailKind> = (params: MailParams[Kind], scene: MailScene) => MailContent
