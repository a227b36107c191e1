import { formatLabel } from '@cambusa/domain/catalogue/format-label'
import { groupByCategory, walkTree } from '../../modules/catalogue/engine/category-tree.ts'
import { openIndex, type CatalogueIndex } from '../../modules/catalogue/engine/catalogue-index.ts'
import { earlierSlugs } from '../../modules/catalogue/engine/earlier-slugs.ts'
import { makeNumberColumns } from '../../modules/catalogue/engine/number-columns.ts'
import { priceColumn } from '../../modules/catalogue/engine/price-column.ts'
import { FLAG, LEVEL_OF, type PromotionHead, type Snapshot } from '../../modules/catalogue/engine/snapshot.ts'
import { saleRuleOf } from '../../modules/catalogue/engine/column-parts.ts'
import { digitOrder } from '../../modules/catalogue/memory/digit-order.ts'
import { buildKeyTable } from '../../modules/catalogue/memory/key-table.ts'
import { stringColumn } from '../../modules/catalogue/memory/string-column.ts'
import { textRing } from '../../modules/catalogue/memory/text-ring.ts'
import { termCollector } from '../../modules/catalogue/words/term-collector.ts'

/** A product as plain values; its ordinal is its place among the others. */
export interface PlainProduct {
  name: string
  /** '': none. */
  brand: string
  format: string
  /** Place among the categories. */
  category: number
  labels: readonly string[]
  allergens: readonly string[]
  areAllergensKnown: boolean
  /** Cents by the place of the price list; 0: not in it. */
  cents: readonly number[]
  /** By the place of the warehouse. */
  stock: readonly (keyof typeof LEVEL_OF)[]
  newUntilDay: number
  /** Prices of promotions: places of promotion and list, cents. */
  promoted: readonly { promotion: number; list: number; cents: number; lowestCents: number }[]
  popularity: number
}

/** A catalogue as plain values. */
export interface PlainCatalogue {
  products: readonly PlainProduct[]
  /** Place of the parent of each category, -1 for a first-level one; a parent comes before what is below it. */
  parents: readonly number[]
  /** First and last day of each promotion, yyyy-MM-dd. */
  promotions: readonly { startDate: string; endDate: string }[]
  priceLists: number
  warehouses: number
}

/** Ids are places + 1. */
export const idOf = (place: number) => place + 1
export const promotionKey = (place: number) => `promo-${place}`

/** Numbers the different ones of some texts, in the order they are met; `first` is number 0. */
function numbered(texts: readonly string[], first: readonly string[] = []) {
  const values = [...new Set([...first, ...texts])]
  const numberOf = new Map(values.map((value, number) => [value, number]))
  return { values, column: Uint32Array.from(texts, (text) => numberOf.get(text) ?? 0) }
}

const ranksOf = (texts: readonly string[]) =>
  Uint32Array.from(texts, (text) => texts.filter((other) => other < text).length)
const setsOf = (values: readonly string[]) => values.map((text) => text.split(' ').filter(Boolean))

/** The index of a catalogue without a database: what the process would read of it. */
export function memoryCatalogue(plain: PlainCatalogue): CatalogueIndex {
  const { products, parents } = plain
  const count = products.length
  // Places of the tree are those of a walk through it; products name categories as they were given.
  const categories = walkTree(
    parents.map((parent, place) => ({
      id: idOf(place),
      parentId: parent < 0 ? null : idOf(parent),
      slug: `c${place}`,
      name: `Categoria ${place}`,
      categoryTypeId: 1,
      info: {},
    })),
  )
  const nodeOf = new Map(categories.map(({ id }, ordinal) => [id, ordinal]))
  const category = Uint32Array.from(products, (product) => nodeOf.get(idOf(product.category)) ?? 0)
  const brands = numbered(products.map(({ brand }) => brand), ['']) // prettier-ignore
  const formats = numbered(products.map(({ format }) => format))
  const labels = formats.values.map(formatLabel)
  const formatLabels = numbered(labels)
  const labelSets = numbered(products.map((product) => product.labels.join(' ')))
  const allergenSets = numbered(products.map((product) => product.allergens.join(' ')))
  const numbers = makeNumberColumns(count)
  const words = termCollector(count)
  products.forEach(({ name, brand, format, newUntilDay, popularity }, ordinal) => {
    numbers.newUntilDay[ordinal] = newUntilDay
    numbers.popularity[ordinal] = popularity
    numbers.createdAt[ordinal] = popularity * 7
    words.add({ name, brand, format, category: '', path: '', producer: '', ingredients: '' })
  })
  const ordinals = Uint32Array.from(products.keys())
  const code = stringColumn(products.map((_product, ordinal) => `A${idOf(ordinal)}`))
  const none = stringColumn(products.map(() => ''))
  const brandNames = stringColumn(brands.values)
  const labelNames = stringColumn(formatLabels.values)
  const rows = products.flatMap(({ promoted }, ordinal) => promoted.map((row) => ({ ...row, ordinal })))
  const snapshot: Snapshot = {
    ...numbers,
    version: 1,
    productCount: count,
    ids: Float64Array.from(ordinals, idOf),
    ordinalsById: ordinals,
    code,
    gtin: none,
    slug: code,
    name: stringColumn(products.map(({ name }) => name)),
    mediaKey: none,
    codeKeys: buildKeyTable(code),
    gtinKeys: buildKeyTable(none),
    slugKeys: buildKeyTable(code),
    earlierSlugs: { product: earlierSlugs([]), category: earlierSlugs([]) },
    codeOrder: digitOrder(code),
    gtinOrder: digitOrder(none),
    brand: brands.column,
    brandNames,
    brandKeys: buildKeyTable(brandNames),
    brandRank: ranksOf(brands.values),
    format: formats.column,
    formatNames: stringColumn(formats.values),
    formatLabelOf: formatLabels.column,
    formatLabels: labelNames,
    formatLabelKeys: buildKeyTable(labelNames),
    formatLabelRank: ranksOf(formatLabels.values),
    category,
    categories,
    ...groupByCategory(category, categories.length),
    saleRule: new Uint32Array(count),
    saleRules: [saleRuleOf('Confezionato\n1\n1\n0\n0\n\nkg\nPZ')],
    buyingRule: new Uint32Array(count),
    buyingRules: [],
    packagings: [],
    flags: Uint8Array.from(products, (product) =>
      product.areAllergensKnown ? FLAG.sheetComplete | FLAG.allergensKnown : FLAG.sheetComplete,
    ),
    labelSet: labelSets.column,
    labelSets: setsOf(labelSets.values),
    allergenSet: allergenSets.column,
    allergenSets: setsOf(allergenSets.values),
    contentBase: new Float64Array(count),
    contentUnit: new Uint8Array(count),
    priceListIds: Array.from({ length: plain.priceLists }, (_none, list) => idOf(list)),
    prices: Array.from({ length: plain.priceLists }, (_none, list) => {
      const priced = ordinals.filter((ordinal) => (products[ordinal]?.cents[list] ?? 0) > 0)
      return priceColumn(
        count,
        priced,
        Int32Array.from(priced, (ordinal) => products[ordinal]?.cents[list] ?? 0),
      )
    }),
    warehouses: Array.from({ length: plain.warehouses }, (_none, place) => ({
      id: idOf(place),
      priceListId: 1,
      storeId: 1,
    })),
    stock: Array.from({ length: plain.warehouses }, (_none, place) =>
      Uint8Array.from(products, (product) => LEVEL_OF[product.stock[place] ?? 'many']),
    ),
    promotions: plain.promotions.map((days, place) => promotionHead(place, days)),
    promotionRows: {
      promotion: Uint32Array.from(rows, ({ promotion }) => promotion),
      priceList: Uint32Array.from(rows, ({ list }) => list),
      ordinal: Uint32Array.from(rows, ({ ordinal }) => ordinal),
      cents: Int32Array.from(rows, ({ cents }) => cents),
      lowestCents: Int32Array.from(rows, ({ lowestCents }) => lowestCents),
    },
    terms: words.finish(ordinals),
    categoryTerms: termCollector(0).finish(new Uint32Array()),
    dishes: [],
    dishTerms: termCollector(0).finish(new Uint32Array()),
  }
  return openIndex(snapshot, { sellsIncompleteFood: false, cards: textRing(CARDS_BYTES) })
}

const CARDS_BYTES = 1024 * 1024

const promotionHead = (place: number, days: { startDate: string; endDate: string }): PromotionHead => ({
  id: idOf(place),
  key: promotionKey(place),
  name: `Promozione ${place}`,
  promoType: '',
  ...days,
  view: { body: '', cssClass: '' },
})
