import { formatLabel, shownFormat } from '@cambusa/domain/catalogue/format-label'
import type pg from 'pg'
import { digitOrder } from '../memory/digit-order.ts'
import { termCollector } from '../words/term-collector.ts'
import { countActiveProducts, eachProduct, PRODUCT } from './catalogue.queries.ts'
import { italianOrder } from './italian-order.ts'
import { buildKeyTable } from '../memory/key-table.ts'
import { lastingBytes, lastingFloat64, lastingUint32 } from '../memory/saving/lasting.ts'
import { passingFloat64, release } from '../memory/saving/passing.ts'
import { buyingRuleOf, codesOf, contentOf, flagsOf, saleRuleOf } from './column-parts.ts'
import { makeNumberColumns, NUMBER_COLUMN_NAMES } from './number-columns.ts'
import type { CategoryNode } from './snapshot.ts'
import { stringColumn, stringColumnBuilder } from '../memory/string-column.ts'
import { textDictionary } from './text-dictionary.ts'
import { markKinds } from './mark-kinds.ts'
import { kindSorter } from '../words/kind-of-good.ts'

/** The parts of the snapshot that come from the table of products. */
export async function readProducts(
  client: pg.PoolClient,
  categories: readonly CategoryNode[],
  synonyms: readonly (readonly string[])[],
) {
  const { count } = await countActiveProducts(client)
  const categoryOf = new Map(categories.map((node, ordinal) => [node.id, ordinal]))
  const above = categories.map((node) => namesAbove(categories, node))
  const pathText = above.map((names) => names.slice(1).join(' '))
  const words = termCollector(count, synonyms)
  const kinds = kindSorter(
    count,
    categories.map((node, ordinal) => [...above[ordinal]!, node.name]),
  )
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
  const buying = textDictionary(buyingRuleOf, '')
  const contents = textDictionary(contentOf)
  const labels = textDictionary(codesOf)
  const allergens = textDictionary(codesOf)
  const ids = lastingFloat64(count)
  const columns = {
    brand: lastingUint32(count),
    format: lastingUint32(count),
    category: lastingUint32(count),
    saleRule: lastingUint32(count),
    buyingRule: lastingUint32(count),
    labelSet: lastingUint32(count),
    allergenSet: lastingUint32(count),
    contentBase: lastingFloat64(count),
    contentUnit: lastingBytes(count),
    flags: lastingBytes(count),
    ...makeNumberColumns(count),
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
    columns.buyingRule[i] = buying.numberOf(row, PRODUCT.buyingRule)
    columns.labelSet[i] = labels.numberOf(row, PRODUCT.labels)
    columns.allergenSet[i] = allergens.numberOf(row, PRODUCT.allergens)
    columns.contentBase[i] = content?.base ?? 0
    columns.contentUnit[i] = content?.unit ?? 0
    columns.flags[i] = flagsOf(row, ingredients)
    for (const field of NUMBER_COLUMN_NAMES) columns[field][i] = row.integer(PRODUCT[field])
    kinds.add(name, category)
    words.add({
      name,
      brand: brands.values[brand] ?? '',
      format: formats.values[format] ?? '',
      category: categories[category]?.name ?? '',
      path: pathText[category] ?? '',
      department: above[category]?.[0] ?? '',
      labels: labels.values[columns.labelSet[i]!]?.join(' ') ?? '',
      producer: producers.values[producer] ?? '',
      ingredients,
    })
  })

  markKinds(columns, kinds)
  const order = italianOrder(names)
  // Most of the garbage collector's work is with strings.
  names.length = 0
  const ordinalsById = lastingUint32(count)
  // Rows arrived by rising id.
  order.forEach((row, ordinal) => (ordinalsById[row] = ordinal))
  putInOrder([ids, ...Object.values(columns)], order)
  const sorted = {
    code: strings.code.finish(order),
    gtin: strings.gtin.finish(order),
    slug: strings.slug.finish(order),
    name: strings.name.finish(order),
    mediaKey: strings.mediaKey.finish(order),
  }
  const brandNames = stringColumn(brands.values)
  return {
    productCount: count,
    ids,
    ordinalsById,
    ...sorted,
    codeKeys: buildKeyTable(sorted.code),
    gtinKeys: buildKeyTable(sorted.gtin),
    slugKeys: buildKeyTable(sorted.slug),
    codeOrder: digitOrder(sorted.code),
    gtinOrder: digitOrder(sorted.gtin),
    ...columns,
    brandNames,
    brandKeys: buildKeyTable(brandNames),
    brandRank: ranksOf(brands.values),
    ...formatColumns(formats.values),
    saleRules: rules.values,
    buyingRules: buying.values,
    labelSets: labels.values,
    allergenSets: allergens.values,
    terms: words.finish(order),
  }
}

type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array

/** Sorts the rows of columns in place. */
function putInOrder(columns: readonly Column[], order: Uint32Array) {
  // Exact for every value that a column can have.
  const asRead = passingFloat64(order.length)
  for (const column of columns) {
    asRead.set(column)
    for (let ordinal = 0; ordinal < order.length; ordinal++) column[ordinal] = asRead[order[ordinal]!]!
  }
  release(asRead)
}

function ranksOf(names: readonly string[]): Uint32Array {
  const ranks = new Uint32Array(names.length)
  italianOrder(names).forEach((name, place) => (ranks[name] = place))
  return ranks
}

function formatColumns(names: readonly string[]) {
  const labelOf = names.map(formatLabel)
  const labels = [...new Set(labelOf)]
  const numberOf = new Map(labels.map((label, number) => [label, number]))
  const formatLabels = stringColumn(labels)
  return {
    formatNames: stringColumn(names.map(shownFormat)),
    formatLabelOf: Uint32Array.from(labelOf, (label) => numberOf.get(label) ?? 0),
    formatLabels,
    formatLabelKeys: buildKeyTable(formatLabels),
    formatLabelRank: ranksOf(labels),
  }
}

/** Names of the parent categories, from the first level down. */
function namesAbove(categories: readonly CategoryNode[], node: CategoryNode): string[] {
  const parent = categories[node.parent]
  return parent === undefined ? [] : [...namesAbove(categories, parent), parent.name]
}
