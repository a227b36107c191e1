import type { ImportPlan } from '../../rows/import-kind.ts'
import type { ProductField, ProductSettings } from './product-fields.ts'
import { DETAIL_FIELDS } from './read-details.ts'

/** A column of products: which fields of the file change it, and its value from the staged row. */
interface ProductColumn {
  column: string
  /** Type in the staging table; '' if it is not staged. */
  type: string
  /** Any of these fields or settings; empty: always filled. */
  filledBy: readonly (ProductField | keyof ProductSettings)[]
  /** i: staged row, m: its match, p: product; i.column by default. */
  value?: string
}

const keepsWeights = (column: string) =>
  `CASE WHEN p.kind = i.kind AND p.kind = 'Sfuso' THEN p.${column} ELSE i.${column} END`

const COLUMNS: readonly ProductColumn[] = [
  { column: 'name', type: 'text', filledBy: [] },
  { column: 'vat_rate', type: 'smallint', filledBy: ['vatRate', 'vat', 'giftValue'] },
  { column: 'gtin', type: 'text', filledBy: ['gtin'], value: 'coalesce(i.gtin, p.gtin)' },
  { column: 'format', type: 'text', filledBy: ['format'] },
  { column: 'brand', type: 'text', filledBy: ['brand'] },
  { column: 'producer', type: 'text', filledBy: ['producer'] },
  { column: 'category_id', type: '', filledBy: ['category'], value: 'm.category_id' },
  { column: 'kind', type: 'text', filledBy: ['kind'] },
  { column: 'weight_selling', type: 'numeric(12,3)', filledBy: ['kind', 'weightSelling'] },
  { column: 'step_selling', type: 'numeric(12,3)', filledBy: ['kind', 'weightSelling', 'stepSelling'] },
  { column: 'weight_unit_selling', type: 'text', filledBy: ['kind', 'weightSelling'] },
  { column: 'weight_unit_base', type: 'text', filledBy: ['kind', 'weightSelling'] },
  { column: 'unit_selling', type: 'text', filledBy: ['unit'] },
  { column: 'qty_mult', type: 'numeric(12,3)', filledBy: ['qtyMult'] },
  { column: 'min_acq', type: 'numeric(12,3)', filledBy: ['minAcq'] },
  { column: 'content', type: 'numeric(12,3)', filledBy: ['format', 'unitPrice', 'drainedGrams'] },
  { column: 'content_unit', type: 'text', filledBy: ['format', 'unitPrice', 'drainedGrams'] },
  {
    column: 'drained_weight_grams',
    type: 'integer',
    filledBy: ['format', 'unitPrice', 'drainedGrams'],
    // A format without a drained weight keeps the current one, unless a unit price contradicts it.
    value: `CASE WHEN i.is_drained_told THEN i.drained_weight_grams
      ELSE coalesce(i.drained_weight_grams, p.drained_weight_grams) END`,
  },
  { column: 'volume_millilitres', type: 'integer', filledBy: ['volumeLitres'] },
  { column: 'is_food', type: 'boolean', filledBy: ['isFood'] },
  { column: 'is_perishable', type: 'boolean', filledBy: ['isPerishable'] },
  { column: 'min_age', type: 'smallint', filledBy: ['minAge'] },
  { column: 'gift_value_cents', type: 'bigint', filledBy: ['giftValue'] },
  { column: 'labels', type: 'text[]', filledBy: ['labels'] },
  { column: 'allergens', type: 'text[]', filledBy: ['allergens'] },
  { column: 'select_options', type: 'jsonb', filledBy: ['selectOptions'] },
  { column: 'daily_max', type: 'numeric(12,3)', filledBy: ['dailyMax'] },
  { column: 'packaging_id', type: 'bigint', filledBy: ['packaging'] },
  { column: 'per_package', type: 'numeric(12,3)', filledBy: ['packaging'] },
  {
    column: 'details',
    type: 'jsonb',
    filledBy: DETAIL_FIELDS as ProductField[],
    value: 'p.details || i.details',
  },
]

const WEIGHTS = ['weight_selling', 'step_selling', 'weight_unit_selling', 'weight_unit_base']

/** Columns of the staging table of products. */
export const productStage: Readonly<Record<string, string>> = {
  code: 'text NOT NULL',
  slug: 'text NOT NULL',
  category_slug: 'text NOT NULL',
  price_cents: 'bigint',
  is_drained_told: 'boolean NOT NULL',
  ...Object.fromEntries(COLUMNS.flatMap(({ column, type }) => (type === '' ? [] : [[column, type]]))),
}

/** Columns of products that the file fills: the others are not changed. */
export function filledColumns(plan: ImportPlan): { column: string; value: string }[] {
  const isFilled = (name: string) => plan.hasField(name) || plan.settings[name] !== undefined
  return COLUMNS.filter(({ filledBy }) => filledBy.length === 0 || filledBy.some(isFilled)).map(
    ({ column, value }) => {
      const keeps = WEIGHTS.includes(column) && !plan.hasField('weightSelling') && column !== 'kind'
      return { column, value: value ?? (keeps ? keepsWeights(column) : `i.${column}`) }
    },
  )
}

/** Columns that a new product gets from its row, and their values. */
export const newColumns: readonly { column: string; value: string }[] = COLUMNS.map(({ column }) => ({
  column,
  value: column === 'category_id' ? 'm.category_id' : `i.${column}`,
}))
