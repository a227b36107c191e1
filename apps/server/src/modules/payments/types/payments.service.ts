import type { PaymentType } from '@cambusa/contract/orders/checkout'
import { SERVICES, type ServiceId } from '@cambusa/domain/delivery/delivery-service'
import { formatEuro } from '@cambusa/domain/money/money'
import { dueDay, OVERDUE_DAYS, type TermDays } from '@cambusa/domain/orders/due-dates'
import {
  allowedPaymentTypes,
  isPaymentTypeId,
  needsInvoice,
  PAYMENT_TYPES,
  type PaymentTypeId,
} from '@cambusa/domain/orders/payment-type'
import { addDaysIso, formatDateTime, formatDay, romeDate } from '@cambusa/domain/time/dates'
import { comesInTime, lastCardMoment } from '@cambusa/domain/payments/pay-by'
import { missingForInvoice } from '@cambusa/domain/orders/invoice-data'
import { checkoutAnswerTexts } from '@cambusa/messages/it/checkout/checkout-answers'
import {
  bankTransferText,
  onAccountText,
  paymentTypeReasons,
  paymentTypeTexts,
} from '@cambusa/messages/it/payments/payment-types'
import type { Config } from '../../../config.ts'
import type { Db } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findMandate } from './mandates.queries.ts'
import type { Gateways } from '../gateway/known-gateways.ts'
import { findCompanyInvoice, findCredit, lockCompany, type CompanyCredit } from './payments.queries.ts'

type Shop = Pick<Config, 'shop'>

/** What decides which payment types are available. */
export interface PaymentWays {
  config: Shop
  gateways: Pick<Gateways, 'active'>
}

/** The order to pay, and its customer. */
export interface PayableOrder {
  totalCents: number
  /** The highest total that it may reach, cents. */
  worstCaseCents: number
  serviceId: ServiceId
  companyId: number | null
  /** Orders for its slot are taken until then; null: no slot is chosen. */
  cutoffAt: Date | null
  /** The day of its slot, yyyy-MM-dd, if it has one. */
  handoverIso?: string | null
  /** What of its company's debt is the order's own, cents: it is being changed. */
  ownDebtCents?: number
  /** An administrator acts for the customer. */
  isActedFor?: boolean
}

/** The types that work in this shop; the others need a gateway, a mandate or gift codes and are not offered. */
function enabledTypes({ config, gateways }: PaymentWays): PaymentTypeId[] {
  const { onDelivery, creditCard, bankTransfer, sepaDebit, deferred, giftCertificates } = PAYMENT_TYPES
  return [
    onDelivery,
    ...(gateways.active === undefined ? [] : [creditCard]),
    ...(config.shop.bankTransfer === undefined ? [] : [bankTransfer]),
    sepaDebit,
    deferred,
    giftCertificates,
  ]
}

async function creditOf(
  db: Db,
  companyId: number | null,
  { ownDebtCents = 0 }: PayableOrder,
  now: Date,
): Promise<CompanyCredit | undefined> {
  const credit = companyId === null ? undefined : await findCredit(db, { companyId, now })
  if (credit === undefined || credit.creditCents === 0) return undefined
  return { ...credit, openCents: credit.openCents - ownDebtCents }
}

const leftOf = (credit: CompanyCredit) => Math.max(0, credit.creditCents - credit.openCents)

/** The day of an invoice that is overdue for so long that nothing more is sold on account; undefined: there is none. */
function overdueSince({ oldestDueOn }: CompanyCredit, { shop }: Shop, now: Date): string | undefined {
  const last = addDaysIso(romeDate(now), -(shop.overdueDays ?? OVERDUE_DAYS))
  return oldestDueOn !== null && oldestDueOn < last ? oldestDueOn : undefined
}

/** Payment types of a company besides those of everybody. */
interface Standing {
  credit: CompanyCredit | undefined
  hasMandate: boolean
}

async function standingOf(
  db: Db,
  companyId: number | null,
  order: PayableOrder,
  now: Date,
): Promise<Standing> {
  if (companyId === null) return { credit: undefined, hasMandate: false }
  const [credit, mandate] = await Promise.all([
    creditOf(db, companyId, order, now),
    findMandate(db, { companyId }),
  ])
  return { credit, hasMandate: mandate !== undefined }
}

function allowedTypes(
  ways: PaymentWays,
  order: PayableOrder,
  { credit, hasMandate }: Standing,
  now: Date,
): PaymentTypeId[] {
  const isClosed = credit === undefined || overdueSince(credit, ways.config, now) !== undefined
  return allowedPaymentTypes({
    totalCents: order.totalCents,
    worstCaseCents: order.worstCaseCents,
    serviceId: order.serviceId,
    isCompany: order.companyId !== null,
    creditLeftCents: isClosed ? null : leftOf(credit),
    hasSepaMandate: hasMandate,
    isActedFor: order.isActedFor,
    enabled: enabledTypes(ways),
  })
}

/** Why a payment of this type that begins now would be too late for the slot; undefined: it would not. */
export function tooSlowReason(
  id: PaymentTypeId,
  { cutoffAt }: Pick<PayableOrder, 'cutoffAt'>,
  now: Date,
): string | undefined {
  if (cutoffAt === null || comesInTime(id, cutoffAt, now)) return undefined
  return id === PAYMENT_TYPES.bankTransfer
    ? paymentTypeReasons.transferTooSlow({ until: formatDateTime(cutoffAt) })
    : paymentTypeReasons.cardTooSlow({ until: formatDateTime(lastCardMoment(cutoffAt)) })
}

export function wireType({ shop }: Shop, id: PaymentTypeId, handoverIso?: string | null): PaymentType {
  const { name, descr } = paymentTypeTexts[id]
  if (needsInvoice(id)) {
    const dayAfter = (termDays: TermDays) => formatDay(dueDay(handoverIso!, termDays))
    const dated = handoverIso && onAccountText({ perishables: dayAfter(30), others: dayAfter(60) })
    return { paymentTypeId: id, name, descr: dated || descr, needsInvoice: true }
  }
  const isTransfer = id === PAYMENT_TYPES.bankTransfer && shop.bankTransfer !== undefined
  return { paymentTypeId: id, name, descr: isTransfer ? bankTransferText(shop.bankTransfer!) : descr }
}

/** Payment types of an order; a known one that cannot be chosen for this order says why. */
export async function listPaymentTypesFor(
  db: Db,
  ways: PaymentWays,
  order: PayableOrder,
  now: Date,
): Promise<PaymentType[]> {
  const { config } = ways
  const standing = await standingOf(db, order.companyId, order, now)
  const { credit } = standing
  const types = allowedTypes(ways, order, standing, now).map((id) => {
    const disabledReason = tooSlowReason(id, order, now)
    return {
      ...wireType(config, id, order.handoverIso),
      ...(disabledReason === undefined ? {} : { disabledReason }),
    }
  })
  const add = (id: PaymentTypeId, disabledReason: string) => {
    if (order.totalCents > 0 && !types.some(({ paymentTypeId }) => paymentTypeId === id))
      types.push({ ...wireType(config, id, order.handoverIso), disabledReason })
  }
  if (order.serviceId === SERVICES.locker) add(PAYMENT_TYPES.onDelivery, paymentTypeReasons.nobodyAtLocker)
  const since = credit && overdueSince(credit, config, now)
  if (since !== undefined) add(PAYMENT_TYPES.deferred, paymentTypeReasons.overdue({ day: formatDay(since) }))
  else if (credit !== undefined)
    add(PAYMENT_TYPES.deferred, paymentTypeReasons.creditUsedUp({ left: formatEuro(leftOf(credit)) }))
  return types.sort((a, b) => a.paymentTypeId - b.paymentTypeId)
}

/** Marks the type of the last order as proposed, if this order may be paid by it. */
export const proposeLast = (
  types: readonly PaymentType[],
  last: { paymentTypeId: number } | undefined,
): PaymentType[] =>
  types.map((type) =>
    type.paymentTypeId === last?.paymentTypeId && type.disabledReason === undefined
      ? { ...type, proposed: true }
      : type,
  )

/**
 * The type that a customer chose, if this order may be paid by it. In the transaction that buys: a company's credit is
 * locked first. Throws checkout.paymentTypeUnknown, checkout.paymentTypeNotAllowed, checkout.paymentTooSlow,
 * checkout.invoiceDataMissing.
 */
export async function checkPaymentType(
  tx: Db,
  ways: PaymentWays,
  order: PayableOrder,
  paymentTypeId: number | undefined,
  now: Date,
): Promise<PaymentTypeId> {
  if (paymentTypeId === undefined || !isPaymentTypeId(paymentTypeId))
    throw refuse('checkout.paymentTypeUnknown', undefined, { field: 'payment_type_id' })
  const isOnAccount = paymentTypeId === PAYMENT_TYPES.deferred && order.companyId !== null
  if (isOnAccount) await lockCompany(tx, { companyId: order.companyId! })
  const isOfCompany = isOnAccount || paymentTypeId === PAYMENT_TYPES.sepaDebit
  const standing = await standingOf(tx, isOfCompany ? order.companyId : null, order, now)
  if (!allowedTypes(ways, order, standing, now).includes(paymentTypeId))
    throw refuse('checkout.paymentTypeNotAllowed', undefined, { field: 'payment_type_id' })
  const reason = tooSlowReason(paymentTypeId, order, now)
  if (reason !== undefined) throw refuse('checkout.paymentTooSlow', { reason }, { field: 'payment_type_id' })
  if (needsInvoice(paymentTypeId) && order.companyId !== null) await checkInvoice(tx, order.companyId)
  return paymentTypeId
}

async function checkInvoice(tx: Db, companyId: number): Promise<void> {
  const data = await findCompanyInvoice(tx, { companyId })
  const missing = data === undefined ? [] : missingForInvoice(data)
  if (missing.length === 0) return
  const { missingForInvoice: names, and } = checkoutAnswerTexts
  throw refuse('checkout.invoiceDataMissing', { missing: missing.map((part) => names[part]).join(and) })
}

/** Infos that the order gets from its payment type: on account it is invoiced, whatever the client sent. */
export const infosOfType = (paymentTypeId: PaymentTypeId): Record<string, string> =>
  needsInvoice(paymentTypeId) ? { need_invoice: 'true' } : {}

/** Payment data that the order stores besides what the shopper sent: the account for a transfer. */
export function paymentDataOf({ shop }: Shop, paymentTypeId: PaymentTypeId): Record<string, string> {
  const isTransfer = paymentTypeId === PAYMENT_TYPES.bankTransfer
  return isTransfer && shop.bankTransfer !== undefined ? { ...shop.bankTransfer } : {}
}
