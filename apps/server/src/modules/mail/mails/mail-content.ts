import type { ShopConfig } from '@cambusa/contract/shop/shop-config'
import type { MailContent } from '../../../platform/schema/mail-words.ts'
import type { OrderInMail } from './order-in-mail.ts'
import type { MailedGift } from '../../gift-cards/gift-cards.ts'
import type { WithdrawalInMail } from './withdrawal-in-mail.ts'
import type { ShopOrder } from './shop-order.ts'
import type { MailKind, MailParams } from './mail-kinds.ts'

/** What the text of a mail is written from, besides its parameters. */
export interface MailScene {
  shop: ShopConfig
  /** URL of a screen of the shop. */
  screen: (path: string) => string
  /** Target URL of the mail's link; '' for a mail without one. */
  linkUrl: string
  /** The order that the mail is about. */
  order?: OrderInMail | undefined
  /** The withdrawal that the mail is about. */
  withdrawal?: WithdrawalInMail | undefined
  /** Gift certificates of the order. */
  gifts: readonly MailedGift[]
  /** Orders in a mail to the shop. */
  shopOrders: readonly ShopOrder[]
}

export type MailBody<Kind extends MailKind> = (params: MailParams[Kind], scene: MailScene) => MailContent
