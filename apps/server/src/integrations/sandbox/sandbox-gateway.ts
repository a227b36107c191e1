import { setTimeout as wait } from 'node:timers/promises'
import type { AttemptState, PaymentFailure } from '@cambusa/domain/payments/payment-attempt'
import type { Platform } from '../../platform/http/context.ts'
import {
  GatewayUnreachable,
  SHOP_CURRENCY,
  type GatewayCard,
  type GatewayPayment,
  type PaymentGateway,
} from '../../modules/payments/payments.ts'
import {
  AUTHORISATION_DAYS,
  authoriseSandboxCard,
  effectOf,
  factsOf,
  findSandboxPaymentByKey,
  openSandboxPayment,
  readSandboxPayment,
} from './sandbox-book.ts'
import { readNotice } from './sandbox-notices.ts'
import { paceOf } from './sandbox-pace.ts'
import {
  updateSandboxCancelled,
  updateSandboxCaptured,
  updateSandboxCardForgotten,
  updateSandboxRefunded,
  type SandboxRow,
} from './sandbox.queries.ts'

export type SandboxNeeds = Pick<Platform, 'config' | 'db' | 'clock'>

export const SANDBOX = 'sandbox'

/** Path of the page of a payment. Without a host, because the shop may be reached by another name than it knows. */
export const sandboxPagePath = (reference: string) => `/dev/gateway/pay/${reference}`

/** States in which a card that was to be stored is stored. */
const WITH_CARD = ['stored', 'authorised', 'captured', 'refunded']

function cardOf(row: SandboxRow): GatewayCard | null {
  const { cardReference: reference, customer = '' } = row.details
  if (reference === undefined || !WITH_CARD.includes(row.state)) return null
  const { brand, lastFour, month, year } = factsOf(row)
  return { reference, customer, brand, lastFour, expiryMonth: month, expiryYear: year }
}

function toGatewayPayment(row: SandboxRow, now: Date): GatewayPayment {
  const { reference, amountCents, capturedCents, refundedCents, details } = row
  const until = details.authorisedUntil === undefined ? null : new Date(details.authorisedUntil)
  const isLapsed = row.state === 'authorised' && until !== null && until <= now
  const isOnPage = row.state === 'pending' && ['card', 'authentication'].includes(details.step ?? '')
  return {
    reference,
    state: isLapsed ? 'cancelled' : (row.state as Exclude<AttemptState, 'created' | 'unknown'>),
    failure: isLapsed ? 'timeOut' : ((details.failure ?? null) as PaymentFailure | null),
    currency: SHOP_CURRENCY,
    amountCents,
    capturedCents,
    refundedCents,
    authorisedUntil: row.state === 'authorised' && !isLapsed ? until : null,
    redirectUrl: isOnPage ? sandboxPagePath(reference) : null,
    card: cardOf(row),
  }
}

/**
 * The demo shop's gateway, with its own table and its own page (sandbox-site.ts). What a real gateway does over the
 * network runs in the same process, including missing responses.
 */
export function createSandboxGateway({ config, db, clock }: SandboxNeeds): PaymentGateway {
  const pace = paceOf(config)

  /** Simulates a gateway that does not respond until the shop's time-out. */
  async function silence(): Promise<never> {
    await wait(pace.timeOutMs)
    throw new GatewayUnreachable('the sandbox gateway keeps silent')
  }

  async function answered(reference: string): Promise<GatewayPayment | undefined> {
    const now = clock()
    const row = await readSandboxPayment(db, reference, now)
    if (row === undefined) return undefined
    const { silentUntil } = row.details
    if (silentUntil !== undefined && new Date(silentUntil) > now) return silence()
    return toGatewayPayment(row, now)
  }

  async function known(reference: string): Promise<GatewayPayment> {
    const payment = await answered(reference)
    if (payment === undefined) throw new Error('the sandbox gateway knows no such payment')
    return payment
  }

  return {
    name: SANDBOX,
    authorisationDays: AUTHORISATION_DAYS,
    start: async (payment) => toGatewayPayment(await openSandboxPayment(db, payment), clock()),
    state: answered,
    stateOfKey: async (key) => {
      const row = await findSandboxPaymentByKey(db, key)
      return row && answered(row.reference)
    },
    authoriseStored: async ({ card, ...payment }) => {
      const now = clock()
      return toGatewayPayment(await authoriseSandboxCard(db, { ...payment, card: card.reference, now }), now)
    },
    capture: async (reference, cents, key) => {
      await known(reference)
      const taken = await updateSandboxCaptured(db, { reference, cents, act: `act:${key}`, now: clock() })
      const row = await readSandboxPayment(db, reference, clock())
      // The money is captured but the response is lost; asking again returns the state.
      if (taken === 1 && row !== undefined && effectOf(row) === 'timeOut') return silence()
      return known(reference)
    },
    cancel: async (reference, key) => {
      await updateSandboxCancelled(db, { reference, act: `act:${key}`, now: clock() })
      return known(reference)
    },
    refund: async (reference, cents, key) => {
      await updateSandboxRefunded(db, { reference, cents, act: `act:${key}`, now: clock() })
      return known(reference)
    },
    forgetCard: async ({ reference }) => {
      await updateSandboxCardForgotten(db, { card: reference })
    },
    readNotification: (body, headers) => readNotice(config, body, headers),
  }
}
