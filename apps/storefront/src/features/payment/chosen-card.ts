import type { Order } from '@cambusa/contract/orders/orders'
import type { StoredCard } from '@cambusa/contract/payments/payments'
import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { keptState } from '../../lib/state/kept-state.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'
import type { CardPayment } from './pay-once.ts'
import { storedCardsQuery } from './payment-api.ts'

/** An id that no card has: nothing was chosen yet. */
const NONE = 0
/** An id that no card has: a new card, typed on the bank's page. */
const NEW = -1

/**
 * The chosen card, and whether the gateway stores a new one; kept, so that neither a reload nor the bank's page loses
 * it. Nothing of a card is kept but its id.
 */
export const useChosenCard = create(keptState('cambusa.card', { cardId: NONE, remembers: false }, {}))

export const chooseCard = (cardId: number | undefined): void =>
  void useChosenCard.setState({ cardId: cardId ?? NEW })

export const rememberCard = (remembers: boolean): void => void useChosenCard.setState({ remembers })

/** The card that applies: the chosen one, else the first that has not expired; undefined: a new one. */
export function cardThatCounts(cards: readonly StoredCard[], wishedId: number): StoredCard | undefined {
  const usable = cards.filter(({ isExpired }) => !isExpired)
  if (wishedId === NEW) return undefined
  return usable.find(({ userPaymentAuthId }) => userPaymentAuthId === wishedId) ?? usable[0]
}

/** Repeats the payment of an order in the same way: with its stored card, else with a new one. */
export function sameCardAgain(order: Order): CardPayment {
  const cardId = order.userPaymentAuthId ?? undefined
  return { order, cardId, remembers: cardId === undefined && useChosenCard.getState().remembers }
}

interface ChosenCard {
  /** The gateway's id of a stored card; undefined: a new one. */
  cardId: number | undefined
  /** The gateway stores the new card. */
  remembers: boolean
}

/** The chosen card of this customer; a new one where the stored ones cannot be loaded. */
export async function chosenCard(client: QueryClient): Promise<ChosenCard> {
  const cards = await client.ensureQueryData(storedCardsQuery(currentOwner())).catch(() => [])
  const { cardId, remembers } = useChosenCard.getState()
  const card = cardThatCounts(cards, cardId)
  return { cardId: card?.userPaymentAuthId, remembers: card === undefined && remembers }
}
