import type { Db } from '../../../platform/database.ts'
import { cardJson, cardsJson } from '../cards/card-json.ts'
import { sheetJson } from '../cards/sheet-json.ts'
import type { Assortment } from '../engine/catalogue-index.ts'
import { alternativesTo } from './alternatives.ts'

/** The data of a product page as JSON; undefined when the product has just left the catalogue. */
export async function productPageJson(
  db: Db,
  assortment: Assortment,
  ordinal: number,
): Promise<string | undefined> {
  const sheet = await sheetJson(db, assortment, ordinal)
  if (sheet === undefined) return undefined
  const alternatives = cardsJson(assortment, alternativesTo(assortment, ordinal))
  // Both are JSON objects: the sheet goes on inside the card's braces.
  return `${cardJson(assortment, ordinal).slice(0, -1)},${sheet.slice(1, -1)},"alternatives":${alternatives}}`
}
