import type { Product } from '@cambusa/contract/catalogue/product'
import type { Db } from '../../../platform/database/database.ts'
import type { Assortment } from '../engine/catalogue-index.ts'
import { findProductPictures } from '../../pictures/pictures.ts'
import { asciiJson } from '../memory/ascii-json.ts'
import { productCard } from './product-card.ts'
import { productSheet, type ProductSheet } from './product-sheet.ts'
import { findSheet } from './product.queries.ts'

/**
 * The sheet is the same for every customer: cached with the index, which a change of the product replaces. undefined:
 * the product has just left the catalogue.
 */
export const sheetJson = (
  db: Db,
  assortment: Assortment,
  ordinal: number,
): string | Promise<string | undefined> =>
  assortment.index.sheets.get(ordinal) ?? readSheet(db, assortment, ordinal)

async function readSheet(db: Db, assortment: Assortment, ordinal: number): Promise<string | undefined> {
  const { sheets, snapshot } = assortment.index
  const productId = snapshot.ids[ordinal]!
  const [row, pictures] = await Promise.all([
    findSheet(db, { productId }),
    findProductPictures(db, { productIds: [productId] }),
  ])
  if (row === undefined) return undefined
  const json = asciiJson(productSheet(assortment, ordinal, row, pictures))
  sheets.set(ordinal, json, json.length)
  return json
}

/** Card and sheet as one object, without alternatives; for documents generated from a sheet. */
export async function findProductPage(
  db: Db,
  assortment: Assortment,
  ordinal: number,
): Promise<Product | undefined> {
  const sheet = await sheetJson(db, assortment, ordinal)
  if (sheet === undefined) return undefined
  return { ...productCard(assortment, ordinal), ...(JSON.parse(sheet) as ProductSheet), alternatives: [] }
}
