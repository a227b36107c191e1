import type { ShopConfig } from '@cambusa/contract/shop/shop-config'
import { ownValue } from '@cambusa/domain/own-value'
import { companyNumbers, seatLine } from '@cambusa/messages/it/people/company'
import { mailTexts } from '@cambusa/messages/it/mails/mail'
import type { MailWords } from '../../platform/schema/mail-words.ts'
import type { MailedGift } from '../gift-cards/gift-cards.ts'
import type { MailLink } from '../links/links.ts'
import type { OrderInMail } from './mails/order-in-mail.ts'
import type { MailBody } from './mails/mail-content.ts'
import { TO_THE_SHOP, type MailKind } from './mails/mail-kinds.ts'
import { cardReady, cardRequested } from './mails/card.ts'
import { accountDeleted, deletionAsked, newDevice } from './mails/own-account.ts'
import { companyChanged } from './mails/company.ts'
import { draftReady } from './mails/draft-ready.ts'
import { dueReminder } from './mails/due-reminder.ts'
import { exportMails } from './mails/export-mails.ts'
import { emailChanged, emailChanging, emailConfirm } from './mails/email.ts'
import { formMails } from './mails/form-mails.ts'
import { orderMails } from './mails/order-mails.ts'
import { giftCertificates } from './mails/gift-certificates.ts'
import { colleagueMails } from './mails/colleague-mails.ts'
import { keyMade } from './mails/key-made.ts'
import { passwordChanged, passwordReset } from './mails/password.ts'
import { shopOrders } from './mails/shop-orders.ts'
import { staffInvited } from './mails/staff.ts'
import type { WithdrawalInMail } from './mails/withdrawal-in-mail.ts'
import { withdrawalMails } from './mails/withdrawal-mails.ts'
import type { ShopOrder } from './mails/shop-order.ts'
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
  newDevice,
  deletionAsked,
  accountDeleted,
  companyChanged,
  ...orderMails,
  ...withdrawalMails,
  giftCertificates,
  shopOrders,
  staffInvited,
  keyMade,
  ...colleagueMails,
  draftReady,
  dueReminder,
  ...exportMails,
  ...formMails,
}

/** Screens that links open, with the query parameters of the specification. */
const LINK_SCREENS: Record<MailLink['purpose'], (link: MailLink) => [path: string, query: object]> = {
  verify: ({ email, token }) => ['/registration/confirm', { e_mail: email, reg_control_code: token }],
  // Nothing of the old address: the owner of the new one need not be the customer.
  email: ({ email, token }) => [
    '/registration/confirm',
    { e_mail: email, reg_control_code: token, new_email: email },
  ],
  reset: ({ email, token }) => ['/reset-password', { e_mail: email, reset_token: token }],
  refusal: ({ email, token }) => ['/registration/not-me', { e_mail: email, refusal_token: token }],
  invitation: ({ token }) => ['/colleague-invitation', { invitation_token: token }],
}

/** The shop that sends the mail. */
export interface MailShop {
  shop: ShopConfig
  shopUrl: string
}

/** Facts behind the ids in the parameters, read when the mail is written. */
export interface MailFacts {
  link?: MailLink
  gifts?: readonly MailedGift[]
  order?: OrderInMail
  withdrawal?: WithdrawalInMail
  shopOrders?: readonly ShopOrder[]
}

/** The sender of the mail, as the law requires, and the shop's contacts. */
const signatureOf = ({ company, contacts, name }: ShopConfig, kind: string): string[] => [
  mailTexts.questions(contacts),
  `${company.legalName}, ${seatLine(company)}`,
  companyNumbers(company).join(' · '),
  TO_THE_SHOP.includes(kind) ? mailTexts.whyStaff({ shop: name }) : mailTexts.why({ shop: name }),
]

/** Writes the text of a mail. Throws on a kind that this version of the shop does not know. */
export function writeMail(
  { kind, params }: { kind: string; params: unknown },
  { shop, shopUrl }: MailShop,
  { link, gifts = [], order, withdrawal, shopOrders: ofShop = [] }: MailFacts = {},
): MailWords {
  // The types of sendMail make parameters match the kind.
  const body = ownValue(BODIES, kind) as MailBody<MailKind> | undefined
  if (body === undefined) throw new Error(`no mail of kind ${kind}`)
  const screen = (path: string) => new URL(path, shopUrl).href
  const linkUrl = link ? linkUrlOf(link, screen) : ''
  const content = body(params as Parameters<typeof body>[0], {
    shop,
    screen,
    linkUrl,
    order,
    withdrawal,
    gifts,
    shopOrders: ofShop,
  })
  return { ...content, shopName: shop.name, signature: signatureOf(shop, kind) }
}

function linkUrlOf(link: MailLink, screen: (path: string) => string): string {
  const [path, query] = LINK_SCREENS[link.purpose](link)
  return `${screen(path)}?${new URLSearchParams({ ...query }).toString()}`
}
