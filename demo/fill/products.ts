import type { ClientBase } from 'pg'
import { demoProducts } from '../catalogue/generate.ts'
import type { DemoProduct } from '../catalogue/product.ts'
import { listPrices } from '../shop/price-lists.ts'
import { demoVersions } from '../shop/product-versions.ts'
import { promotionPrices } from '../shop/promotions.ts'
import { copyRows, type CopyValue } from './copy.ts'
import { withoutForeignKeys } from './foreign-keys.ts'
import { PRODUCT_COLUMNS, productRow, stockRows } from './product-rows.ts'

const BATCH = 4_000
const FILLED_TABLES = ['prices', 'price_history', 'promotion_prices', 'stock', 'product_versions'] as const
const DAY_MS = 86_400_000

export interface ProductFilling {
  total: number
  /** What the shop is called. */
  shop: string
  now: Date
  /** Slug → id. */
  categoryIds: ReadonlyMap<string, number>
  /** Code → id. */
  packagingIds: ReadonlyMap<string, number>
  /** Key → id. */
  promotionIds: ReadonlyMap<string, number>
  onProgress?: (done: number, total: number) => void
}

/** What is collected before it is copied: memory does not grow with the shop. */
interface Batch {
  products: CopyValue[][]
  prices: CopyValue[][]
  history: CopyValue[][]
  promotions: CopyValue[][]
  stock: CopyValue[][]
  versions: CopyValue[][]
}

const emptyBatch = (): Batch => ({
  products: [],
  prices: [],
  history: [],
  promotions: [],
  stock: [],
  versions: [],
})

async function copyBatch(client: ClientBase, batch: Batch): Promise<void> {
  await copyRows(client, 'products', PRODUCT_COLUMNS, batch.products)
  await copyRows(client, 'prices', ['price_list_id', 'product_id', 'price_cents'], batch.prices)
  await copyRows(
    client,
    'price_history',
    ['price_list_id', 'product_id', 'price_cents', 'valid_from'],
    batch.history,
  )
  await copyRows(
    client,
    'promotion_prices',
    ['promotion_id', 'price_list_id', 'product_id', 'price_cents'],
    batch.promotions,
  )
  await copyRows(client, 'stock', ['warehouse_id', 'product_id', 'quantity'], batch.stock)
  await copyRows(client, 'product_versions', ['product_id', 'changed_at', 'changes'], batch.versions)
}

function addPrices(
  batch: Batch,
  product: DemoProduct,
  id: number,
  { now, promotionIds }: ProductFilling,
): void {
  for (const { priceListId, priceCents, history } of listPrices(product)) {
    batch.prices.push([priceListId, id, priceCents])
    for (const { priceCents: cents, sinceDays } of history.toReversed()) {
      batch.history.push([priceListId, id, cents, new Date(now.getTime() - sinceDays * DAY_MS)])
    }
    for (const promotion of promotionPrices(product, priceCents)) {
      const promotionId = promotionIds.get(promotion.key)
      if (promotionId !== undefined)
        batch.promotions.push([promotionId, priceListId, id, promotion.priceCents])
    }
  }
}

/** The codes and slugs that are taken: a shop that grows gets only what it does not have yet. */
async function takenOf(
  client: ClientBase,
): Promise<{ codes: Set<string>; slugs: Set<string>; lastId: number }> {
  const { rows } = await client.query<{ code: string; slug: string; id: string }>(
    'SELECT id, code, slug FROM products',
  )
  return {
    codes: new Set(rows.map(({ code }) => code)),
    slugs: new Set(rows.map(({ slug }) => slug)),
    lastId: rows.reduce((last, { id }) => Math.max(last, Number(id)), 0),
  }
}

/** Copies the products that are missing, with prices, price history, promotions and stock. Answers how many were added. */
export async function fillProducts(client: ClientBase, filling: ProductFilling): Promise<number> {
  await client.query('LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE')
  const { codes, slugs, lastId } = await takenOf(client)
  // The trigger would date every first price today: the demo shop brings its own past.
  await client.query('ALTER TABLE prices DISABLE TRIGGER prices_history_insert')
  const taken = { codes, slugs, lastId }
  const copy = () => copyMissing(client, filling, taken)
  // Only an empty shop is nobody's: others go on reading while it grows.
  const added = codes.size === 0 ? await withoutForeignKeys(client, FILLED_TABLES, copy) : await copy()
  await client.query('ALTER TABLE prices ENABLE TRIGGER prices_history_insert')
  if (added > 0) {
    await client.query("SELECT setval(pg_get_serial_sequence('products', 'id'), $1)", [lastId + added])
  }
  filling.onProgress?.(filling.total, filling.total)
  return added
}

/** Copies what is not taken; answers how many products that were. */
async function copyMissing(
  client: ClientBase,
  filling: ProductFilling,
  { codes, slugs, lastId }: Awaited<ReturnType<typeof takenOf>>,
): Promise<number> {
  let batch = emptyBatch()
  let seen = 0
  let added = 0
  for (const product of demoProducts(filling.total, filling.shop)) {
    seen += 1
    if (codes.has(product.code)) continue
    const categoryId = filling.categoryIds.get(product.categorySlug)
    if (categoryId === undefined) throw new Error(`category ${product.categorySlug} is missing`)
    if (slugs.has(product.slug)) product.slug = `${product.slug}-${product.code}`
    added += 1
    const id = lastId + added
    const { packagingIds } = filling
    batch.products.push(productRow(product, { id, categoryId, packagingIds }, filling.now))
    batch.stock.push(...stockRows(product, id))
    addPrices(batch, product, id, filling)
    for (const { daysAgo, changes } of demoVersions(product).toReversed())
      batch.versions.push([id, new Date(filling.now.getTime() - daysAgo * DAY_MS), changes])
    if (batch.products.length >= BATCH) {
      await copyBatch(client, batch)
      batch = emptyBatch()
      filling.onProgress?.(seen, filling.total)
    }
  }
  await copyBatch(client, batch)
  return added
}
