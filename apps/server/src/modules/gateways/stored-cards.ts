import type { StoredCard } from '@cambusa/contract/payments/payments'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { formatCardExpiry, isCardExpired } from '@cambusa/domain/payments/card-expiry'
import { UNDECIDED_ATTEMPTS } from '@cambusa/domain/payments/payment-attempt'
import { storedCardName } from '@cambusa/messages/it/payments/stored-cards'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { enqueueJob } from '../../platform/jobs/queued-jobs.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { clearCardsOf, updateStoredCardRemoved } from '../payments/payments.ts'
import { activeGateway } from './create-gateways.ts'
import { forgetCardJob } from './forget-card.job.ts'
import { findStoredCardForUpdate, listStoredCardRows } from './stored-cards.queries.ts'

type Needs = Pick<Platform, 'config' | 'db'>
type Who = Pick<RequestSession, 'userId' | 'companyId'>

/** States of payments that still need the card. */
const WAITING = [...UNDECIDED_ATTEMPTS, 'stored']

/** A customer's cards at the gateway that takes payments now: cards of another gateway cannot pay. */
export async function listStoredCards(
  { config, db }: { config: Needs['config']; db: Db },
  { userId, companyId }: Who,
  now: Date,
): Promise<StoredCard[]> {
  const provider = activeGateway(config)
  if (provider === undefined) return []
  const rows = await listStoredCardRows(db, { userId, companyId, provider })
  return rows.map(({ id, brand, lastFour, expiryMonth, expiryYear }) => {
    const lastMonth = { month: expiryMonth, year: expiryYear }
    const expiry = formatCardExpiry(lastMonth)
    return {
      userPaymentAuthId: id,
      userPaymenthAuthId: id,
      paymentTypeId: PAYMENT_TYPES.creditCard,
      name: storedCardName({ brand, lastFour, expiry }),
      brand,
      lastFour,
      expiry,
      isExpired: isCardExpired(lastMonth, now),
    }
  })
}

/**
 * Removes a card of the customer: it is hidden at once, and the gateway deletes it afterwards. A card that is not there
 * counts as removed. Throws payment.cardInUse while an order is to be paid with it.
 */
export async function removeStoredCard(
  { config, db }: Needs,
  { userId, companyId }: Who,
  cardId: number,
  now: Date,
): Promise<StoredCard[]> {
  return inTransaction(db, async (tx) => {
    const provider = activeGateway(config) ?? ''
    const card = await findStoredCardForUpdate(tx, { userId, companyId, provider, cardId, waiting: WAITING })
    if (card?.isNeeded === true)
      throw refuse('payment.cardInUse', undefined, { field: 'user_payment_auth_id' })
    if (card !== undefined) {
      await updateStoredCardRemoved(tx, { cardId: card.id, now })
      const { providerReference: reference, providerCustomer: customer } = card
      await enqueueJob(tx, forgetCardJob, { cardId, provider, reference, customer }, `card ${cardId} removed`)
    }
    return listStoredCards({ config, db: tx }, { userId, companyId }, now)
  })
}

/** Removes all cards of a customer whose account is deleted; each gateway deletes them afterwards. */
export async function forgetCardsOf(tx: Db, userId: number, now: Date): Promise<void> {
  for (const card of await clearCardsOf(tx, { userId, now })) {
    const { id: cardId, provider, providerReference: reference, providerCustomer: customer } = card
    await enqueueJob(tx, forgetCardJob, { cardId, provider, reference, customer }, `card ${cardId} removed`)
  }
}
