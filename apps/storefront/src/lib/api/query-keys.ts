import { currentOwner } from '../state/shopping-scope.ts'

/** The keys that more than one feature names. */

/** A key of a private answer: it begins with whose it is (currentOwner). */
export const ownKey = (owner: string, ...asked: readonly unknown[]) => [owner, ...asked] as const

const CART = 'cart'

/** The open cart. */
export const cartKey = (owner = currentOwner()) => ownKey(owner, CART)

/** The customer's orders, and what is told of them in lists. */
export const ordersKey = (owner: string, ...asked: readonly unknown[]) => ownKey(owner, 'orders', ...asked)

/** Answers that are kept 15 minutes, at most 50 of them (specification §7): products, categories, searches. */
export const CATALOGUE = 'catalogue'

/** A key of a catalogue answer: the scope (shopping-scope.ts) comes before what was asked. */
export const catalogueKey = (scope: string, ...asked: readonly unknown[]) =>
  [CATALOGUE, scope, ...asked] as const
