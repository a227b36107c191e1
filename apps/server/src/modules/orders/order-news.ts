import type { PaymentFailure } from '@cambusa/domain/payments/payment-attempt'
import { paymentFailureTexts } from '@cambusa/messages/it/payment-types'
import type { Platform } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { sendMail, type MailKind, type MailParams } from '../mail/mail.ts'
import { findAddressee } from './order-news.queries.ts'

type Shop = Pick<Platform['config'], 'shopUrl'>
type OwnParams<Kind extends MailKind> = Omit<MailParams[Kind], 'firstName' | 'orderId' | 'number'>

/** Puts a mail about an order into the outbox, in the transaction of what it tells of. */
async function tell<Kind extends 'orderPaid' | 'paymentFailed' | 'orderGivenUp' | 'moneyReturned'>(
  tx: Db,
  config: Shop,
  kind: Kind,
  orderId: number,
  params: OwnParams<Kind>,
  now: Date,
): Promise<void> {
  const addressee = await findAddressee(tx, { orderId })
  if (addressee === undefined) return
  const { email: to, userId, firstName, number } = addressee
  const all = { firstName, orderId, number, ...params } as unknown as MailParams[Kind]
  await sendMail(tx, config, { kind, to, userId, params: all }, now)
}

/** The order that waited for its payment is paid. */
export const tellPaymentReceived = (tx: Db, config: Shop, orderId: number, now: Date) =>
  tell(tx, config, 'orderPaid', orderId, {}, now)

/** A payment did not succeed, or one that the shop relied on is gone. */
export const tellPaymentFailed = (
  tx: Db,
  config: Shop,
  orderId: number,
  failure: PaymentFailure,
  now: Date,
) => tell(tx, config, 'paymentFailed', orderId, { reason: paymentFailureTexts[failure] }, now)

/** The order was not paid in time; leftOut names what did not fit into the cart again. */
export const tellCancelledUnpaid = (tx: Db, config: Shop, orderId: number, leftOut: string[], now: Date) =>
  tell(tx, config, 'orderGivenUp', orderId, { leftOut }, now)

/** So many cents went back, or were never taken though they had been authorised. */
export const tellRefunded = (tx: Db, config: Shop, orderId: number, cents: number, now: Date) =>
  tell(tx, config, 'moneyReturned', orderId, { cents }, now)
