import { addItems } from '@cambusa/contract/cart'
import type { Db } from '../../platform/database.ts'
import { categories, products, stock } from '../../platform/schema/catalogue.ts'
import { prices } from '../../platform/schema/prices.ts'
import type { Shopper } from '../test-shopper.ts'

/** A shelf list and a warehouse of the shop that buildShop makes. */
const SHELF = 1
const WAREHOUSE = 1

type ProductGiven = Partial<typeof products.$inferInsert> & {
  name: string
  /** null: no price at all. */
  priceCents?: number | null
  /** undefined: not tracked. */
  stock?: number
}

let counter = 0

/** Inserts a category of the first level. */
export async function buildCategory(db: Db, name: string): Promise<number> {
  counter += 1
  const slug = `${name.toLowerCase()}-${counter}`
  const [row] = await db.insert(categories).values({ name, slug }).returning({ id: categories.id })
  return row!.id
}

/** Inserts a product that is sold by the piece at 1 euro in Bologna and is no food, unless said otherwise. */
export async function buildProduct(db: Db, categoryId: number, given: ProductGiven): Promise<number> {
  counter += 1
  const { priceCents = 100, stock: quantity, ...rest } = given
  const code = String(100_000 + counter)
  const [row] = await db
    .insert(products)
    .values({
      code,
      slug: `prodotto-${code}`,
      categoryId,
      kind: 'Pezzo',
      vatRate: 10,
      isFood: false,
      mediaKey: code,
      ...rest,
    })
    .returning({ id: products.id })
  const productId = row!.id
  if (priceCents !== null) await db.insert(prices).values({ priceListId: SHELF, productId, priceCents })
  if (quantity !== undefined) await db.insert(stock).values({ warehouseId: WAREHOUSE, productId, quantity })
  return productId
}

/** Inserts so many plain products. */
export async function buildProducts(db: Db, categoryId: number, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let position = 1; position <= count; position += 1)
    ids.push(await buildProduct(db, categoryId, { name: `Articolo ${position}` }))
  return ids
}

/** Goods by weight: from 250 g, then by 100 g, at 10 euros a kilogram. */
export const byWeight = {
  kind: 'Sfuso',
  weightSelling: 250,
  stepSelling: 100,
  weightUnitSelling: 'g',
  weightUnitBase: 'kg',
  unitSelling: 'kg',
  priceCents: 1000,
} as const

/** Fills the shopper's cart through the API; answers the call's reply. */
export function buildCart(shopper: Shopper, productIds: readonly number[], quantity = 1) {
  return shopper.call(addItems, { body: { items: productIds.map((productId) => ({ productId, quantity })) } })
}
