import { currentOwner } from '../state/shopping-scope.ts'

/** The query keys used by more than one feature. */

/** The key of a private answer, which begins with its owner (currentOwner). */
export const ownKey = (owner: string, ...asked: readonly unknown[]) => [owner, ...asked] as const

const CART = 'cart'

/** The open cart. */
export const cartKey = (owner = currentOwner()) => ownKey(owner, CART)

/** The customer's orders, and data about them in lists. */
export const ordersKey = (owner: string, ...asked: readonly unknown[]) => ownKey(owner, 'orders', ...asked)

/** Answers kept for 15 minutes, at most 50 of them (specification §7): products, categories, searches. */
export const CATALOGUE = 'catalogue'

/** The key of a catalogue answer: the scope (shopping-scope.ts) comes before the parameters. */
export const catalogueKey = (scope: string, ...asked: readonly unknown[]) =>
  [CATALOGUE, scope, ...asked] as const
