import { romeDate } from '@cambusa/domain/time/dates'
import type { ClientBase, Pool } from 'pg'
import { updateBoughtTogether } from '../apps/server/src/modules/catalogue/catalogue.ts'
import { claimForDemo } from '../apps/server/src/platform/demo/demo-mark.ts'
import { DEFAULT_PRODUCTS } from './catalogue/generate.ts'
import { fillBase } from './fill/base.ts'
import { fillCategories } from './fill/categories.ts'
import { fillColleagues } from './fill/colleagues.ts'
import { fillCustomers } from './fill/customers.ts'
import { fillDueDates } from './fill/due-dates.ts'
import { fillExport } from './fill/exports.ts'
import { fillGiftCodes } from './fill/gift-codes.ts'
import { fillGiftProducts, GIFT_PRODUCTS } from './fill/gift-products.ts'
import { fillKitchenOrders } from './fill/kitchen-orders.ts'
import { fillLists } from './fill/lists.ts'
import { fillLivingOrders } from './fill/living-orders.ts'
import { fillOrderYear } from './fill/order-year.ts'
import { fillOrders } from './fill/orders.ts'
import { fillPackagings } from './fill/packagings.ts'
import { fillProducts } from './fill/products.ts'
import { DEMO_NAME } from './shop/demo-name.ts'
import { demoPromotions, pastPromotions } from './shop/promotions.ts'
import { demoWarehouses } from './shop/stores.ts'

export interface DemoFilling {
  /** Products of the shop; a shop that has more keeps them. */
  products?: number
  /** What the shop is called, as its stores and its own brand are. */
  shop?: string
  now: Date
  onProgress?: (done: number, total: number) => void
}

export interface DemoFilled {
  /** False: nothing was missing. */
  changed: boolean
  productsAdded: number
  ordersAdded: number
}

/** Two processes that start together: the second waits and then finds the shop full. */
const FILL_LOCK = 4_273_002

async function hasBase(client: ClientBase): Promise<boolean> {
  const ids = demoWarehouses.map(({ id }) => id)
  const { rowCount } = await client.query('SELECT 1 FROM warehouses WHERE id = ANY($1)', [ids])
  return rowCount === ids.length
}

async function fillPromotions(client: ClientBase, now: Date): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const today = romeDate(now)
  const promotions = [...demoPromotions(today), ...pastPromotions(today)]
  for (const { key, name, promoType, startDate, endDate, view } of promotions) {
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO promotions (key, name, promo_type, start_date, end_date, view) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (key) DO UPDATE SET name = excluded.name RETURNING id`,
      [key, name, promoType, startDate, endDate, JSON.stringify(view)],
    )
    ids.set(key, Number(rows[0]?.id))
  }
  return ids
}

async function fillAllOrders(client: ClientBase, now: Date, shop: string): Promise<number> {
  const customers = await fillCustomers(client, now)
  const year = await fillOrderYear(client, customers, now, shop)
  const past = await fillOrders(client, customers, now, shop)
  await fillLists(client, customers, now, shop)
  const kitchens = await fillKitchenOrders(client, now, shop)
  const living = await fillLivingOrders(client, customers, now, shop)
  await fillDueDates(client, now)
  await fillColleagues(client, customers, now, shop)
  await fillExport(client, customers, now)
  return year + past + kitchens + living
}

/**
 * Fills the demo shop in one transaction: shops, services, week of slots, categories, products with their prices and stock,
 * promotions, customers and past orders. What is there stays: a second run adds nothing, a larger `products` only what is
 * missing. Slots are made by insertTimeslots. Throws StartupError for a shop that is neither empty nor a demo shop of ours.
 */
export async function fillDemoShop(pool: Pool, filling: DemoFilling): Promise<DemoFilled> {
  const { products: total = DEFAULT_PRODUCTS, shop = DEMO_NAME, now, onProgress } = filling
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SET LOCAL statement_timeout = 0')
    await client.query('SET LOCAL lock_timeout = 0')
    await client.query('SELECT pg_advisory_xact_lock($1)', [FILL_LOCK])
    await claimForDemo(client)
    const isNew = !(await hasBase(client))
    if (isNew) await fillBase(client, romeDate(now), shop)
    const categoryIds = await fillCategories(client)
    const packagingIds = await fillPackagings(client)
    const promotionIds = await fillPromotions(client, now)
    const goods = total - GIFT_PRODUCTS
    const goodsAdded = await fillProducts(client, {
      total: goods,
      shop,
      now,
      categoryIds,
      packagingIds,
      promotionIds,
      onProgress: (done) => {
        if (done < goods) onProgress?.(done, total)
      },
    })
    const productsAdded = goodsAdded + (await fillGiftProducts(client, now, shop))
    onProgress?.(total, total)
    const ordersAdded = isNew ? await fillAllOrders(client, now, shop) : 0
    await fillGiftCodes(client, now, shop)
    await updateBoughtTogether(client, { now })
    await client.query('COMMIT')
    if (productsAdded > 0)
      await client.query('ANALYZE products, prices, price_history, promotion_prices, stock, categories')
    return { changed: isNew || productsAdded > 0, productsAdded, ordersAdded }
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
