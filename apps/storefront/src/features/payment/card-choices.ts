import type { StoredCard } from '@cambusa/contract/payments'
import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { keptState } from '../../lib/state/kept-state.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'
import { storedCardsQuery } from './payment-api.ts'

/** No card has it: nothing was chosen yet. */
const NONE = 0
/** No card has it: one that is typed at the bank's page. */
const NEW = -1

/** Which card is wished; kept, so that a reload of the payment loses nothing. Never anything of a card but its id. */
export const useCardChoices = create(keptState('cambusa.card', { cardId: NONE }, { remembers: false }))

export const chooseCard = (cardId: number | undefined): void =>
  void useCardChoices.setState({ cardId: cardId ?? NEW })

export const rememberCard = (remembers: boolean): void => void useCardChoices.setState({ remembers })

/** The card that counts: the wished one, else the first that has not expired; undefined: a new one. */
export function cardThatCounts(cards: readonly StoredCard[], wishedId: number): StoredCard | undefined {
  const usable = cards.filter(({ isExpired }) => !isExpired)
  if (wishedId === NEW) return undefined
  return usable.find(({ userPaymentAuthId }) => userPaymentAuthId === wishedId) ?? usable[0]
}

interface ChosenCard {
  /** The gateway's id of a card that it keeps; undefined: a new one. */
  cardId: number | undefined
  /** The new one shall be kept. */
  remembers: boolean
}

/** The chosen card of this customer; a new one where the stored ones cannot be known. */
export async function chosenCard(client: QueryClient): Promise<ChosenCard> {
  const cards = await client.ensureQueryData(storedCardsQuery(currentOwner())).catch(() => [])
  const { cardId, remembers } = useCardChoices.getState()
  const card = cardThatCounts(cards, cardId)
  return { cardId: card?.userPaymentAuthId, remembers: card === undefined && remembers }
}
