import { formatLabel } from '@cambusa/domain/format-label'
import type pg from 'pg'
import { digitOrder } from '../../search/digit-order.ts'
import { termCollector } from '../../search/term-collector.ts'
import { countProducts, eachProduct, PRODUCT } from '../catalogue.queries.ts'
import { italianOrder } from './italian-order.ts'
import { buildKeyTable } from './key-table.ts'
import { passingBytes, passingFloat64, passingUint16, passingUint32, release } from './passing.ts'
import { codesOf, contentOf, flagsOf, saleRuleOf } from './product-fields.ts'
import type { CategoryNode } from './snapshot.ts'
import { stringColumn, stringColumnBuilder } from './string-column.ts'
import { textDictionary } from './text-dictionary.ts'

/** Everything of the snapshot that is read from the table of products. */
export async function readProducts(
  client: pg.PoolClient,
  categories: readonly CategoryNode[],
  synonyms: readonly (readonly string[])[],
) {
  const count = await countProducts(client)
  const categoryOf = new Map(categories.map((node, ordinal) => [node.id, ordinal]))
  const above = categories.map((node) => namesAbove(categories, node))
  const pathText = above.map((names) => names.slice(1).join(' '))
  const words = termCollector(count, synonyms)
  const names: string[] = []
  const strings = {
    code: stringColumnBuilder(count),
    gtin: stringColumnBuilder(count),
    slug: stringColumnBuilder(count),
    name: stringColumnBuilder(count),
    mediaKey: stringColumnBuilder(count),
  }
  const brands = textDictionary(String, '')
  const formats = textDictionary(String)
  const producers = textDictionary(String)
  const rules = textDictionary(saleRuleOf)
  const contents = textDictionary(contentOf)
  const labels = textDictionary(codesOf)
  const allergens = textDictionary(codesOf)
  const ids = passingFloat64(count)
  const columns = {
    brand: passingUint32(count),
    format: passingUint32(count),
    category: passingUint32(count),
    saleRule: passingUint32(count),
    labelSet: passingUint32(count),
    allergenSet: passingUint32(count),
    newUntilDay: passingUint32(count),
    changedDay: passingUint16(count),
    createdAt: passingUint32(count),
    popularity: passingUint32(count),
    contentBase: passingFloat64(count),
    contentUnit: passingBytes(count),
    vatRate: passingBytes(count),
    flags: passingBytes(count),
    minAge: passingBytes(count),
  }

  await eachProduct(client, (row) => {
    const i = names.length
    const name = row.text(PRODUCT.name)
    const ingredients = row.text(PRODUCT.ingredients)
    const category = categoryOf.get(row.integer(PRODUCT.categoryId)) ?? 0
    const brand = brands.numberOf(row, PRODUCT.brand)
    const format = formats.numberOf(row, PRODUCT.format)
    const producer = producers.numberOf(row, PRODUCT.producer)
    const content = contents.values[contents.numberOf(row, PRODUCT.content)]
    names.push(name)
    ids[i] = row.integer(PRODUCT.id)
    for (const field of ['code', 'gtin', 'slug', 'name', 'mediaKey'] as const)
      strings[field].pushBytes(row.data(), row.start(PRODUCT[field]), row.end(PRODUCT[field]))
    columns.brand[i] = brand
    columns.format[i] = format
    columns.category[i] = category
    columns.saleRule[i] = rules.numberOf(row, PRODUCT.saleRule)
    columns.labelSet[i] = labels.numberOf(row, PRODUCT.labels)
    columns.allergenSet[i] = allergens.numberOf(row, PRODUCT.allergens)
    columns.contentBase[i] = content?.base ?? 0
    columns.contentUnit[i] = content?.unit ?? 0
    columns.flags[i] = flagsOf(row, ingredients)
    for (const field of [
      'vatRate',
      'minAge',
      'newUntilDay',
      'changedDay',
      'createdAt',
      'popularity',
    ] as const)
      columns[field][i] = row.integer(PRODUCT[field])
    words.add({
      name,
      brand: brands.values[brand] ?? '',
      format: formats.values[format] ?? '',
      category: categories[category]?.name ?? '',
      path: pathText[category] ?? '',
      department: above[category]?.[0] ?? '',
      producer: producers.values[producer] ?? '',
      ingredients,
    })
  })

  const order = italianOrder(names)
  // Strings are the most that the collector has to look at.
  names.length = 0
  const ordinalsById = passingUint32(count)
  // Rows came by rising id.
  order.forEach((row, ordinal) => (ordinalsById[row] = ordinal))
  const sorted = {
    code: strings.code.finish(order),
    gtin: strings.gtin.finish(order),
    slug: strings.slug.finish(order),
    name: strings.name.finish(order),
    mediaKey: strings.mediaKey.finish(order),
  }
  return {
    productCount: count,
    ids: inOrder(ids, order),
    ordinalsById,
    ...sorted,
    codeKeys: buildKeyTable(sorted.code),
    gtinKeys: buildKeyTable(sorted.gtin),
    slugKeys: buildKeyTable(sorted.slug),
    codeOrder: digitOrder(sorted.code),
    gtinOrder: digitOrder(sorted.gtin),
    ...allInOrder(columns, order),
    brandNames: stringColumn(brands.values),
    ...formatColumns(formats.values),
    saleRules: rules.values,
    labelSets: labels.values,
    allergenSets: allergens.values,
    terms: words.finish(order),
  }
}

type Column =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>

/** Sorts the rows of a column in its own place. */
function inOrder<Kind extends Column>(column: Kind, order: Uint32Array): Kind {
  const asRead = column.slice()
  for (let ordinal = 0; ordinal < order.length; ordinal++) column[ordinal] = asRead[order[ordinal]!]!
  release(asRead)
  return column
}

function allInOrder<Columns extends Record<string, Column>>(columns: Columns, order: Uint32Array): Columns {
  for (const column of Object.values(columns)) inOrder(column, order)
  return columns
}

function formatColumns(names: readonly string[]) {
  const labelOf = names.map(formatLabel)
  const labels = [...new Set(labelOf)]
  const numberOf = new Map(labels.map((label, number) => [label, number]))
  return {
    formatNames: stringColumn(names),
    formatLabelOf: Uint32Array.from(labelOf, (label) => numberOf.get(label) ?? 0),
    formatLabels: stringColumn(labels),
  }
}

/** Names of the categories above one, from the first level down. */
function namesAbove(categories: readonly CategoryNode[], node: CategoryNode): string[] {
  const parent = categories[node.parent]
  return parent === undefined ? [] : [...namesAbove(categories, parent), parent.name]
}
