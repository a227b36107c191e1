import { slugOf } from '@cambusa/domain/catalogue/slug'
import { CATEGORY_DEPTH } from '@cambusa/domain/constants'
import type pg from 'pg'
import type { TableValue } from '../../../../platform/tables/table-to-write.ts'
import {
  columnsOf,
  euros,
  number,
  tableOf,
  yesNo,
  type ExportColumn,
  type ExportTable,
} from '../../rows/exported-table.ts'
import { chargedToday } from '../charged-today.ts'
import { productFields } from './product-fields.ts'

const detail = (name: string) => `p.details->>'${name}'`
const [CATEGORY] = productFields.category.headers
const [NUTRITION] = productFields.nutrition.headers

/**
 * Content in the unit of the unit price: if format and name do not give it, the import computes it from price and unit
 * price.
 */
const BASE = `(CASE p.content_unit WHEN 'g' THEN p.content / 1000 WHEN 'ml' THEN p.content / 1000 ELSE p.content END)`
const hasUnitPrice = `p.kind <> 'Sfuso' AND p.content > 0 AND x.price_cents IS NOT NULL`
const CHOICES = `(SELECT string_agg((o->>'name') || '[' || (o->>'parameterName') || ']: ' ||
    (SELECT string_agg(v, ' | ' ORDER BY n) FROM jsonb_array_elements_text(o->'values') WITH ORDINALITY AS t (v, n)),
    '; ' ORDER BY place) FROM jsonb_array_elements(p.select_options) WITH ORDINALITY AS options (o, place))`
/** A second product with the same GTIN would be refused: only the first one has it in the file. */
const GTIN = 'CASE WHEN row_number() OVER (PARTITION BY p.gtin ORDER BY p.code) = 1 THEN p.gtin END'

const HEAD = columnsOf(productFields, {
  code: 'p.code',
  gtin: GTIN,
  name: 'p.name',
  brand: 'p.brand',
  producer: 'p.producer',
  format: 'p.format',
  price: euros('x.price_cents'),
  vatRate: number(chargedToday('p.vat_rate')),
  kind: 'p.kind',
  unit: `CASE WHEN p.kind <> 'Sfuso' THEN p.unit_selling END`,
  qtyMult: number('p.qty_mult'),
  minAcq: number('p.min_acq'),
  weightSelling: number('p.weight_selling'),
  stepSelling: number('p.step_selling'),
  unitPrice: `CASE WHEN ${hasUnitPrice} THEN round(x.price_cents / 100.0 / ${BASE}, 6)::float8 END`,
  unitPriceUnit: `CASE WHEN ${hasUnitPrice} THEN
    CASE p.content_unit WHEN 'g' THEN 'kg' WHEN 'ml' THEN 'l' ELSE p.content_unit END END`,
  tinyPrice: yesNo('x.price_cents < 2'),
  volumeLitres: number('p.volume_millilitres / 1000.0'),
  drainedGrams: number('p.drained_weight_grams'),
  ingredients: detail('ingredients'),
  allergens: `coalesce((SELECT string_agg(a, ', ' ORDER BY n)
    FROM jsonb_array_elements_text(p.details->'allergens') WITH ORDINALITY AS t (a, n)),
    array_to_string(p.allergens, ', '))`,
  storage: detail('storage'),
  origin: detail('origin'),
  operator: detail('operator'),
  text: detail('text'),
  labels: `array_to_string(p.labels, ', ')`,
  isFood: yesNo('p.is_food'),
  isPerishable: yesNo('p.is_perishable'),
  minAge: number('p.min_age'),
  piecesPerBox: number(`(${detail('piecesPerBox')})::int`),
  boxesPerPallet: number(`(${detail('boxesPerPallet')})::int`),
  giftValue: euros('p.gift_value_cents'),
  selectOptions: CHOICES,
  dailyMax: number('p.daily_max'),
  packaging: 'k.code',
  perPackage: number('CASE WHEN k.id IS NOT NULL THEN p.per_package END'),
})
const FROM = `FROM products p JOIN categories c ON c.id = p.category_id
  LEFT JOIN prices x ON x.product_id = p.id AND x.price_list_id = 1
  LEFT JOIN packagings k ON k.id = p.packaging_id AND k.is_active
  WHERE p.is_active ORDER BY p.code`

/** Products on sale with their public price; the last columns are the nutrition. */
export const productsTable: ExportTable = {
  name: 'products',
  read: async (pool) => {
    const names = await readCategoryNames(pool)
    const columns = [...HEAD, ...(await nutritionColumns(pool)), { name: CATEGORY, value: 'c.slug' }]
    const table = await tableOf({ name: 'products', sheetName: 'Prodotti' }, columns, FROM).read(pool)
    const levels = Array.from({ length: CATEGORY_DEPTH }, (_, at) => ({ name: `${CATEGORY} ${at + 1}` }))
    return {
      ...table,
      columns: [...table.columns.slice(0, -1), ...levels],
      rows: withLevels(table.rows, (slug) => levelsOf(slug, names)),
    }
  },
}

async function* withLevels(
  rows: AsyncIterable<readonly TableValue[]> | Iterable<readonly TableValue[]>,
  levels: (slug: string) => string[],
): AsyncGenerator<TableValue[]> {
  for await (const row of rows) {
    const path = levels(String(row.at(-1)))
    yield [...row.slice(0, -1), ...Array.from({ length: CATEGORY_DEPTH }, (_, at) => path[at])]
  }
}

async function readCategoryNames(pool: pg.Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ slug: string; name: string }>('SELECT slug, name FROM categories')
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}

/** The names of a category's levels; for a renamed one the part of its path, by which the import finds it. */
function levelsOf(slug: string, names: ReadonlyMap<string, string>): string[] {
  const parts = slug.split('/')
  return parts.map((part, at) => {
    const name = names.get(parts.slice(0, at + 1).join('/')) ?? part
    return slugOf(name) === part ? name : part
  })
}

/** A column for each nutrition value of some product, in the order of labels. */
async function nutritionColumns(pool: pg.Pool): Promise<ExportColumn[]> {
  const { rows } = await pool.query<{ label: string }>(`
    SELECT n->>'name' AS label FROM products p, jsonb_array_elements(p.details->'nutrition') WITH ORDINALITY AS t (n, place)
    WHERE p.is_active GROUP BY 1 ORDER BY max(place), 1`)
  return rows.map(({ label }) => ({
    name: `${NUTRITION}: ${label}`,
    value: `(SELECT n->>'value' FROM jsonb_array_elements(p.details->'nutrition') n
      WHERE n->>'name' = '${label.replaceAll("'", "''")}' LIMIT 1)`,
  }))
}
