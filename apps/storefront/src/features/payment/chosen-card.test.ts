import type { StoredCard } from '@cambusa/contract/payments/payments'
import { expect, test } from 'vitest'
import { cardThatCounts } from './chosen-card.ts'

const card = (userPaymentAuthId: number, isExpired = false) =>
  ({ userPaymentAuthId, isExpired }) as StoredCard
const NONE = 0
const NEW = -1

test('the chosen card applies, else the first usable one', () => {
  const cards = [card(4, true), card(5), card(6)]
  expect(cardThatCounts(cards, 6)?.userPaymentAuthId).toBe(6)
  expect(cardThatCounts(cards, NONE)?.userPaymentAuthId).toBe(5)
  // Expired since, or of another customer of this browser.
  expect(cardThatCounts(cards, 4)?.userPaymentAuthId).toBe(5)
  expect(cardThatCounts(cards, 77)?.userPaymentAuthId).toBe(5)
})

test('choosing a new card selects none of the stored ones', () => {
  expect(cardThatCounts([card(5)], NEW)).toBeUndefined()
  expect(cardThatCounts([card(4, true)], NONE)).toBeUndefined()
})
