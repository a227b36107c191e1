import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { categories, products, stock } from '../../platform/schema/catalogue.ts'
import { priceHistory, prices, promotionPrices, promotions } from '../../platform/schema/prices.ts'

/** Public list of Bologna in the small shop of buildShop. */
const PUBLIC_LIST = 1
/** Longer than what a reduction is measured by. */
const REMEMBERED_MS = 60 * 86_400_000

let codes = 0

export interface CategoryToBuild {
  slug: string
  name?: string
  parentId?: number
  position?: number
  categoryTypeId?: number
  info?: { title?: string; description?: string }
}

/** Inserts a category; answers its id. */
export async function buildTreeCategory(db: Db, { name, slug, ...rest }: CategoryToBuild): Promise<number> {
  const [row] = await db
    .insert(categories)
    .values({ slug, name: name ?? slug, ...rest })
    .returning({ id: categories.id })
  if (row === undefined) throw new Error(`category ${slug} not inserted`)
  return row.id
}

type ProductRow = typeof products.$inferInsert

export type ProductToBuild = Partial<ProductRow> & {
  name: string
  categoryId: number
  /** Price per list; a number is the price of the public list. */
  priceCents?: number | Readonly<Record<number, number>>
  /** Quantity per warehouse; left out: not tracked. */
  stock?: Readonly<Record<number, number>>
}

/** Inserts a product with its prices and stock; answers its id. Code and slug follow a counter. */
export async function buildProductOnSale(db: Db, product: ProductToBuild): Promise<number> {
  const { priceCents = {}, stock: quantities = {}, ...given } = product
  const code = given.code ?? String(100_000 + ++codes)
  const row = {
    slug: `p-${code}`,
    kind: 'Pezzo' as const,
    vatRate: 10,
    mediaKey: `m${code}`,
    ...given,
    code,
  }
  const [inserted] = await db.insert(products).values(row).returning({ id: products.id })
  if (inserted === undefined) throw new Error(`product ${given.name} not inserted`)
  const productId = inserted.id
  const priceOf = typeof priceCents === 'number' ? { [PUBLIC_LIST]: priceCents } : priceCents
  for (const [listId, cents] of Object.entries(priceOf))
    await db.insert(prices).values({ priceListId: Number(listId), productId, priceCents: cents })
  for (const [warehouseId, quantity] of Object.entries(quantities))
    await db.insert(stock).values({ warehouseId: Number(warehouseId), productId, quantity })
  return productId
}

export interface PromotionToBuild {
  key: string
  startDate: string
  endDate: string
  priceListId?: number
  /** Promotion price in cents by product id. */
  priceCents: Readonly<Record<number, number>>
  /** False: its products come to the shop with it, so that no lowest price is known; else they cost before what they cost now. */
  hadPriceBefore?: boolean
}

/** Inserts a promotion with its prices, and what its products cost before it where nothing says so. */
export async function buildPromotion(
  db: Db,
  { priceCents, priceListId = PUBLIC_LIST, hadPriceBefore = true, ...head }: PromotionToBuild,
): Promise<void> {
  const [promotion] = await db
    .insert(promotions)
    .values({
      ...head,
      name: `Volantino ${head.key}`,
      promoType: 'flyer',
      view: { body: 'Offerta', cssClass: 'flyer' },
    })
    .returning({ id: promotions.id })
  if (promotion === undefined) throw new Error(`promotion ${head.key} not inserted`)
  for (const [productId, cents] of Object.entries(priceCents))
    await db
      .insert(promotionPrices)
      .values({ promotionId: promotion.id, priceListId, productId: Number(productId), priceCents: cents })
  if (hadPriceBefore)
    for (const productId of Object.keys(priceCents))
      await rememberPrice(db, priceListId, Number(productId), new Date(`${head.startDate}T00:00:00Z`))
}

/** Says what a product cost before a moment, unless its history says it already. */
async function rememberPrice(db: Db, priceListId: number, productId: number, before: Date): Promise<void> {
  const ofProduct = and(eq(priceHistory.priceListId, priceListId), eq(priceHistory.productId, productId))
  const [known] = await db
    .select()
    .from(priceHistory)
    .where(and(ofProduct, lt(priceHistory.validFrom, before)))
  const [now] = await db
    .select()
    .from(prices)
    .where(and(eq(prices.priceListId, priceListId), eq(prices.productId, productId)))
  if (known !== undefined || now === undefined) return
  const validFrom = new Date(before.getTime() - REMEMBERED_MS)
  await db.insert(priceHistory).values({ priceListId, productId, priceCents: now.priceCents, validFrom })
}
