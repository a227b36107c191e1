import { addItems } from '@cambusa/contract/cart/cart'
import type { Db } from '../../platform/database/database.ts'
import { categories, products, stock } from '../../platform/schema/catalogue.ts'
import { prices } from '../../platform/schema/prices.ts'
import type { Shopper } from '../test-shopper.ts'
import { buildShop } from './delivery.ts'

/** A public list and a warehouse of the shop that buildShop makes. */
const PUBLIC_LIST = 1
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
  if (priceCents !== null) await db.insert(prices).values({ priceListId: PUBLIC_LIST, productId, priceCents })
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

/** What the shop of the cart's tests sells. */
export interface Goods {
  /** 130 plain articles. */
  many: number[]
  /** Sold in sixes, 0.35 euros each. */
  box: number
  /** At least three. */
  least: number
  /** By weight. */
  meat: number
  /** 5 in stock. */
  few: number
  /** Out of stock. */
  none: number
  unpriced: number
  /** 5.99 euros, VAT 22. */
  wine: number
}

/** Fills a database with that shop; `goods` gets the ids. */
export async function fillCartShop(db: Db, goods: Goods): Promise<void> {
  await buildShop(db)
  const pantry = await buildCategory(db, 'Dispensa')
  const fresh = await buildCategory(db, 'Freschi')
  goods.many = await buildProducts(db, pantry, 130)
  goods.box = await buildProduct(db, pantry, {
    name: 'Acqua',
    kind: 'Confezione',
    qtyMult: 6,
    priceCents: 35,
  })
  goods.least = await buildProduct(db, pantry, { name: 'Bicchieri', minAcq: 3, priceCents: 50 })
  goods.meat = await buildProduct(db, fresh, { name: 'Vitello', ...byWeight })
  goods.few = await buildProduct(db, pantry, { name: 'Pesto', stock: 5 })
  goods.none = await buildProduct(db, pantry, { name: 'Tartufo', stock: 0 })
  goods.unpriced = await buildProduct(db, pantry, { name: 'Zafferano', priceCents: null })
  goods.wine = await buildProduct(db, pantry, { name: 'Lambrusco', priceCents: 599, vatRate: 22 })
}

export const noGoods = (): Goods => ({
  many: [],
  box: 0,
  least: 0,
  meat: 0,
  few: 0,
  none: 0,
  unpriced: 0,
  wine: 0,
})
