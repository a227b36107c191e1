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
  /** To the old address; the new one is shown in part. */
  emailChanging: { firstName: string; newEmail: string }
  /** An order that waited for its payment is paid. */
  orderPaid: OrderOfMail
  /** A payment did not succeed; reason: in plain words. */
  paymentFailed: OrderOfMail & { reason: string }
  /** An order was not paid in time; leftOut: names of what did not fit into the cart again. */
  orderGivenUp: OrderOfMail & { leftOut: string[] }
  /** Money went back, cents. */
  moneyReturned: OrderOfMail & { cents: number }
}

/** What every mail about an order says of it. */
interface OrderOfMail {
  firstName: string
  orderId: number
  number: string
}
export type MailKind = keyof MailParams

export interface Mail<Kind extends MailKind = MailKind> {
  kind: Kind
  to: string
  userId: number | null
  params: MailParams[Kind]
}
