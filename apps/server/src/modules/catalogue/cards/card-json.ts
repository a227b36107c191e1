import type { ListFields } from '@cambusa/contract/catalogue/product'
import { cardKey, type Assortment, type CardForm } from '../engine/catalogue-index.ts'
import { asciiJson } from '../memory/ascii-json.ts'
import { ownMembers, sharedParts } from './card-parts.ts'
import { shownMembers, shownSharedParts } from './shown-parts.ts'

const partsOf = {
  whole: { ownMembers, sharedParts },
  card: { ownMembers: shownMembers, sharedParts: shownSharedParts },
}

/** What an array of bytes takes besides them. */
const BESIDES_BYTES = 200

/** How products are told of where these fields are asked for. */
export const formOf = (fields: ListFields | undefined): CardForm => (fields === undefined ? 'whole' : 'card')

/** The card as JSON. What is the product's own is kept, without what many share: more of them fit. */
export function cardJson(assortment: Assortment, ordinal: number, form: CardForm = 'whole'): string {
  const key = cardKey(assortment, ordinal, form)
  let own = assortment.index.cards.get(key)
  if (own === undefined) {
    own = `{${partsOf[form].ownMembers(assortment, ordinal)},`
    assortment.index.cards.set(key, own)
  }
  return own + sharedJson(assortment, ordinal, form)
}

/** The card as bytes, for responses assembled from parts; cards in use are cached whole. */
export function cardBytes(assortment: Assortment, ordinal: number, form: CardForm): Uint8Array {
  const { bytesOfCards } = assortment.index
  const key = cardKey(assortment, ordinal, form)
  const kept = bytesOfCards.get(key)
  if (kept !== undefined) return kept
  const json = cardJson(assortment, ordinal, form)
  // Not of Node's pool, of which each would keep a piece alive.
  const bytes = new Uint8Array(json.length)
  Buffer.from(bytes.buffer).write(json, 'latin1')
  bytesOfCards.set(key, bytes, json.length + BESIDES_BYTES)
  return bytes
}

/** What the products of a category sold alike share, as JSON without its first brace. */
function sharedJson(assortment: Assortment, ordinal: number, form: CardForm): string {
  const { sharedCards, snapshot } = assortment.index
  const { category, labelSet, labelSets, saleRule, saleRules } = snapshot
  const number =
    (category[ordinal]! * saleRules.length + saleRule[ordinal]!) * labelSets.length + labelSet[ordinal]!
  const key = form === 'whole' ? number : -1 - number
  const kept = sharedCards.get(key)
  if (kept !== undefined) return kept
  const json = asciiJson(partsOf[form].sharedParts(assortment, ordinal)).slice(1)
  sharedCards.set(key, json)
  return json
}

/** A JSON array of cards. */
export function cardsJson(
  assortment: Assortment,
  ordinals: Uint32Array | readonly number[],
  form: CardForm = 'whole',
): string {
  let json = '['
  for (let i = 0; i < ordinals.length; i++) {
    if (i > 0) json += ','
    json += cardJson(assortment, ordinals[i]!, form)
  }
  return `${json}]`
}
