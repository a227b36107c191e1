import { randomBytes } from 'node:crypto'
import { isCardExpired, type CardExpiry } from '@cambusa/domain/payments/card-expiry'
import type { PaymentFailure } from '@cambusa/domain/payments/payment-attempt'
import type { Db } from '../../platform/database/database.ts'
import type { PaymentToStart } from '../../modules/payments/payments.ts'
import { isChallenged, isSandboxEffect, refusalOf, type SandboxEffect } from './sandbox-cards.ts'
import {
  findSandboxCard,
  findSandboxPayment,
  findSandboxPaymentOfKey,
  insertSandboxPayment,
  updateSandboxStep,
  type SandboxRow,
} from './sandbox.queries.ts'

/**
 * State of a payment at the bank. card: the form is open. authentication: it waits for the code. deciding: the bank
 * decides later. over: decided.
 */
export type SandboxStep = 'card' | 'authentication' | 'deciding' | 'over'

export const AUTHORISATION_DAYS = 7
const DAY_MS = 86_400_000
const REFERENCE_BYTES = 18

const newReference = (kind: string) => `${kind}_${randomBytes(REFERENCE_BYTES).toString('base64url')}`

/** What the bank stores of a card: nothing that anybody could pay with. */
export interface SandboxCardFacts extends CardExpiry {
  effect: SandboxEffect
  brand: string
  lastFour: string
}

export const effectOf = ({ details: { effect } }: SandboxRow): SandboxEffect =>
  isSandboxEffect(effect) ? effect : 'plain'

export const factsOf = (row: SandboxRow): SandboxCardFacts => ({
  effect: effectOf(row),
  brand: row.details.brand ?? '',
  lastFour: row.details.lastFour ?? '',
  month: Number(row.details.expiryMonth),
  year: Number(row.details.expiryYear),
})

const detailsOf = ({ effect, brand, lastFour, month, year }: SandboxCardFacts) => ({
  effect,
  brand,
  lastFour,
  expiryMonth: String(month),
  expiryYear: String(year),
})

const step = (at: SandboxStep) => ({ step: at })
const failed = (failure: PaymentFailure) => ({ state: 'failed', details: { ...step('over'), failure } })

/** A payment that the customer may make: its amount is authorised, or its card stored. */
function succeeded(kind: string | undefined, now: Date) {
  const authorisedUntil = new Date(now.getTime() + AUTHORISATION_DAYS * DAY_MS).toISOString()
  return kind === 'card'
    ? { state: 'stored', details: step('over') }
    : { state: 'authorised', details: { ...step('over'), authorisedUntil } }
}

/** The bank's decision on a card, when its number is typed or it is used again. */
function answerTo(card: SandboxCardFacts, kind: string | undefined, now: Date) {
  const refusal = isCardExpired(card, now) ? 'cardExpired' : refusalOf[card.effect]
  if (refusal !== undefined) return failed(refusal)
  return isChallenged(card.effect)
    ? { state: 'pending', details: step('authentication') }
    : succeeded(kind, now)
}

/** Creates a payment, or returns the one with this key. */
export async function openSandboxPayment(db: Db, payment: PaymentToStart): Promise<SandboxRow> {
  const { key, amountCents, kind, orderNumber, returnUrl, keepCard, now } = payment
  const known = payment.card && (await findSandboxCard(db, { card: payment.card.reference }))
  const answer =
    payment.card === null
      ? { state: 'pending', details: step('card') }
      : known === undefined || known === null
        ? failed('refused')
        : answerTo(factsOf(known), kind, now)
  const details = {
    kind,
    orderNumber,
    returnUrl,
    ...(keepCard || kind === 'card' ? { keepCard: 'true' } : {}),
    ...(known ? detailsOf(factsOf(known)) : {}),
    ...answer.details,
  }
  return insert(db, { key, amountCents, state: answer.state, details, now })
}

/** A payment without the customer is a row of its own, even with the key of the payment that stored the card. */
const keyOfLater = (key: string) => `later:${key}`

/** The latest payment with a key. */
export const findSandboxPaymentByKey = async (db: Db, key: string): Promise<SandboxRow | undefined> =>
  (await findSandboxPaymentOfKey(db, { key: keyOfLater(key) })) ?? findSandboxPaymentOfKey(db, { key })

/** Authorises an amount on a stored card without the customer. */
export async function authoriseSandboxCard(
  db: Db,
  payment: { key: string; orderNumber: string; amountCents: number; card: string; now: Date },
): Promise<SandboxRow> {
  const { key, amountCents, orderNumber, now } = payment
  const known = await findSandboxCard(db, { card: payment.card })
  const answer =
    known === undefined || effectOf(known) === 'laterRefused'
      ? failed('refused')
      : isCardExpired(factsOf(known), now)
        ? failed('cardExpired')
        : succeeded('payment', now)
  const details = { kind: 'payment', orderNumber, ...(known && detailsOf(factsOf(known))), ...answer.details }
  return insert(db, { key: keyOfLater(key), amountCents, state: answer.state, details, now })
}

async function insert(
  db: Db,
  row: { key: string; amountCents: number; state: string; details: Record<string, string>; now: Date },
): Promise<SandboxRow> {
  await insertSandboxPayment(db, { ...row, reference: newReference('sbx') })
  return (await findSandboxPaymentOfKey(db, { key: row.key }))!
}

interface Going {
  row: SandboxRow
  now: Date
}

/** The customer has sent the card form. undefined: it was sent before, and the payment has moved on. */
export function takeSandboxCard(
  db: Db,
  { row, now }: Going,
  card: SandboxCardFacts,
): Promise<SandboxRow | undefined> {
  const { state, details } = answerTo(card, row.details.kind, now)
  const kept = row.details.keepCard === undefined ? {} : keptCard()
  return updateSandboxStep(db, {
    reference: row.reference,
    fromStep: 'card' satisfies SandboxStep,
    state,
    details: { ...detailsOf(card), ...kept, ...details },
    now,
  })
}

const keptCard = () => ({ cardReference: newReference('sbc'), customer: newReference('sbu') })

/** The code was right: the payment succeeds, at once or later, depending on the card. */
export function passSandboxCode(
  db: Db,
  { row, now }: Going,
  pace: { silenceMs: number; lateMs: number },
): Promise<SandboxRow | undefined> {
  const effect = effectOf(row)
  const inMs = (wait: number) => new Date(now.getTime() + wait).toISOString()
  const { state, details } =
    effect === 'late'
      ? { state: 'pending', details: { ...step('deciding'), settleAt: inMs(pace.lateMs) } }
      : succeeded(row.details.kind, now)
  return updateSandboxStep(db, {
    reference: row.reference,
    fromStep: 'authentication' satisfies SandboxStep,
    state,
    details: { ...details, ...(effect === 'timeOut' ? { silentUntil: inMs(pace.silenceMs) } : {}) },
    now,
  })
}

/** Ends the payment as failed. */
export function failSandboxPayment(
  db: Db,
  { row, now }: Going,
  failure: PaymentFailure,
): Promise<SandboxRow | undefined> {
  return updateSandboxStep(db, {
    reference: row.reference,
    fromStep: row.details.step ?? '',
    now,
    ...failed(failure),
  })
}

/** Decides a payment that the bank had left open. */
export function settleSandboxPayment(db: Db, { row, now }: Going): Promise<SandboxRow | undefined> {
  return updateSandboxStep(db, {
    reference: row.reference,
    fromStep: 'deciding' satisfies SandboxStep,
    now,
    ...succeeded(row.details.kind, now),
  })
}

/** The current state of a payment; one whose decision is due is decided first. */
export async function readSandboxPayment(
  db: Db,
  reference: string,
  now: Date,
): Promise<SandboxRow | undefined> {
  const row = await findSandboxPayment(db, { reference })
  const settleAt = row?.details.settleAt
  const isDue = row?.details.step === 'deciding' && settleAt !== undefined && new Date(settleAt) <= now
  return isDue ? ((await settleSandboxPayment(db, { row, now })) ?? row) : row
}
