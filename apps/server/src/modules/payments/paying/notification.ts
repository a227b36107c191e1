import * as Type from 'typebox'
import { Value } from 'typebox/value'
import { askAttempt } from './ask-attempt.ts'
import { findAttemptOfKey } from '../attempts/attempt-key.ts'
import { findAttemptOfReference } from '../attempts/attempts.queries.ts'
import {
  ForgedNotification,
  GatewayUnreachable,
  type GatewayEvent,
  type PaymentGateway,
} from '../gateway/gateway.ts'
import { tellRefused } from './pay-order.ts'
import { noteHandled, upsertEvent, type PaymentEvent } from './payment-events.queries.ts'
import type { ToldPaymentNeeds } from '../gateway/payment-needs.ts'

/** A stored text of an event; PostgreSQL cannot store U+0000, and the column has a maximum length. */
const named = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[^\\u0000]*$' })
const News = Type.Object({
  eventId: named(255),
  kind: named(255),
  reference: Type.Union([named(255), Type.Null()]),
  key: Type.Optional(named(255)),
})

/**
 * Parses a notification from its raw body. Throws ForgedNotification if the gateway did not sign it, or if it is signed
 * but not an event, whatever error its content causes.
 */
export function readNews(
  gateway: Pick<PaymentGateway, 'readNotification'>,
  body: Buffer,
  headers: Parameters<PaymentGateway['readNotification']>[1],
): GatewayEvent {
  let event: unknown
  try {
    event = gateway.readNotification(body, headers)
  } catch (error) {
    if (error instanceof ForgedNotification) throw error
    throw new ForgedNotification('the notification cannot be read', { cause: error })
  }
  if (!Value.Check(News, event)) throw new ForgedNotification('the notification names no event')
  return event
}

/**
 * Handles a notification of a gateway. It only says which payment to ask about: the state comes from the gateway's API.
 * An event about an unknown payment, or while the gateway does not respond, is stored for reconciliation.
 */
export async function takeNotification(
  needs: ToldPaymentNeeds,
  gateway: PaymentGateway,
  { eventId, kind, reference: named, key }: GatewayEvent,
  now: Date,
): Promise<void> {
  // A gateway that sends only the key: it is stored as the reference, and leads to the attempt just as well.
  const reference = named ?? key ?? null
  const event = await upsertEvent(needs.db, { provider: gateway.name, eventId, kind, reference, now })
  if (event !== undefined && event.handledAt === null) await handleEvent(needs, event, now)
}

/** Asks about the payment of an event; false: the event stays unhandled. */
export async function handleEvent(needs: ToldPaymentNeeds, event: PaymentEvent, now: Date): Promise<boolean> {
  const { id, provider, providerReference: reference } = event
  if (reference !== null) {
    const known = await findAttemptOfReference(needs.db, { provider, reference })
    const attempt = known ?? (await findAttemptOfKey(needs.db, reference))
    if (attempt === undefined) return false
    try {
      const { settled } = await askAttempt(needs, attempt, now)
      tellRefused(needs, attempt, settled)
    } catch (error) {
      if (error instanceof GatewayUnreachable) return false
      throw error
    }
  }
  await noteHandled(needs.db, { eventDbId: id, now })
  return true
}
