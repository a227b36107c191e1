import { askAttempt } from './ask-attempt.ts'
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
  { eventId, kind, reference }: GatewayEvent,
  now: Date,
): Promise<void> {
  const event = await upsertEvent(needs.db, { provider: gateway.name, eventId, kind, reference, now })
  if (event !== undefined && event.handledAt === null) await handleEvent(needs, event, now)
}

/** Asks about the payment that news are about; false: they wait on. */
export async function handleEvent(needs: ToldPaymentNeeds, event: PaymentEvent, now: Date): Promise<boolean> {
  const { id, provider, providerReference: reference } = event
  if (reference !== null) {
    const attempt = await findAttemptOfReference(needs.db, { provider, reference })
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
