import { allergenCode } from '../catalogue/allergens.ts'
import type { DemoProduct } from '../catalogue/product.ts'
import { chanceOf } from '../catalogue/random.ts'
import { pictureKey } from '../pictures/picture-key.ts'
import { demoWarehouses } from '../shop/stores.ts'
import { jsonArray, type CopyValue } from './copy.ts'

const DAY_MS = 86_400_000
/** Packs of many pieces hold small ones. */
const FIRST_PIECES = 12
const MILLILITRES_PER_PIECE = 400
const MILLILITRES_PER_SMALL_PIECE = 30

export const PRODUCT_COLUMNS = [
  'id',
  'code',
  'gtin',
  'slug',
  'name',
  'format',
  'brand',
  'producer',
  'category_id',
  'kind',
  'qty_mult',
  'min_acq',
  'weight_selling',
  'step_selling',
  'weight_unit_selling',
  'weight_unit_base',
  'unit_selling',
  'content',
  'content_unit',
  'drained_weight_grams',
  'vat_rate',
  'select_options',
  'daily_max',
  'packaging_id',
  'per_package',
  'is_food',
  'is_perishable',
  'withdrawal_class',
  'min_age',
  'labels',
  'allergens',
  'details',
  'media_key',
  'new_until',
  'popularity',
  'created_at',
  'updated_at',
  'volume_millilitres',
] as const

const italian = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 })
const amounts = new Map<number, string>()

/** The same few hundred amounts come for every product, and writing one takes a microsecond. */
function amountText(value: number): string {
  const known = amounts.get(value)
  if (known !== undefined) return known
  const text = italian.format(value)
  amounts.set(value, text)
  return text
}

/** Energy is one row of the label, in both units. */
export function nutritionRows(product: DemoProduct): { name: string; value: string }[] {
  const facts = product.info?.nutrition ?? []
  const [kJ, kcal, ...others] = facts
  if (!kJ || !kcal) return []
  return [
    { name: 'Energia', value: `${amountText(kJ.value)} kJ / ${amountText(kcal.value)} kcal` },
    ...others.map(({ name, value, unit }) => ({ name, value: `${amountText(value)} ${unit}` })),
  ]
}

function detailsOf(product: DemoProduct): object {
  const { info, picture, packaging } = product
  return {
    text: product.text,
    ...(info && {
      ingredients: info.ingredients,
      allergens: info.allergens.map((name) => name.charAt(0).toUpperCase() + name.slice(1)),
      nutrition: nutritionRows(product),
      storage: info.storage,
    }),
    ...(product.alcoholPercent !== null && { alcoholPercent: product.alcoholPercent }),
    ...(product.origin !== '' && { origin: product.origin }),
    operator: product.producer,
    ...packaging,
    picture,
  }
}

/** Ids of the shop that a product's row names. */
export interface RowIds {
  id: number
  categoryId: number
  /** Code → id. */
  packagingIds: ReadonlyMap<string, number>
}

/** One row of `products`, in the order of PRODUCT_COLUMNS. */
export function productRow(
  product: DemoProduct,
  { id, categoryId, packagingIds }: RowIds,
  now: Date,
): CopyValue[] {
  const { sale } = product
  const { selectOptions, dailyMax, packaging } = product.buying
  const packagingId = packagingIds.get(packaging?.code ?? '') ?? null
  const createdAt = new Date(now.getTime() - product.daysOld * DAY_MS)
  const newUntil = product.newForDays > 0 ? new Date(now.getTime() + product.newForDays * DAY_MS) : null
  return [
    id,
    product.code,
    product.gtin,
    product.slug,
    product.name,
    product.format,
    product.brand,
    product.producer,
    categoryId,
    sale.kind,
    sale.qtyMult,
    sale.minAcq,
    sale.weightSelling,
    sale.stepSelling,
    sale.weightUnitSelling,
    sale.weightUnitBase,
    sale.unitSelling,
    product.content,
    product.contentUnit,
    product.drainedWeightGrams,
    product.vatRate,
    jsonArray(selectOptions),
    dailyMax,
    packagingId,
    packagingId === null ? null : (packaging?.perPackage ?? null),
    product.isFood,
    product.isPerishable,
    product.withdrawalClass,
    product.minAge,
    product.labels,
    (product.info?.allergens ?? []).map(allergenCode),
    detailsOf(product),
    pictureKey(product.code, product.picture),
    newUntil,
    product.popularity,
    createdAt,
    createdAt,
    volumeOf(product),
  ]
}

/** A pack that is counted in pieces tells no volume: rolls and napkins are measured; null: its content tells it. */
function volumeOf({ content, contentUnit }: DemoProduct): number | null {
  if (contentUnit !== 'pz') return null
  const first = Math.min(content, FIRST_PIECES)
  return Math.round(first * MILLILITRES_PER_PIECE + (content - first) * MILLILITRES_PER_SMALL_PIECE)
}

/** Stock per warehouse: a few are out, some are nearly. */
export function stockRows(product: DemoProduct, id: number): CopyValue[][] {
  return demoWarehouses.map((warehouse) => {
    const chance = chanceOf(`stock:${warehouse.id}:${product.code}`)
    const quantity = chance.is(0.025) ? 0 : chance.is(0.06) ? chance.int(1, 5) : chance.int(20, 600)
    const whole = Math.floor(quantity / product.sale.qtyMult) * product.sale.qtyMult
    return [warehouse.id, id, quantity > 5 ? Math.max(whole, product.sale.minAcq * 4) : whole]
  })
}
