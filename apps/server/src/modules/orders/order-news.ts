import type { PaymentFailure } from '@cambusa/domain/payments/payment-attempt'
import type { Db } from '../../platform/database/database.ts'
import { sendMail, type MailConfig, type MailParams, type OrderMailKind } from '../mail/mail.ts'
import { pushOrderNews } from '../push/push.ts'
import { findAddressee } from './order-news.queries.ts'

/** Puts a mail about an order into the outbox, and its push, in the transaction of the change that they are about. */
async function tell<Kind extends OrderMailKind>(
  tx: Db,
  config: MailConfig,
  kind: Kind,
  params: MailParams[Kind],
  now: Date,
): Promise<void> {
  const addressee = await findAddressee(tx, { orderId: params.orderId })
  if (addressee === undefined) return
  const { email: to, userId } = addressee
  await sendMail(tx, config, { kind, to, userId, params }, now)
  const isPickup = 'isPickup' in params && params.isPickup
  await pushOrderNews(tx, kind, { orderId: params.orderId, userId, isPickup }, now)
}

/** An order by card is paid: only now the shop has it and mails its lines. */
export const tellOrderReceived = (tx: Db, config: MailConfig, orderId: number, now: Date) =>
  tell(tx, config, 'orderReceived', { orderId }, now)

/** The money that an order waited for has arrived, cents. */
export const tellPaymentReceived = (tx: Db, config: MailConfig, orderId: number, cents: number, now: Date) =>
  tell(tx, config, 'paymentReceived', { orderId, cents }, now)

/** A payment did not succeed, or one that the order was prepared on is gone. */
export const tellPaymentFailed = (
  tx: Db,
  config: MailConfig,
  orderId: number,
  failure: PaymentFailure,
  now: Date,
) => tell(tx, config, 'paymentFailed', { orderId, failure }, now)

/** The order is still unpaid shortly before its slot closes. */
export const tellPayReminder = (tx: Db, config: MailConfig, orderId: number, now: Date) =>
  tell(tx, config, 'payReminder', { orderId }, now)

/** The order was not paid in time; `missing` names lines that were not put back into the cart. */
export const tellCancelledUnpaid = (
  tx: Db,
  config: MailConfig,
  orderId: number,
  missing: string[],
  now: Date,
) => tell(tx, config, 'orderGivenUp', { orderId, missing }, now)

/** The order was cancelled by its customer or by the shop. */
export const tellCancelled = (tx: Db, config: MailConfig, orderId: number, now: Date) =>
  tell(tx, config, 'orderCancelled', { orderId }, now)

/** An amount was returned, or an authorised one was never taken, cents. */
export const tellRefunded = (tx: Db, config: MailConfig, orderId: number, cents: number, now: Date) =>
  tell(tx, config, 'orderRefunded', { orderId, cents }, now)

/** The receipt of a declared withdrawal: what goes back, the amounts, where to bring the goods and by when. */
export const tellWithdrawalReceived = (
  tx: Db,
  config: MailConfig,
  orderId: number,
  withdrawalId: number,
  now: Date,
) => tell(tx, config, 'withdrawalReceived', { orderId, withdrawalId }, now)

/** All money of a withdrawal went back. */
export const tellWithdrawalRefunded = (
  tx: Db,
  config: MailConfig,
  orderId: number,
  withdrawalId: number,
  now: Date,
) => tell(tx, config, 'withdrawalRefunded', { orderId, withdrawalId }, now)
/** What happens to an order next, and whether its customer collects it. */
interface Going {
  orderId: number
  isPickup: boolean
}

/** The order is packed. */
export const tellReady = (tx: Db, config: MailConfig, going: Going, now: Date) =>
  tell(tx, config, 'orderReady', going, now)

/** The order is brought now. */
export const tellOnTheWay = (tx: Db, config: MailConfig, orderId: number, now: Date) =>
  tell(tx, config, 'orderOnTheWay', { orderId }, now)

/** The order was delivered or collected: what came of it, and what it came to. */
export const tellDelivered = (tx: Db, config: MailConfig, going: Going, now: Date) =>
  tell(tx, config, 'orderDelivered', going, now)

/** Its customer changed the order. */
export const tellOrderChanged = (tx: Db, config: MailConfig, params: MailParams['orderChanged'], now: Date) =>
  tell(tx, config, 'orderChanged', params, now)

/** Changes to the order were not finished by its cut-off: it stands as it was. */
export const tellOrderEditEnded = (tx: Db, config: MailConfig, orderId: number, now: Date) =>
  tell(tx, config, 'orderEditEnded', { orderId }, now)
