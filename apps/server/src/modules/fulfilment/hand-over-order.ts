import { DEPOSITS_MAX, handOverSums, type AgeDocument } from '@cambusa/domain/orders/hand-over'
import { formatEuro } from '@cambusa/domain/money/money'
import { PAID_FROM_HAND_OVER_ON } from '@cambusa/domain/orders/payment-type'
import { romeDate } from '@cambusa/domain/time/dates'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { writeAudit } from '../../platform/log/audit-log.ts'
import type { ReturnedDeposit } from '../../platform/schema/deliveries.ts'
import { giveBackGiftShare, lockGiftsOfOrder } from '../gift-cards/gift-cards.ts'
import { makeDueDates } from '../due-dates/due-dates.ts'
import { tellDelivered } from '../orders/orders.ts'
import { makeGifts, moneyOfOrder, moveMoneyAtHandover } from '../payments/payments.ts'
import { insertHandover } from './fulfilment-writes.queries.ts'
import {
  beginAct,
  isAnswered,
  moveThrough,
  noteAct,
  type Acted,
  type ActNeeds,
  type Doer,
} from './order-act.ts'
import { findFinal, listLinesToPick, type OrderToFulfil } from './order-to-fulfil.queries.ts'
import { listPackagings } from './people.queries.ts'
import { receiverOf, type Receiver } from './receiver.ts'

/** What is said of a hand-over. */
export interface HandingOver {
  to: Receiver
  /** The kind of identity document that was seen; null: none. */
  ageDocument: AgeDocument | null
  /** Packaging that was brought back, by code. */
  deposits: readonly { code: string; quantity: number }[]
  /** What was collected at the door, cents; null: all that was due. */
  collectedCents: number | null
}

/** The same with what was due and collected, cents. */
export interface HandedOver extends Acted {
  dueCents: number
  collectedCents: number
}

/**
 * Hands an order over: to its customer or somebody he sent. What is due is captured, collected or paid back; what gift
 * codes paid too much goes back to them; certificates that were bought are made. Throws order.unknown, order.actRefused,
 * order.delegateUnknown, order.receiverUnknown, order.ageDocumentMissing, order.depositUnknown, order.collectedTooMuch.
 */
export function handOverOrder(
  db: Db,
  { config }: ActNeeds,
  orderId: number,
  said: HandingOver,
  doer: Doer,
): Promise<HandedOver> {
  return inTransaction(db, async (tx) => {
    const { actor, now } = doer
    const begun = await beginAct(tx, 'handOver', orderId)
    if (isAnswered(begun)) return { ...begun, dueCents: 0, collectedCents: 0 }
    const { order, isPickup } = begun
    const receiver = await receiverOf(tx, order, said.to, { isPickup, day: romeDate(now) })
    const age = await ageOf(tx, order, said.ageDocument)
    const deposits = await depositsOf(tx, order, said.deposits)
    const depositCents = deposits.reduce((sum, { cents }) => sum + cents, 0)
    // An order that was packed by an older version has no final total: it came as ordered.
    const final = (await findFinal(tx, { orderId })) ?? order
    await giveBackGifts(tx, order, final.giftCents)
    const money = await moneyOfOrder(tx, orderId)
    const { paymentTypeId, companyId, deliveryFeeCents } = order
    const sums = handOverSums({ paymentTypeId, finalCents: final.totalCents, depositCents, ...money })
    const { dueCents } = sums
    const collectedCents = said.collectedCents ?? dueCents
    if (collectedCents > dueCents) throw refuse('order.collectedTooMuch', { due: formatEuro(dueCents) })
    await moveThrough(tx, begun)
    await insertHandover(tx, {
      ...receiver,
      ...age,
      orderId,
      deposits: JSON.stringify(deposits),
      depositCents,
      dueCents,
      collectedCents,
      now,
    })
    if (PAID_FROM_HAND_OVER_ON.includes(paymentTypeId)) await makeGifts(tx, config, orderId, now)
    const packagesCents = final.packages.reduce((sum, { totalCents }) => sum + totalCents, 0)
    const otherCents = deliveryFeeCents + packagesCents
    const finalCents = final.totalCents
    await makeDueDates(tx, { orderId, companyId, paymentTypeId, finalCents, otherCents, depositCents }, now)
    await moveMoneyAtHandover(tx, { orderId, isCardReserved: money.isCardReserved }, sums, now)
    await tellDelivered(tx, config, { orderId, isPickup }, now)
    const details = { ...sums, depositCents, collectedCents, totalCents: final.totalCents }
    await writeAudit(tx, { actor, act: 'orders.handOver', subject: order.number, details }, now)
    return { ...(await noteAct(tx, begun, doer)), dueCents, collectedCents }
  })
}

/** What gift codes paid for goods that did not come goes back to them. */
async function giveBackGifts(
  tx: Db,
  { id: orderId, giftCents }: OrderToFulfil,
  paysCents: number,
): Promise<void> {
  if (giftCents === 0) return
  await lockGiftsOfOrder(tx, { orderId })
  if (giftCents > paysCents) await giveBackGiftShare(tx, { orderId, cents: giftCents - paysCents })
}

/** Whether an age was checked; it must be where something came that has a minimum age. */
async function ageOf(tx: Db, { id: orderId }: OrderToFulfil, document: AgeDocument | null) {
  const lines = await listLinesToPick(tx, { orderId })
  const ages = lines.flatMap(({ picked, minAge }) => {
    if (picked?.outcome === 'missing') return []
    const age = picked?.replacement ? picked.replacement.minAge : minAge
    return age === null ? [] : [age]
  })
  if (ages.length === 0) return { ageChecked: null, ageDocument: '' }
  if (document === null) throw refuse('order.ageDocumentMissing', { minAge: Math.max(...ages) })
  return { ageChecked: true, ageDocument: document }
}

/** Packaging that was brought back, at the cost that this order charged for it, else at today's. */
async function depositsOf(
  tx: Db,
  order: OrderToFulfil,
  brought: HandingOver['deposits'],
): Promise<ReturnedDeposit[]> {
  if (brought.length === 0) return []
  const known = await listPackagings(tx, { codes: brought.map(({ code }) => code), ids: [] })
  return brought.map(({ code, quantity }, index) => {
    const packaging = known.find((each) => each.code === code && each.isDeposit)
    const isRepeated = brought.findIndex((each) => each.code === code) !== index
    const isCount = Number.isInteger(quantity) && quantity > 0 && quantity <= DEPOSITS_MAX
    if (packaging === undefined || isRepeated || !isCount)
      throw refuse('order.depositUnknown', { code, max: DEPOSITS_MAX })
    const { packagingId, descr } = packaging
    const charged = order.packages.find((each) => each.packagingId === packagingId)
    return { packagingId, descr, quantity, cents: (charged?.costCents ?? packaging.costCents) * quantity }
  })
}
