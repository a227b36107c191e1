import type { Db } from '../../../platform/database.ts'
import { cardJson, cardsJson } from '../cards/card-json.ts'
import { sheetJson } from '../cards/sheet-json.ts'
import type { Shelf } from '../engine/catalogue-index.ts'
import { alternativesTo } from './alternatives.ts'

/** The data of a product page as JSON; undefined when the product has just left the catalogue. */
export async function productPageJson(db: Db, shelf: Shelf, ordinal: number): Promise<string | undefined> {
  const sheet = await sheetJson(db, shelf, ordinal)
  if (sheet === undefined) return undefined
  const alternatives = cardsJson(shelf, alternativesTo(shelf, ordinal))
  // Both are JSON objects: the sheet goes on inside the card's braces.
  return `${cardJson(shelf, ordinal).slice(0, -1)},${sheet.slice(1, -1)},"alternatives":${alternatives}}`
}
