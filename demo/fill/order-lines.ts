import { chosenNotes, type Choice } from '@cambusa/domain/catalogue/select-option'
import { multiplyCents } from '@cambusa/domain/money/money'
import { rateOn } from '@cambusa/domain/money/rates-in-force'
import { romeDate } from '@cambusa/domain/time/dates'
import { normaliseQuantity } from '@cambusa/domain/quantity/quantity-step'
import type { ClientBase } from 'pg'
import { copyRows, type CopyValue } from './copy.ts'

export interface LineRow {
  id: number
  code: string
  gtin: string
  slug: string
  name: string
  format: string
  brand: string
  mediaKey: string
  kind: 'Pezzo' | 'Confezione' | 'Sfuso'
  qtyMult: number
  minAcq: number
  weightSelling: number | null
  stepSelling: number | null
  weightUnitSelling: string | null
  weightUnitBase: string | null
  unit: string
  vatRate: number
  priceCents: number
  choices: Choice[]
  isPerishable: boolean
  withdrawalClass: string
  minAge: number | null
}

export interface OrderLine extends LineRow {
  quantity: number
}

/** Of a good only the best-selling ones are bought. */
const BEST_OF_GOOD = 2

export interface PricesToPay {
  priceListId: number
  companyPriceListId?: number | null
  at: Date
}

/** Price of p in a list on the day $4; null where it had none. */
const paidIn = (list: string) => `(SELECT h.price_cents FROM price_history h WHERE h.product_id = p.id
  AND h.price_list_id = ${list}::bigint AND h.valid_from <= $4 ORDER BY h.valid_from DESC, h.id DESC LIMIT 1)`

/**
 * By good: its products without anything between good and brand in the name, best-selling first, at the price of a day:
 * the company's list where it has the product, else the public one.
 */
export async function findLines(
  client: ClientBase,
  goodNames: readonly string[],
  { priceListId, companyPriceListId = null, at }: PricesToPay,
): Promise<Map<string, LineRow[]>> {
  const { rows } = await client.query<LineRow & { goodName: string }>(
    `SELECT "goodName", p.id::int, code, gtin, slug, name, format, brand,
       media_key AS "mediaKey", kind, qty_mult::float AS "qtyMult", min_acq::float AS "minAcq",
       weight_selling::float AS "weightSelling", step_selling::float AS "stepSelling",
       weight_unit_selling AS "weightUnitSelling", weight_unit_base AS "weightUnitBase", unit_selling AS unit,
       vat_rate AS "vatRate", select_options AS choices, is_perishable AS "isPerishable",
       withdrawal_class AS "withdrawalClass", min_age AS "minAge",
       coalesce(${paidIn('$3')}, ${paidIn('$2')}, x.price_cents)::int AS "priceCents"
     FROM (
       SELECT *, left(name, length(name) - length(brand) - 1) AS "goodName", row_number() OVER (
         PARTITION BY left(name, length(name) - length(brand) - 1) ORDER BY popularity DESC, id) AS place
       FROM products WHERE left(name, length(name) - length(brand) - 1) = ANY($1)) p
     JOIN prices x ON x.product_id = p.id AND x.price_list_id = $2
     WHERE place <= ${BEST_OF_GOOD} ORDER BY place`,
    [goodNames, priceListId, companyPriceListId, at],
  )
  const lines = new Map<string, LineRow[]>()
  for (const { goodName, ...row } of rows) {
    const line = { ...row, vatRate: rateOn(row.vatRate, romeDate(at)) }
    lines.set(goodName, [...(lines.get(goodName) ?? []), line])
  }
  return lines
}

/** A line of the quantity nearest to the wish that can be bought. */
export function purchasable(row: LineRow, wished: number): OrderLine {
  const rule = {
    kind: row.kind,
    qtyMult: row.qtyMult,
    minAcq: row.minAcq,
    weightSelling: row.weightSelling ?? 0,
    stepSelling: row.stepSelling ?? 0,
    weightUnitSelling: row.weightUnitSelling ?? 'kg',
    weightUnitBase: row.weightUnitBase ?? 'kg',
  }
  return { ...row, quantity: normaliseQuantity(rule, wished) }
}

const COLUMNS = [
  'order_id',
  'position',
  'product_id',
  'code',
  'gtin',
  'name',
  'format',
  'brand',
  'slug',
  'media_key',
  'quantity',
  'unit',
  'is_variable_weight',
  'price_cents',
  'gross_cents',
  'vat_rate',
  'infos',
  'notes',
  'is_perishable',
  'withdrawal_class',
  'min_age',
] as const

/** The first of each choice was taken. */
function notesOf(choices: readonly Choice[]): string {
  const first = choices.map(({ parameterName, values }) => [parameterName, values[0] ?? ''])
  const chosen = chosenNotes(choices, Object.fromEntries(first))
  return 'notes' in chosen ? chosen.notes : ''
}

/** The rows of an order's lines, in the order of its basket. */
const lineRows = (orderId: number, lines: readonly OrderLine[]): CopyValue[][] =>
  lines.map((line, i) => [
    orderId,
    i + 1,
    line.id,
    line.code,
    line.gtin,
    line.name,
    line.format,
    line.brand,
    line.slug,
    line.mediaKey,
    line.quantity,
    line.unit,
    line.kind === 'Sfuso',
    line.priceCents,
    multiplyCents(line.priceCents, line.quantity),
    line.vatRate,
    { accept_alternatives: 'true' },
    notesOf(line.choices),
    line.isPerishable,
    line.withdrawalClass,
    line.minAge,
  ])

/** Copies the lines of many orders. */
export async function insertLines(
  client: ClientBase,
  orders: readonly { orderId: number; lines: readonly OrderLine[] }[],
): Promise<void> {
  await copyRows(
    client,
    'order_items',
    COLUMNS,
    orders.flatMap(({ orderId, lines }) => lineRows(orderId, lines)),
  )
}
