import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { upsertCard } from './stored-card-writes.queries.ts'
import type { Settling } from './settling.ts'

/**
 * Records the card that the gateway stores: shown to its owner if he wanted that, else hidden and for this order only.
 */
export async function keepCard({
  tx,
  attempt,
  order,
  payment,
  now,
}: Settling): Promise<{ storedCardId?: number }> {
  const { card } = payment
  if (card === null || (!attempt.keepCard && attempt.authoriseAt === null)) return {}
  const { id } = await upsertCard(tx, {
    ...card,
    userId: order.userId,
    companyId: order.companyId,
    provider: attempt.provider,
    isHidden: !attempt.keepCard,
    now,
  })
  return { storedCardId: id }
}

/** Whether the stored card or the authorised amount is not enough for the highest possible total, cents. */
export function isTooLittle({ order, attempt, payment }: Settling): boolean {
  // For a card that is recorded already the gateway need not return it again.
  const hasCard = payment.card !== null || attempt.storedCardId !== null
  if (payment.state === 'stored') return attempt.authoriseAt === null || !hasCard
  // An attempt for a change has the highest total of the changed order as its amount.
  const isByCard = order.paymentTypeId === PAYMENT_TYPES.creditCard && attempt.replacesId === null
  const neededCents = isByCard ? Math.max(attempt.amountCents, order.worstCaseCents) : attempt.amountCents
  return payment.amountCents < neededCents
}
