/** The first word of the keys that more than one feature names. */

/** The open cart. */
export const CART_KEY = ['cart'] as const

/** Answers that are kept 15 minutes, at most 50 of them (specification §7): products, categories, searches. */
export const CATALOGUE = 'catalogue'

/** A key of a catalogue answer: the scope (shopping-scope.ts) comes before what was asked. */
export const catalogueKey = (scope: string, ...asked: readonly unknown[]) =>
  [CATALOGUE, scope, ...asked] as const
