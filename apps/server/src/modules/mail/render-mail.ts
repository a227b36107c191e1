import type { ShopConfig } from '@cambusa/contract/shop-config'
import { ownValue } from '@cambusa/domain/own-value'
import type { MailedGift } from '../gift-codes/gift-codes.ts'
import type { MailLink } from '../links/links.ts'
import { mailHtml, mailText } from './layout.ts'
import type { OrderInMail } from './mails/order-in-mail.ts'
import type { MailBody } from './mails/mail-content.ts'
import type { MailKind } from './mails/mail-kinds.ts'
import { cardReady, cardRequested } from './mails/card.ts'
import { companyChanged } from './mails/company.ts'
import { emailChanged, emailChanging, emailConfirm } from './mails/email.ts'
import { orderMails } from './mails/order-mails.ts'
import { giftCertificates } from './mails/gift-certificates.ts'
import { passwordChanged, passwordReset } from './mails/password.ts'
import { accountExists, verify, welcome } from './mails/registration-mails.ts'

const BODIES: { [Kind in MailKind]: MailBody<Kind> } = {
  verify,
  welcome,
  cardRequested,
  cardReady,
  accountExists,
  passwordReset,
  passwordChanged,
  emailConfirm,
  emailChanging,
  emailChanged,
  companyChanged,
  ...orderMails,
  giftCertificates,
}

/** Screens that the links lead to, with the names of their query as the specification has them. */
const LINK_SCREENS: Record<MailLink['purpose'], (link: MailLink) => [path: string, query: object]> = {
  verify: ({ email, token }) => ['/registration/confirm', { e_mail: email, reg_control_code: token }],
  // Nothing of the old address: whoever reads the new one need not be the customer.
  email: ({ email, token }) => [
    '/registration/confirm',
    { e_mail: email, reg_control_code: token, new_email: email },
  ],
  reset: ({ email, token }) => ['/reset-password', { e_mail: email, reset_token: token }],
  refusal: ({ email, token }) => ['/registration/not-me', { e_mail: email, refusal_token: token }],
}

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

export interface MailLook {
  shop: ShopConfig
  shopUrl: string
}

/** What a mail tells that its row only names: worked out when it is sent. */
export interface MailSecrets {
  link?: MailLink
  gifts?: readonly MailedGift[]
  order?: OrderInMail
}

/** A mail of the outbox as it is sent. Throws on a kind that this version of the shop does not know. */
export function renderMail(
  { kind, params }: { kind: string; params: unknown },
  { shop, shopUrl }: MailLook,
  { link, gifts = [], order }: MailSecrets = {},
): RenderedMail {
  // The row was written by sendMail, which ties its parameters to its kind.
  const body = ownValue(BODIES, kind) as MailBody<MailKind> | undefined
  if (body === undefined) throw new Error(`no mail of kind ${kind}`)
  const screen = (path: string) => new URL(path, shopUrl).href
  const content = body(params as Parameters<typeof body>[0], {
    shop,
    screen,
    linkUrl: link ? linkUrl(link, screen) : '',
    order,
    gifts,
  })
  return {
    subject: content.subject,
    html: mailHtml(content, shop, screen),
    text: mailText(content, shop),
  }
}

function linkUrl(link: MailLink, screen: (path: string) => string): string {
  const [path, query] = LINK_SCREENS[link.purpose](link)
  return `${screen(path)}?${new URLSearchParams({ ...query }).toString()}`
}
