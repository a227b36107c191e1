import { judgeUnitPrice, madePrice, type ToldUnitPrice } from '@cambusa/domain/catalogue/priced-content'
import { readFormat, readFormatOfName, type FormatReading } from '@cambusa/domain/catalogue/product-format'
import { contentInBaseUnit, DOUBTED_CONTENT } from '@cambusa/domain/money/unit-price'
import { importTexts } from '@cambusa/messages/it/operator/import'
import type pg from 'pg'
import * as Type from 'typebox'
import { doubtContents } from '../../catalogue/catalogue.ts'
import { PriceFrom } from '../rows/made-price-map.ts'
import { priceCents } from '../rows/price-rules.ts'
import type { ImportNeed, ImportPlan, RowRemark } from '../rows/import-kind.ts'
import type { RowReader } from '../rows/row-reader.ts'
import {
  contradiction,
  farPrice,
  loosePrice,
  mayBeTiny,
  readPrice,
  readUnitPrice,
  unitPriceText,
} from './unit-price-fields.ts'

/** Settings of a map of prices or promotions, besides its columns. */
export const StagedPriceSettings = Type.Object({ priceFrom: Type.Optional(PriceFrom) })

/** Columns of the staging table: a price, and the unit price to check it by or to compute it from. */
export const stagedPrice = {
  price_cents: 'bigint',
  unit_euros: 'float8',
  unit: 'text',
  /** Amount of the unit in the file: 0.1 for a price per 100 g. */
  unit_size: 'float8',
  /** A unit price such as '16,63 € / kg' in the price's own column, or the map's formula. */
  made_from: 'text',
  may_be_tiny: 'boolean NOT NULL',
}

const { reasons } = importTexts

/** A file must have a price, or its map must say how to compute it. */
export const priceNeed: ImportNeed = {
  fields: ['price'],
  setting: { name: 'priceFrom', proposed: () => undefined },
  says: importTexts.needs.price,
}

/** The price of a row for staging; undefined when the row is refused. */
export function readStagedPrice(row: RowReader, plan: ImportPlan) {
  const isFormula = plan.settings['priceFrom'] !== undefined
  const told = readUnitPrice(row)
  const field = isFormula ? 'unitPrice' : 'price'
  const read = isFormula ? told && { told } : readPrice(row)
  if (read === undefined) {
    if (!row.isRefused) row.refuse(field, '', reasons.required)
    return undefined
  }
  const tiny = { may_be_tiny: mayBeTiny(row) }
  if ('told' in read) {
    const { euros, unit, size } = read.told
    const staged = { price_cents: null, unit_euros: euros, unit: unit ?? null, unit_size: size ?? 1 }
    return { ...staged, made_from: field, ...tiny }
  }
  return {
    price_cents: read.cents,
    unit_euros: told?.euros ?? null,
    unit: told?.unit ?? null,
    unit_size: told?.size ?? null,
    made_from: null,
    ...tiny,
  }
}

interface StagedRow {
  line: number
  productId: number
  cents: number | null
  euros: number
  unit: ToldUnitPrice['unit'] | null
  size: number | null
  madeFrom: string | null
  mayBeTiny: boolean
  kind: string
  name: string
  format: string
  content: number | null
  contentUnit: string | null
  drained: number | null
}

const isOfSeveral = ({ areSeveral }: FormatReading) => areSeveral

type Settled = { cents: number } | { reason: string } | { doubt: string } | undefined

/**
 * Compares a staged price with its product. Returns a computed price, why it is refused, a doubt about the product's
 * content, or undefined if nothing is wrong.
 */
function settle(row: StagedRow): Settled {
  const told = { euros: row.euros, unit: row.unit ?? undefined, size: row.size ?? 1 }
  const isLoose = row.kind === 'Sfuso'
  const known = isLoose
    ? { contentBase: 1, unit: 'kg' as const }
    : contentInBaseUnit(row.content, row.contentUnit ?? '', row.drained)
  const content = known && { content: known.contentBase, unit: known.unit }
  if (row.cents === null) {
    const isFormula = isLoose || row.madeFrom === 'unitPrice'
    const areSeveral = !isFormula && [readFormat(row.format), readFormatOfName(row.name)].some(isOfSeveral)
    const made = madePrice(told, content, isFormula, areSeveral)
    const unitPrice = unitPriceText(told.euros, told.unit)
    if (made === undefined) return { reason: reasons.priceNotMade({ unitPrice }) }
    if (made.isRough) return { reason: reasons.priceRough({ unitPrice }) }
    const price = priceCents(made.euros, row.mayBeTiny, made.cents)
    return 'reason' in price ? price : { cents: price.cents }
  }
  if (content === undefined) return undefined
  const isUnit = (told.unit ?? content.unit) === content.unit
  if (isLoose)
    return isUnit && Math.abs(row.cents - told.euros * 100) <= 1
      ? undefined
      : { reason: loosePrice(row.cents, told) }
  const found = judgeUnitPrice(row.cents, content, told)
  if (found.is === 'known') return undefined
  return found.is === 'far'
    ? { reason: farPrice(row.cents, told, found) }
    : { doubt: contradiction(told, found) }
}

/**
 * Computes prices from unit prices, once products are matched (import_match), and refuses those that are far from unit
 * price × content of the product. Products whose content a unit price contradicts are listed in import_doubted.
 */
export async function settlePrices(client: pg.ClientBase): Promise<RowRemark[]> {
  await client.query(
    'CREATE TEMP TABLE import_doubted (line integer, product_id bigint, value text, reason text) ON COMMIT DROP',
  )
  const { rows } = await client.query<StagedRow>(`
    SELECT i.line, m.product_id::float8 AS "productId", i.price_cents::float8 AS cents, i.unit_euros AS euros, i.unit,
      i.unit_size AS size, i.made_from AS "madeFrom", i.may_be_tiny AS "mayBeTiny", p.kind, p.name, p.format, p.content::float8 AS content,
      p.content_unit AS "contentUnit", p.drained_weight_grams AS drained
    FROM import_match m JOIN import_stage i USING (line) JOIN products p ON p.id = m.product_id
    WHERE i.unit_euros IS NOT NULL ORDER BY i.line`)
  const refused: RowRemark[] = []
  const made = { lines: [] as number[], cents: [] as number[] }
  const doubted = {
    lines: [] as number[],
    ids: [] as number[],
    values: [] as string[],
    reasons: [] as string[],
  }
  for (const row of rows) {
    const settled = settle(row)
    const value = unitPriceText(row.euros, row.unit ?? undefined)
    if (settled === undefined) continue
    if ('cents' in settled) {
      made.lines.push(row.line)
      made.cents.push(settled.cents)
    } else if ('reason' in settled)
      refused.push({ line: row.line, field: row.madeFrom ?? 'price', value, reason: settled.reason })
    else {
      doubted.lines.push(row.line)
      doubted.ids.push(row.productId)
      doubted.values.push(value)
      doubted.reasons.push(settled.doubt)
    }
  }
  await client.query(
    `UPDATE import_stage i SET price_cents = u.cents
     FROM unnest($1::integer[], $2::bigint[]) AS u (line, cents) WHERE u.line = i.line`,
    [made.lines, made.cents],
  )
  await client.query('DELETE FROM import_match WHERE line = ANY($1::integer[])', [
    refused.map(({ line }) => line),
  ])
  await client.query(
    'INSERT INTO import_doubted SELECT * FROM unnest($1::integer[], $2::bigint[], $3::text[], $4::text[])',
    [doubted.lines, doubted.ids, doubted.values, doubted.reasons],
  )
  return refused
}

/** Removes the content of products if it would give another unit price than the file: then none is shown. */
export async function dropDoubtedContents(client: pg.ClientBase) {
  const { rowCount } = await client.query('SELECT FROM import_doubted LIMIT 1')
  if (rowCount)
    await client.query(doubtContents('SELECT DISTINCT product_id AS id FROM import_doubted', DOUBTED_CONTENT))
}

/** Remarks on these products, with the reason. */
export async function remarkDoubted(client: pg.ClientBase): Promise<RowRemark[]> {
  const { rows } = await client.query<{ line: number; value: string; reason: string }>(
    'SELECT line, value, reason FROM import_doubted ORDER BY line',
  )
  return rows.map((row) => ({ ...row, field: 'unitPrice' }))
}
