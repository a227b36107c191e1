import { DEFAULT_WEIGHT_UNIT } from '@cambusa/domain/constants'
import { formatLabel } from '@cambusa/domain/format-label'
import { productKindOf } from '@cambusa/domain/product-kind'
import { contentInBaseUnit } from '@cambusa/domain/unit-price'
import type pg from 'pg'
import { digitOrder } from '../../search/digit-order.ts'
import { termCollector } from '../../search/term-collector.ts'
import { countProducts, eachProduct, type ProductRow } from '../catalogue.queries.ts'
import { italianOrder } from './italian-order.ts'
import { buildKeyTable } from './key-table.ts'
import { CONTENT_UNITS, FLAG, type CategoryNode, type SaleRule } from './snapshot.ts'
import { stringColumn, stringColumnBuilder } from './string-column.ts'

/** Numbers things that many products share, in the order they are met. */
function dictionary<Source, Value>(keyOf: (source: Source) => string, valueOf: (source: Source) => Value) {
  const numbers = new Map<string, number>()
  const values: Value[] = []
  return {
    values,
    numberOf(source: Source): number {
      const key = keyOf(source)
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, values.length)
      return values.push(valueOf(source)) - 1
    },
  }
}

const stringSets = () =>
  dictionary(
    (set: string[]) => set.join('\n'),
    (set) => set.toSorted(),
  )

/** Places in a row of what makes a SaleRule: from kind to unitSelling. */
const SALE_FIELDS = [9, 17] as const

/** Everything of the snapshot that is read from the table of products. */
export async function readProducts(
  client: pg.PoolClient,
  categories: readonly CategoryNode[],
  synonyms: readonly (readonly string[])[],
) {
  const count = await countProducts(client)
  const categoryOf = new Map(categories.map((node, ordinal) => [node.id, ordinal]))
  const pathText = categories.map((node) => textAbove(categories, node))
  const words = termCollector(count, synonyms)
  const names: string[] = []
  const strings = {
    code: stringColumnBuilder(count),
    gtin: stringColumnBuilder(count),
    slug: stringColumnBuilder(count),
    name: stringColumnBuilder(count),
    mediaKey: stringColumnBuilder(count),
  }
  const brands = dictionary((name: string) => name, String)
  brands.numberOf('')
  const formats = dictionary((format: string) => format, String)
  const rules = dictionary((row: ProductRow) => row.slice(...SALE_FIELDS).join('\n'), saleRuleOf)
  const labels = stringSets()
  const allergens = stringSets()
  const ids = new Float64Array(count)
  const columns = {
    brand: new Uint32Array(count),
    format: new Uint32Array(count),
    category: new Uint32Array(count),
    saleRule: new Uint32Array(count),
    labelSet: new Uint32Array(count),
    allergenSet: new Uint32Array(count),
    newUntilDay: new Uint32Array(count),
    changedDay: new Uint16Array(count),
    createdAt: new Uint32Array(count),
    popularity: new Uint32Array(count),
    contentBase: new Float64Array(count),
    contentUnit: new Uint8Array(count),
    vatRate: new Uint8Array(count),
    flags: new Uint8Array(count),
    minAge: new Uint8Array(count),
  }

  await eachProduct(client, (row) => {
    const i = names.length
    const [id, code, gtin, slug, name, format, brand, producer, categoryId] = row
    const category = categoryOf.get(categoryId) ?? 0
    names.push(name)
    ids[i] = id
    strings.code.push(code)
    strings.gtin.push(gtin ?? '')
    strings.slug.push(slug)
    strings.name.push(name)
    strings.mediaKey.push(row[28])
    columns.brand[i] = brands.numberOf(brand)
    columns.format[i] = formats.numberOf(format)
    columns.category[i] = category
    columns.saleRule[i] = rules.numberOf(row)
    columns.labelSet[i] = labels.numberOf(row[24])
    columns.allergenSet[i] = allergens.numberOf(row[25])
    columns.vatRate[i] = row[20]
    columns.flags[i] = flagsOf(row)
    columns.minAge[i] = row[23] ?? 0
    columns.newUntilDay[i] = row[29] ?? 0
    columns.changedDay[i] = row[33]
    columns.createdAt[i] = row[30]
    columns.popularity[i] = row[31]
    const content = contentInBaseUnit(row[17] ?? 0, row[18] ?? '', row[19])
    columns.contentBase[i] = content?.contentBase ?? 0
    columns.contentUnit[i] = content === undefined ? 0 : CONTENT_UNITS.indexOf(content.unit)
    words.add({
      name,
      brand,
      format,
      category: categories[category]?.name ?? '',
      path: pathText[category] ?? '',
      producer,
      ingredients: row[26] ?? '',
    })
  })

  const order = italianOrder(names)
  const ordinalOfRow = new Uint32Array(count)
  order.forEach((row, ordinal) => (ordinalOfRow[row] = ordinal))
  const sorted = {
    code: strings.code.finish(order),
    gtin: strings.gtin.finish(order),
    slug: strings.slug.finish(order),
    name: strings.name.finish(order),
    mediaKey: strings.mediaKey.finish(order),
  }
  // The column's own map keeps its type: a content of 0.5 kg is no whole number.
  const reordered = Object.entries(columns).map(([name, column]) => [
    name,
    column.map((_value: number, ordinal: number) => column[order[ordinal]!]!),
  ])
  return {
    productCount: count,
    ids: Float64Array.from(order, (row) => ids[row]!),
    // Rows came by rising id.
    ordinalsById: ordinalOfRow,
    ...sorted,
    codeKeys: buildKeyTable(sorted.code),
    gtinKeys: buildKeyTable(sorted.gtin),
    slugKeys: buildKeyTable(sorted.slug),
    codeOrder: digitOrder(sorted.code),
    gtinOrder: digitOrder(sorted.gtin),
    ...(Object.fromEntries(reordered) as typeof columns),
    brandNames: stringColumn(brands.values),
    ...formatColumns(formats.values),
    saleRules: rules.values,
    labelSets: labels.values,
    allergenSets: allergens.values,
    terms: words.finish(order),
  }
}

function formatColumns(names: readonly string[]) {
  const labels = dictionary((label: string) => label, String)
  const formatLabelOf = Uint32Array.from(names, (name) => labels.numberOf(formatLabel(name)))
  return { formatNames: stringColumn(names), formatLabelOf, formatLabels: stringColumn(labels.values) }
}

/** Names of the categories above one, from the first level down. */
function textAbove(categories: readonly CategoryNode[], node: CategoryNode): string {
  const parent = categories[node.parent]
  return parent === undefined ? '' : `${textAbove(categories, parent)} ${parent.name}`.trim()
}

function saleRuleOf(row: ProductRow): SaleRule {
  const weightUnitBase = row[15] ?? DEFAULT_WEIGHT_UNIT
  return {
    rule: {
      kind: productKindOf(row[9]),
      qtyMult: row[10],
      minAcq: row[11],
      weightSelling: row[12] ?? 0,
      stepSelling: row[13] ?? 0,
      weightUnitSelling: row[14] ?? weightUnitBase,
      weightUnitBase,
    },
    unitSelling: row[16],
  }
}

/**
 * A food's sheet is complete with ingredients, operator and a declaration of allergens, be it that there are none.
 * Without a declaration nothing is said to be free of anything: somebody's health hangs on it.
 */
function flagsOf(row: ProductRow): number {
  const isFood = row[21]
  const hasIngredients = (row[26] ?? '').trim() !== ''
  return (
    (isFood ? FLAG.food : 0) |
    (row[22] ? FLAG.perishable : 0) |
    (!isFood || (hasIngredients && row[27] && row[32]) ? FLAG.sheetComplete : 0) |
    (isFood && row[32] ? FLAG.allergensKnown : 0) |
    (row[34] ? FLAG.picture : 0)
  )
}
