import { LOWEST_PRICE_DAYS } from '@cambusa/domain/constants'
import type pg from 'pg'
import type { catalogueVersion, searchDishes, searchSynonyms } from '../../../platform/schema/catalogue.ts'
import type { priceLists } from '../../../platform/schema/price-lists.ts'
import type { warehouses } from '../../../platform/schema/stores.ts'
import { listStatement, oneStatement, type RowOf } from '../../../platform/database/statement.ts'
import type { CategoryRow } from './category-tree.ts'
import { copyRows, type CopiedRow } from './copy-rows.ts'
import { NUMBER_COLUMN_NAMES, NUMBER_COLUMNS, type NumberColumn } from './number-columns.ts'
import type { Packaging, PromotionHead } from './snapshot.ts'

/** The queries of the index's worker; all run in one read-only transaction, so they see one moment. */

/** Several texts for one field of the index are joined, each on its own line. */
const LINES = "E'\\n'"

/** The columns of a product that the index reads besides NUMBER_COLUMNS, in order. */
const PRODUCT_COLUMNS = {
  id: 'id',
  code: 'code',
  gtin: 'gtin',
  slug: 'slug',
  name: 'name',
  format: 'format',
  brand: 'brand',
  producer: 'producer',
  categoryId: 'category_id',
  saleRule: `concat(kind, ${LINES}, qty_mult, ${LINES}, min_acq, ${LINES}, weight_selling, ${LINES}, step_selling,
    ${LINES}, weight_unit_selling, ${LINES}, weight_unit_base, ${LINES}, unit_selling)`,
  content: `concat(content, ${LINES}, content_unit, ${LINES}, drained_weight_grams)`,
  buyingRule: `case when select_options = '[]' and daily_max is null and packaging_id is null then ''
    else concat(daily_max, ${LINES}, packaging_id, ${LINES}, per_package, ${LINES}, select_options) end`,
  isFood: 'is_food',
  isPerishable: 'is_perishable',
  labels: `array_to_string(labels, ${LINES})`,
  allergens: `array_to_string(allergens, ${LINES})`,
  areAllergensDeclared: "cardinality(allergens) > 0 or details ? 'allergens'",
  ingredients: "details->>'ingredients'",
  hasOperator: "coalesce(details->>'operator', '') <> ''",
  mediaKey: 'media_key',
  hasPicture: "details ? 'picture' or media_key not in ('', code)",
} as const

const names = [...Object.keys(PRODUCT_COLUMNS), ...NUMBER_COLUMN_NAMES]

/** Index of each column in a row of eachProduct: texts and flags, then numbers. */
export const PRODUCT = Object.fromEntries(names.map((name, place) => [name, place])) as Record<
  keyof typeof PRODUCT_COLUMNS | NumberColumn,
  number
>

/** The database's current version; incremented with every change except those of stock. */
export const findCatalogueVersion = oneStatement<RowOf<typeof catalogueVersion, 'version'>>(
  'catalogue_version',
  'select version from catalogue_version',
)

export const countActiveProducts = oneStatement<{ count: number }>(
  'catalogue_count_products',
  'select count(*) from products where is_active',
)

/** The products on sale by rising id. */
export function eachProduct(client: pg.PoolClient, call: (row: CopiedRow) => void): Promise<void> {
  const numbers = NUMBER_COLUMN_NAMES.map((name) => NUMBER_COLUMNS[name].sql)
  const columns = [...Object.values(PRODUCT_COLUMNS), ...numbers]
  const select = `select ${columns.join(', ')} from products where is_active order by id`
  return copyRows(client, select, columns.length, call)
}

export const listCategories = listStatement<CategoryRow>(
  'catalogue_list_categories',
  `select id, parent_id as "parentId", slug, name, category_type_id as "categoryTypeId", info
   from categories order by position, name, id`,
)

/** A former slug, and its last owner. */
export interface EarlierSlug {
  slug: string
  id: number
}

/** Former slugs of products on sale; one that a product has now belongs to that product. */
export const listEarlierProductSlugs = listStatement<EarlierSlug>(
  'catalogue_list_earlier_product_slugs',
  `select e.slug, e.product_id "id" from earlier_product_slugs e join products p on p.id = e.product_id
   where p.is_active and not exists (select from products o where o.slug = e.slug) order by e.slug`,
)

/** The same for categories. */
export const listEarlierCategorySlugs = listStatement<EarlierSlug>(
  'catalogue_list_earlier_category_slugs',
  `select e.slug, e.category_id "id" from earlier_category_slugs e
   where not exists (select from categories o where o.slug = e.slug) order by e.slug`,
)

/** The retailer's own groups of words or phrases with one meaning. */
export const listOwnGroups = listStatement<RowOf<typeof searchSynonyms, 'words' | 'isOff'>>(
  'catalogue_list_own_groups',
  'select words, is_off as "isOff" from search_synonyms order by id',
)

/** The retailer's own dishes and occasions with what they need. */
export const listOwnDishes = listStatement<
  RowOf<typeof searchDishes, 'name' | 'phrases' | 'shelves' | 'isOff'>
>(
  'catalogue_list_own_dishes',
  'select name, phrases, shelves, is_off as "isOff" from search_dishes order by id',
)

/** Packagings that are charged. */
export const listPackagings = listStatement<Packaging>(
  'catalogue_list_packagings',
  `select id, descr, cost_cents as "costCents", vat_rate as "vatRate", is_deposit as "isDeposit"
   from packagings where is_active order by id`,
)

export const listPriceLists = listStatement<RowOf<typeof priceLists, 'id'>>(
  'catalogue_list_price_lists',
  'select id from price_lists order by id',
)

export const listWarehouses = listStatement<
  RowOf<typeof warehouses, 'id' | 'priceListId'> & { storeId: number }
>(
  'catalogue_list_warehouses',
  `select w.id, w.price_list_id as "priceListId",
     coalesce((select min(s.id) from stores s where s.warehouse_id = w.id and s.kind = 'store'), 0) as "storeId"
   from warehouses w order by w.id`,
)

/** Promotions that have not ended on the given day. */
export const listPromotions = listStatement<PromotionHead, { today: string }>(
  'catalogue_list_promotions',
  `select id, key, name, promo_type as "promoType", start_date as "startDate", end_date as "endDate", view
   from promotions where end_date >= $today order by start_date, id`,
)

export const PRICES = 'select price_list_id::int8, product_id::int8, price_cents::int8 from prices'

/** Only low stock, with the levels of stock_level() in the migrations: 0 none, 1 few. */
export const LITTLE_STOCK = `select warehouse_id::int8, product_id::int8, (stock_level(quantity) = 'few')::int4::int8
  from stock where stock_level(quantity) <> 'many'`

/** Rows of listPromotions with the lowest price of other promotions that overlap the window before them, 0 none. */
export const promotionPrices = (today: string) => `select pp.promotion_id::int8, pp.price_list_id::int8,
  pp.product_id::int8, pp.price_cents::int8, coalesce((
    select min(o.price_cents) from promotion_prices o join promotions op on op.id = o.promotion_id
    where o.product_id = pp.product_id and o.price_list_id = pp.price_list_id and op.start_date < p.start_date
      and op.end_date >= p.start_date - ${LOWEST_PRICE_DAYS}), 0)::int8
  from promotion_prices pp join promotions p on p.id = pp.promotion_id
  where p.end_date >= date '${today}' order by pp.product_id, pp.price_list_id`

/**
 * Price history of the products and lists of promotionPrices, in the same order; -1 cents: no longer for sale. Times in
 * milliseconds.
 */
export const promotionHistory = (today: string) => `select h.product_id::int8, h.price_list_id::int8,
  coalesce(h.price_cents, -1)::int8, floor(extract(epoch from h.valid_from) * 1000)::int8
  from price_history h join (
    select distinct pp.product_id, pp.price_list_id from promotion_prices pp
    join promotions p on p.id = pp.promotion_id where p.end_date >= date '${today}') promoted
    using (product_id, price_list_id)
  order by h.product_id, h.price_list_id, h.valid_from, h.id`
