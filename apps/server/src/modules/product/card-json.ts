import type { Shelf } from '../catalogue/index/catalogue-index.ts'
import { asciiJson } from './ascii-json.ts'
import { ownParts, sharedParts } from './product-card.ts'

const SHELF_SPACE = 2 ** 24

/** Key of a kept card: its shelf and its product. */
export const cardKey = (shelf: Shelf, ordinal: number) => shelf.number * SHELF_SPACE + ordinal

/** The card as JSON, kept: a list is a concatenation of them. */
export function cardJson(shelf: Shelf, ordinal: number): string {
  const key = cardKey(shelf, ordinal)
  const kept = shelf.index.cards.get(key)
  if (kept !== undefined) return kept
  const json = `${asciiJson(ownParts(shelf, ordinal)).slice(0, -1)},${sharedJson(shelf, ordinal)}`
  shelf.index.cards.set(key, json)
  return json
}

/** What the products of a category sold alike share, as JSON without its first brace. */
function sharedJson(shelf: Shelf, ordinal: number): string {
  const { shared, snapshot } = shelf.index
  const { category, labelSet, saleRule } = snapshot
  const key = `${category[ordinal]} ${saleRule[ordinal]} ${labelSet[ordinal]}`
  const kept = shared.get(key)
  if (kept !== undefined) return kept
  const json = asciiJson(sharedParts(shelf, ordinal)).slice(1)
  shared.set(key, json)
  return json
}

/** A JSON array of cards. */
export function cardsJson(shelf: Shelf, ordinals: Uint32Array | readonly number[]): string {
  let json = '['
  for (let i = 0; i < ordinals.length; i++) {
    if (i > 0) json += ','
    json += cardJson(shelf, ordinals[i]!)
  }
  return `${json}]`
}
