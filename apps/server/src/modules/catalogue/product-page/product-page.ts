import type { Product } from '@cambusa/contract/product'
import type { Db } from '../../../platform/database.ts'
import type { Shelf } from '../engine/catalogue-index.ts'
import { alternativesTo } from './alternatives.ts'
import { asciiJson } from '../memory/ascii-json.ts'
import { cardJson, cardsJson } from '../cards/card-json.ts'
import { productCard } from '../cards/product-card.ts'
import { productSheet, type ProductSheet } from '../cards/product-sheet.ts'
import { listSheets } from '../cards/product.queries.ts'

/** The data of a product page as JSON; undefined when the product has just left the catalogue. */
export async function productPageJson(db: Db, shelf: Shelf, ordinal: number): Promise<string | undefined> {
  const sheet = await sheetJson(db, shelf, ordinal)
  if (sheet === undefined) return undefined
  const alternatives = cardsJson(shelf, alternativesTo(shelf, ordinal))
  // Both are JSON objects: the sheet goes on inside the card's braces.
  return `${cardJson(shelf, ordinal).slice(0, -1)},${sheet.slice(1, -1)},"alternatives":${alternatives}}`
}

/** The same as an object, without its alternatives; for what is made of a sheet. */
export async function findProductPage(db: Db, shelf: Shelf, ordinal: number): Promise<Product | undefined> {
  const sheet = await sheetJson(db, shelf, ordinal)
  if (sheet === undefined) return undefined
  return { ...productCard(shelf, ordinal), ...(JSON.parse(sheet) as ProductSheet), alternatives: [] }
}

/** The sheet is the same for every customer: kept with the index, which a change of the product replaces. */
async function sheetJson(db: Db, shelf: Shelf, ordinal: number): Promise<string | undefined> {
  const { sheets, snapshot } = shelf.index
  const kept = sheets.get(ordinal)
  if (kept !== undefined) return kept
  const [row] = await listSheets(db, snapshot.ids[ordinal]!)
  if (row === undefined) return undefined
  const json = asciiJson(productSheet(shelf, ordinal, row))
  sheets.set(ordinal, json, json.length)
  return json
}
