import type { Db } from '../../platform/database/database.ts'
import { buildProductOnSale, buildTreeCategory } from './catalogue.ts'

/** Codes and GTINs that names of pictures may mean: a code within another, and a GTIN of two products. */
const PRODUCTS = [
  ['1001', '8001234567890'],
  ['1002', null],
  ['A-2', null],
  ['A', null],
  ['G1', '8009876543210'],
  ['G2', '8009876543210'],
] as const

/** Products without pictures, as imports of products leave them. */
export async function buildPicturedProducts(db: Db): Promise<void> {
  const categoryId = await buildTreeCategory(db, { slug: 'tutto' })
  for (const [code, gtin] of PRODUCTS)
    await buildProductOnSale(db, { categoryId, name: code, code, gtin, mediaKey: code })
}
