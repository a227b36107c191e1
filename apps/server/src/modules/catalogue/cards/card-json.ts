import type { ListFields } from '@cambusa/contract/catalogue/product'
import { cardKey, type Assortment, type CardForm } from '../engine/catalogue-index.ts'
import { asciiJson } from '../memory/ascii-json.ts'
import { ownMembers, sharedParts } from './card-parts.ts'
import { shownMembers, shownSharedParts } from './shown-parts.ts'

const partsOf = {
  whole: { ownMembers, sharedParts },
  card: { ownMembers: shownMembers, sharedParts: shownSharedParts },
}

/** Memory of a byte array besides its bytes. */
const BESIDES_BYTES = 200

/** The form of products for these fields. */
export const formOf = (fields: ListFields | undefined): CardForm => (fields === undefined ? 'whole' : 'card')

/**
 * The card as JSON. Only the product's own part is cached, without the parts that many products share, so that more of
 * them fit.
 */
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
  // Not from Node's pool: each buffer would keep a whole pool block alive.
  const bytes = new Uint8Array(json.length)
  Buffer.from(bytes.buffer).write(json, 'latin1')
  bytesOfCards.set(key, bytes, json.length + BESIDES_BYTES)
  return bytes
}

/** The shared part of a category's products that are sold alike, as JSON without its first brace. */
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

/** The cards of article codes or GTINs as a JSON array, in their order, and the codes that the assortment has not. */
export function cardsByCodes(
  assortment: Assortment,
  asked: readonly string[],
  form: CardForm,
): { cards: string; unknown: string[] } {
  const { ordinalOfCode, ordinalOfGtin } = assortment.index
  const codes = asked.map((code) => code.trim())
  const found = codes.map((code) => ordinalOfCode(code) ?? ordinalOfGtin(code))
  return {
    cards: cardsJson(
      assortment,
      found.filter((ordinal) => ordinal !== undefined),
      form,
    ),
    unknown: codes.filter((_code, i) => found[i] === undefined),
  }
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
