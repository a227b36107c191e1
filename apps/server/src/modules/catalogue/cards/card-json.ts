import { cardKey, type Assortment } from '../engine/catalogue-index.ts'
import { asciiJson } from '../memory/ascii-json.ts'
import { ownMembers, sharedParts } from './card-parts.ts'

/** The card as JSON. What is the product's own is kept, without what many share: more of them fit. */
export function cardJson(assortment: Assortment, ordinal: number): string {
  const key = cardKey(assortment, ordinal)
  let own = assortment.index.cards.get(key)
  if (own === undefined) {
    own = `{${ownMembers(assortment, ordinal)},`
    assortment.index.cards.set(key, own)
  }
  return own + sharedJson(assortment, ordinal)
}

/** What the products of a category sold alike share, as JSON without its first brace. */
function sharedJson(assortment: Assortment, ordinal: number): string {
  const { sharedCards, snapshot } = assortment.index
  const { category, labelSet, labelSets, saleRule, saleRules } = snapshot
  const key =
    (category[ordinal]! * saleRules.length + saleRule[ordinal]!) * labelSets.length + labelSet[ordinal]!
  const kept = sharedCards.get(key)
  if (kept !== undefined) return kept
  const json = asciiJson(sharedParts(assortment, ordinal)).slice(1)
  sharedCards.set(key, json)
  return json
}

/** A JSON array of cards. */
export function cardsJson(assortment: Assortment, ordinals: Uint32Array | readonly number[]): string {
  let json = '['
  for (let i = 0; i < ordinals.length; i++) {
    if (i > 0) json += ','
    json += cardJson(assortment, ordinals[i]!)
  }
  return `${json}]`
}
