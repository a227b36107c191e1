import type { ReminderStage } from '@cambusa/messages/it/mails/due-mail'
import type { ChangedLine } from '@cambusa/domain/orders/order-difference'
import type { PaymentFailure } from '@cambusa/domain/payments/payment-attempt'

/** Roles of staff. */
export type StaffRole = 'operator' | 'administrator'

/** Fields of a company that its members may change. */
export type CompanyField = 'billingAddress' | 'pec' | 'sdiCode'

/** A message of a form, as mailed. */
export interface MailedForm {
  formMessageId: number
  /** '': none was given. */
  firstName: string
  title: string
  /** '': none was given. */
  email: string
  rows: { label: string; value: string }[]
}

/** Every mail that the shop sends, with its parameters. Links are given by id: their secret is derived when the mail is sent. */
export interface MailParams {
  /** Confirm the e-mail of a new account; also when it is sent again. */
  verify: { firstName: string; linkId: number }
  /** The account is confirmed; cardPending: the card waits at the store. */
  welcome: { firstName: string; cardPending: boolean; storeName: string }
  /** A free card was asked for. */
  cardRequested: { firstName: string; storeName: string }
  /** The card was handed over: the customer may buy. */
  cardReady: { firstName: string; cardCode: string }
  /** Somebody registered with an e-mail that has an account. */
  accountExists: { firstName: string }
  passwordReset: { firstName: string; linkId: number }
  passwordChanged: { firstName: string }
  /** To the new address. */
  emailConfirm: { firstName: string; linkId: number }
  /** To the old address, with the link that refuses; the new one is shown in part. */
  emailChanging: { firstName: string; newEmail: string; linkId: number }
  /** To the old address once the new one counts, which is shown in part. */
  emailChanged: { firstName: string; newEmail: string }
  /** Somebody signed in from a device and an address that were not known; device: words, or ''; at: ISO. */
  newDevice: { firstName: string; device: string; at: string }
  /** The customer asked for the account to be deleted, which happens after deletesAt (ISO). */
  deletionAsked: { firstName: string; deletesAt: string }
  accountDeleted: { firstName: string }
  /** To the other members of a company whose invoicing data one of them changed. */
  companyChanged: {
    firstName: string
    companyName: string
    /** E-mail of the member who changed it. */
    by: string
    changes: { field: CompanyField; before: string; after: string }[]
  }
  /** The shop has the order; its text is written from the order. */
  orderReceived: { orderId: number }
  /** An amount has been paid or authorised, cents. */
  paymentReceived: { orderId: number; cents: number }
  paymentFailed: { orderId: number; failure: PaymentFailure }
  /** Still unpaid some hours before its slot closes. */
  payReminder: { orderId: number }
  /** Not paid in time; names of lines that were not put back into the cart. */
  orderGivenUp: { orderId: number; missing: string[] }
  orderCancelled: { orderId: number }
  orderRefunded: { orderId: number; cents: number }
  /** The receipt of a withdrawal, and that its money went back. */
  withdrawalReceived: { orderId: number; withdrawalId: number }
  withdrawalRefunded: { orderId: number; withdrawalId: number }
  /** The order is packed; isPickup: it waits to be collected. */
  orderReady: { orderId: number; isPickup: boolean }
  orderOnTheWay: { orderId: number }
  /** The order was delivered or collected: what came of it, and what it came to. */
  orderDelivered: { orderId: number; isPickup: boolean }
  /** Its customer changed the order: lines with another quantity than before. */
  orderChanged: { orderId: number; lines: ChangedLine[]; isSlotChanged: boolean }
  /** Changes were not finished by its cut-off. */
  orderEditEnded: { orderId: number }
  /** Gift certificates that an order bought; their codes are derived when the mail is sent (decision 114). */
  giftCertificates: { firstName: string; orderNumber: string; giftOrderId: number }
  /** To the shop: orders to prepare, and orders that are no longer to be prepared. */
  shopOrders: { prepare: number[]; stop: number[] }
  /** To a new member of staff, who chooses a password by the link. */
  staffInvited: { firstName: string; linkId: number; role: StaffRole }
  /** A till or tablet got a key that signs in as the customer, good until `day`. */
  keyMade: { firstName: string; name: string; company: string; day: string }
  /** Somebody is invited to act for a company; firstName: '' without an account. */
  colleagueInvited: { firstName: string; invitationId: number; by: string; company: string }
  /** To a holder: a cart of `cents` waits until lapsesAt (ISO). */
  approvalAsked: {
    firstName: string
    by: string
    company: string
    cents: number
    lapsesAt: string
    approvalId: number
  }
  /** To the sender of a cart: it became an order (placedId), was refused, or nobody decided. */
  approvalGiven: { firstName: string; by: string; orderNumber: string; placedId: number }
  approvalRefused: { firstName: string; by: string; reason: string }
  approvalLapsed: { firstName: string }
  /** A standing order prepared a draft, which is a list: some of its lines, and how many there are of each kind. */
  draftReady: {
    firstName: string
    draftId: number
    name: string
    /** yyyy-MM-dd. */
    deliveryOn: string
    lines: number
    totalCents: number
    missing: { count: number; names: string[] }
    dearer: { count: number; lines: { name: string; beforeCents: number; nowCents: number }[] }
  }
  /** To a holder: what of a company falls due, yyyy-MM-dd, all at one stage. */
  dueReminder: {
    firstName: string
    company: string
    stage: ReminderStage
    dues: { orderNumber: string; dueOn: string; leftCents: number }[]
  }
  /** The file that a customer asked for; isMyData: the copy of their own data. until: ISO time of its end. */
  exportReady: { firstName: string; exportId: number; isMyData: boolean; until: string }
  exportFailed: { firstName: string; exportId: number; isMyData: boolean }
  /** To the shop: a message of a form, with its attachments. */
  formMessage: MailedForm
  /** Its copy, to the e-mail that was typed, without attachments. */
  formCopy: MailedForm
}
export type MailKind = keyof MailParams

/** Mails to the shop's own people. */
export const TO_THE_SHOP: readonly string[] = [
  'shopOrders',
  'staffInvited',
  'formMessage',
] satisfies MailKind[]

/**
 * Who can cause a mail: 'customer', its recipient (with a session, a password or an order) or the shop; 'anybody' who
 * types the address. The mails that anybody can cause are limited per mailbox (decision 164).
 */
export const CAUSED_BY = {
  verify: 'anybody',
  welcome: 'customer',
  cardRequested: 'customer',
  cardReady: 'customer',
  accountExists: 'anybody',
  passwordReset: 'anybody',
  passwordChanged: 'customer',
  emailConfirm: 'anybody',
  emailChanging: 'customer',
  emailChanged: 'customer',
  newDevice: 'customer',
  deletionAsked: 'customer',
  accountDeleted: 'customer',
  companyChanged: 'customer',
  orderReceived: 'customer',
  paymentReceived: 'customer',
  paymentFailed: 'customer',
  payReminder: 'customer',
  orderGivenUp: 'customer',
  orderCancelled: 'customer',
  orderRefunded: 'customer',
  withdrawalReceived: 'customer',
  withdrawalRefunded: 'customer',
  orderReady: 'customer',
  orderOnTheWay: 'customer',
  orderDelivered: 'customer',
  orderChanged: 'customer',
  orderEditEnded: 'customer',
  giftCertificates: 'customer',
  shopOrders: 'customer',
  staffInvited: 'customer',
  keyMade: 'customer',
  colleagueInvited: 'anybody',
  approvalAsked: 'customer',
  approvalGiven: 'customer',
  approvalRefused: 'customer',
  approvalLapsed: 'customer',
  draftReady: 'customer',
  dueReminder: 'customer',
  exportReady: 'customer',
  exportFailed: 'customer',
  // Anybody causes it, but the shop's own mailbox has no limit: no message may be lost.
  formMessage: 'customer',
  formCopy: 'anybody',
} as const satisfies Record<MailKind, 'anybody' | 'customer'>

/** Mails that anybody can cause. */
export type StrangersMailKind = {
  [Kind in MailKind]: (typeof CAUSED_BY)[Kind] extends 'anybody' ? Kind : never
}[MailKind]
/** Mails about an order. */
export type OrderMailKind = {
  [Kind in MailKind]: MailParams[Kind] extends { orderId: number } ? Kind : never
}[MailKind]

/** Mails about a withdrawal from an order. */
export type WithdrawalMailKind = {
  [Kind in MailKind]: MailParams[Kind] extends { withdrawalId: number } ? Kind : never
}[MailKind]

export interface Mail<Kind extends MailKind = MailKind> {
  kind: Kind
  to: string
  userId: number | null
  params: MailParams[Kind]
}
