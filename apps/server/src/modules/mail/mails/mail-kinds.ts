import type { PaymentFailure } from '@cambusa/domain/payments/payment-attempt'

/** What somebody of the shop may be. */
export type StaffRole = 'operator' | 'administrator'

/** What of a company its members may change. */
export type CompanyField = 'billingAddress' | 'pec' | 'sdiCode'

/** Every mail that the shop sends, with what its text says. Links are named by id: their secret is worked out when it is sent. */
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
  /** To the other members of a company whose invoicing data one of them changed. */
  companyChanged: {
    firstName: string
    companyName: string
    /** E-mail of who changed it. */
    by: string
    changes: { field: CompanyField; before: string; after: string }[]
  }
  /** The shop has the order; what it says is read of the order when it is sent. */
  orderReceived: { orderId: number }
  /** So much has been paid or authorised, cents. */
  paymentReceived: { orderId: number; cents: number }
  paymentFailed: { orderId: number; failure: PaymentFailure }
  /** Not paid in time; names of lines that did not go back into the cart. */
  orderGivenUp: { orderId: number; missing: string[] }
  orderCancelled: { orderId: number }
  orderRefunded: { orderId: number; cents: number }
  /** Gift certificates that an order bought; their codes are worked out when it is sent (decision 114). */
  giftCertificates: { firstName: string; orderNumber: string; giftOrderId: number }
  /** To the shop: orders to prepare, and such as need not be prepared any more. */
  shopOrders: { prepare: number[]; stop: number[] }
  /** To who works in the shop from now on: chooses a password by the link. */
  staffInvited: { firstName: string; linkId: number; role: StaffRole }
}
export type MailKind = keyof MailParams

/** Mails that stay in the shop. */
export const TO_THE_SHOP: readonly string[] = ['shopOrders', 'staffInvited'] satisfies MailKind[]

/**
 * Who can cause a mail: whom it goes to (with a session, a password or an order of his own) and the shop, or anybody who
 * names the address. What anybody causes is bounded for each mailbox (decision 164).
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
  companyChanged: 'customer',
  orderReceived: 'customer',
  paymentReceived: 'customer',
  paymentFailed: 'customer',
  orderGivenUp: 'customer',
  orderCancelled: 'customer',
  orderRefunded: 'customer',
  giftCertificates: 'customer',
  shopOrders: 'customer',
  staffInvited: 'customer',
} as const satisfies Record<MailKind, 'anybody' | 'customer'>

/** Mails that strangers can cause. */
export type StrangersMailKind = {
  [Kind in MailKind]: (typeof CAUSED_BY)[Kind] extends 'anybody' ? Kind : never
}[MailKind]
/** Mails that are about an order. */
export type OrderMailKind = {
  [Kind in MailKind]: MailParams[Kind] extends { orderId: number } ? Kind : never
}[MailKind]

export interface Mail<Kind extends MailKind = MailKind> {
  kind: Kind
  to: string
  userId: number | null
  params: MailParams[Kind]
}
