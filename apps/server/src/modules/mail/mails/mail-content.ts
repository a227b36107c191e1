import type { ShopConfig } from '@cambusa/contract/shop/shop-config'
import type { MailContent } from '../../../platform/schema/mail-words.ts'
import type { OrderInMail } from './order-in-mail.ts'
import type { MailedGift } from '../../gift-cards/gift-cards.ts'
import type { ShopOrder } from './shop-order.ts'
import type { MailKind, MailParams } from './mail-kinds.ts'

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
  /** Orders that the shop is told of. */
  shopOrders: readonly ShopOrder[]
}

export type MailBody<Kind extends MailKind> = (params: MailParams[Kind], scene: MailScene) => MailContent
