import type pg from 'pg'
import type { Db } from '../../platform/database.ts'
import { catalogueVersion } from '../../platform/schema/catalogue.ts'
import type { CategoryRow } from './snapshot/category-tree.ts'
import type { PromotionHead } from './snapshot/snapshot.ts'

/** The reads of the index's worker; all of them run in one read-only transaction, so they show one moment. */

const PRODUCTS_PER_FETCH = 2000

/** One product as the worker reads it, in the order of `products` below. */
export type ProductRow = [
  id: number,
  code: string,
  gtin: string | null,
  slug: string,
  name: string,
  format: string,
  brand: string,
  producer: string,
  categoryId: number,
  kind: string,
  qtyMult: number,
  minAcq: number,
  weightSelling: number | null,
  stepSelling: number | null,
  weightUnitSelling: string | null,
  weightUnitBase: string | null,
  unitSelling: string,
  content: number | null,
  contentUnit: string | null,
  drainedWeightGrams: number | null,
  vatRate: number,
  isFood: boolean,
  isPerishable: boolean,
  minAge: number | null,
  labels: string[],
  allergens: string[],
  ingredients: string | null,
  hasOperator: boolean,
  mediaKey: string,
  newUntilDay: number | null,
  createdAt: number,
  popularity: number,
  allergensDeclared: boolean,
  changedDay: number,
  hasPicture: boolean,
]

const PRODUCTS = `select id, code, gtin, slug, name, format, brand, producer, category_id, kind, qty_mult, min_acq,
  weight_selling, step_selling, weight_unit_selling, weight_unit_base, unit_selling, content, content_unit,
  drained_weight_grams, vat_rate, is_food, is_perishable, min_age, labels, allergens, details->>'ingredients',
  coalesce(details->>'operator', '') <> '', media_key,
  floor(extract(epoch from new_until at time zone 'Europe/Rome') / 86400)::int,
  floor(extract(epoch from created_at))::bigint, popularity, cardinality(allergens) > 0 or details ? 'allergens',
  floor(extract(epoch from updated_at at time zone 'Europe/Rome') / 86400)::int,
  details ? 'picture' or media_key not in ('', code)
  from products where is_active order by id`

export async function findVersion(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select version from catalogue_version')
  return rows[0]?.version ?? 0
}

export async function countProducts(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*) from products where is_active')
  return rows[0]?.count ?? 0
}

export async function eachProduct(client: pg.PoolClient, call: (row: ProductRow) => void): Promise<void> {
  await client.query(`declare products_of_index no scroll cursor for ${PRODUCTS}`)
  const text = `fetch ${PRODUCTS_PER_FETCH} from products_of_index`
  const fetchRows = () => client.query<ProductRow>({ text, rowMode: 'array' })
  let fetched: Promise<pg.QueryArrayResult<ProductRow>> | undefined = fetchRows()
  while (fetched !== undefined) {
    const { rows }: pg.QueryArrayResult<ProductRow> = await fetched
    // PostgreSQL works on the next rows while these are read.
    fetched = rows.length < PRODUCTS_PER_FETCH ? undefined : fetchRows()
    for (const row of rows) call(row)
  }
  await client.query('close products_of_index')
}

export async function listCategories(client: pg.PoolClient): Promise<CategoryRow[]> {
  const { rows } = await client.query<CategoryRow>(
    `select id, parent_id as "parentId", slug, name, category_type_id as "categoryTypeId", info
     from categories order by position, name, id`,
  )
  return rows
}

/** Groups of words or phrases of one meaning. */
export async function listSynonyms(client: pg.PoolClient): Promise<string[][]> {
  const { rows } = await client.query<{ words: string[] }>('select words from search_synonyms order by id')
  return rows.map(({ words }) => words)
}

export async function listPriceListIds(client: pg.PoolClient): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>('select id from price_lists order by id')
  return rows.map((row) => row.id)
}

export async function listWarehouses(client: pg.PoolClient) {
  const { rows } = await client.query<{ id: number; priceListId: number; storeId: number }>(
    `select w.id, w.price_list_id as "priceListId",
       coalesce((select min(s.id) from stores s where s.warehouse_id = w.id and s.kind = 'store'), 0) as "storeId"
     from warehouses w order by w.id`,
  )
  return rows
}

/** Promotions that have not ended on the day given. */
export async function listPromotions(client: pg.PoolClient, today: string): Promise<PromotionHead[]> {
  const { rows } = await client.query<PromotionHead>(
    `select id, key, name, promo_type as "promoType", start_date as "startDate", end_date as "endDate", view
     from promotions where end_date >= $1 order by start_date, id`,
    [today],
  )
  return rows
}

export const PRICES = 'select price_list_id::int8, product_id::int8, price_cents::int8 from prices'

/** Levels as stock_level() of the migrations names them: 0 none, 1 few, 2 many. */
export const STOCK = `select warehouse_id::int8, product_id::int8,
  (case stock_level(quantity) when 'none' then 0 when 'few' then 1 else 2 end)::int8 from stock`

/** Rows of listPromotions with the lowest price of other promotions that reached into the window before them, 0 none. */
export const promotionPrices = (today: string) => `select pp.promotion_id::int8, pp.price_list_id::int8,
  pp.product_id::int8, pp.price_cents::int8, coalesce((
    select min(o.price_cents) from promotion_prices o join promotions op on op.id = o.promotion_id
    where o.product_id = pp.product_id and o.price_list_id = pp.price_list_id and op.start_date < p.start_date
      and op.end_date >= p.start_date - 30), 0)::int8
  from promotion_prices pp join promotions p on p.id = pp.promotion_id
  where p.end_date >= date '${today}' order by pp.product_id, pp.price_list_id`

/** History of the products and lists of promotionPrices, in its order; -1 cents: taken off sale. Times in milliseconds. */
export const promotionHistory = (today: string) => `select h.product_id::int8, h.price_list_id::int8,
  coalesce(h.price_cents, -1)::int8, floor(extract(epoch from h.valid_from) * 1000)::int8
  from price_history h join (
    select distinct pp.product_id, pp.price_list_id from promotion_prices pp
    join promotions p on p.id = pp.promotion_id where p.end_date >= date '${today}') promoted
    using (product_id, price_list_id)
  order by h.product_id, h.price_list_id, h.valid_from, h.id`

/** The version that the database has now; grows with every change but those of stock. */
export async function findCatalogueVersion(db: Db): Promise<number | undefined> {
  const [row] = await db.select({ version: catalogueVersion.version }).from(catalogueVersion)
  return row?.version
}
