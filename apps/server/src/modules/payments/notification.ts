import { askAttempt } from './ask-attempt.ts'
import { findAttemptOfKey } from './attempt-key.ts'
import { findAttemptOfReference } from './attempts.queries.ts'
import { GatewayUnreachable, type GatewayEvent, type PaymentGateway } from './gateway.ts'
import { tellRefused } from './pay-order.ts'
import { noteHandled, upsertEvent, type PaymentEvent } from './payment-events.queries.ts'
import type { ToldPaymentNeeds } from './payment-needs.ts'

/**
 * Takes news that a gateway sent by itself. They only say which payment to ask about: what it is worth the gateway is
 * asked. News of a payment that is not known yet, or while the gateway does not answer, are kept for reconciliation.
 */
export async function takeNotification(
  needs: ToldPaymentNeeds,
  gateway: PaymentGateway,
  { eventId, kind, reference: named, key }: GatewayEvent,
  now: Date,
): Promise<void> {
  // A gateway that names the payment by its key alone is kept so: the key leads to the attempt as the reference does.
  const reference = named ?? key ?? null
  const event = await upsertEvent(needs.db, { provider: gateway.name, eventId, kind, reference, now })
  if (event !== undefined && event.handledAt === null) await handleEvent(needs, event, now)
}

/** Asks about the payment that news are about; false: they wait on. */
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
