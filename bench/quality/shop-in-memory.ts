import { openIndex, type Assortment } from '../../apps/server/src/modules/catalogue/engine/catalogue-index.ts'
import { groupByCategory, walkTree } from '../../apps/server/src/modules/catalogue/engine/category-tree.ts'
import { earlierSlugs } from '../../apps/server/src/modules/catalogue/engine/earlier-slugs.ts'
import {
  CATALOGUE_TYPE,
  FLAG,
  type Snapshot,
} from '../../apps/server/src/modules/catalogue/engine/snapshot.ts'
import { TRAIT } from '../../apps/server/src/modules/catalogue/engine/traits.ts'
import { markKinds } from '../../apps/server/src/modules/catalogue/engine/mark-kinds.ts'
import { knownDishes } from '../../apps/server/src/modules/catalogue/knowledge/known-dishes.ts'
import { knownGroups } from '../../apps/server/src/modules/catalogue/knowledge/known-groups.ts'
import { digitOrder } from '../../apps/server/src/modules/catalogue/memory/digit-order.ts'
import { buildKeyTable } from '../../apps/server/src/modules/catalogue/memory/key-table.ts'
import { stringColumn } from '../../apps/server/src/modules/catalogue/memory/string-column.ts'
import { textRing } from '../../apps/server/src/modules/catalogue/memory/text-ring.ts'
import { kindSorter } from '../../apps/server/src/modules/catalogue/words/kind-of-good.ts'
import { termCollector } from '../../apps/server/src/modules/catalogue/words/term-collector.ts'

/** What a search reads of a product. */
export interface GoodInMemory {
  code: string
  gtin: string
  name: string
  brand: string
  format: string
  /** Names of its categories, the department first. */
  categories: readonly string[]
}

/** A shop without a database, for searches alone: the same index as from a database, every product available. */
export function shopInMemory(unsorted: readonly GoodInMemory[]): Assortment {
  const goods = unsorted.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const tree = treeOf(goods)
  return assortmentOf({ ...tree, ...columnsOf(goods), flags: flagsOf(goods, tree) })
}

function treeOf(goods: readonly GoodInMemory[]) {
  const ids = new Map<string, number>()
  const rows = []
  for (const { categories } of goods)
    for (let depth = 1; depth <= categories.length; depth++) {
      const slug = categories.slice(0, depth).join('/')
      if (ids.has(slug)) continue
      const parentId = ids.get(categories.slice(0, depth - 1).join('/')) ?? null
      ids.set(slug, ids.size + 1)
      rows.push({
        id: ids.size,
        parentId,
        slug,
        name: categories[depth - 1]!,
        categoryTypeId: CATALOGUE_TYPE,
        info: {},
      })
    }
  const categories = walkTree(rows)
  const placeOf = new Map(categories.map(({ slug }, place) => [slug, place]))
  const category = Uint32Array.from(goods, (good) => placeOf.get(good.categories.join('/'))!)
  return {
    categories,
    category,
    ...groupByCategory(category, categories.length),
    categoryTerms: termsOf(categories.map(({ name }) => name)),
  }
}

function flagsOf(goods: readonly GoodInMemory[], { categories, category }: ReturnType<typeof treeOf>) {
  const flags = new Uint8Array(goods.length).fill(FLAG.food)
  const paths = categories.map(({ slug }) => slug.split('/'))
  const kinds = kindSorter(goods.length, paths)
  goods.forEach(({ name }, place) => kinds.add(name, category[place]!))
  markKinds({ flags, category }, kinds)
  return flags
}

function columnsOf(goods: readonly GoodInMemory[]) {
  const [code, gtin] = [
    stringColumn(goods.map((good) => good.code)),
    stringColumn(goods.map((good) => good.gtin)),
  ]
  const brands = ['', ...new Set(goods.map(({ brand }) => brand).filter(Boolean))]
  const words = termCollector(goods.length, knownGroups([]))
  for (const { name, brand, format, categories } of goods)
    words.add({
      name,
      brand,
      format,
      category: categories.at(-1) ?? '',
      path: categories.slice(1, -1).join(' '),
      department: categories.length > 1 ? categories[0]! : '',
      producer: '',
      ingredients: '',
    })
  const dishes = knownDishes([])
  return {
    productCount: goods.length,
    code,
    gtin,
    slug: code,
    name: stringColumn(goods.map(({ name }) => name)),
    mediaKey: code,
    codeKeys: buildKeyTable(code),
    gtinKeys: buildKeyTable(gtin),
    slugKeys: buildKeyTable(code),
    codeOrder: digitOrder(code),
    gtinOrder: digitOrder(gtin),
    formatNames: stringColumn([]),
    formatLabels: stringColumn([]),
    brandNames: stringColumn(brands),
    brandKeys: buildKeyTable(stringColumn(brands)),
    brand: Uint32Array.from(goods, ({ brand }) => brands.indexOf(brand)),
    popularity: new Uint32Array(goods.length),
    allergenSet: new Uint32Array(goods.length),
    allergenSets: [[]],
    labelSet: new Uint32Array(goods.length),
    labelSets: [[]],
    terms: words.finish(Uint32Array.from(goods.keys())),
    earlierSlugs: { product: earlierSlugs([]), category: earlierSlugs([]) },
    dishes,
    dishTerms: termsOf(dishes.flatMap(({ name, phrases }) => [name, ...phrases])),
  }
}

function termsOf(names: readonly string[]) {
  const words = termCollector(names.length)
  const rest = { brand: '', format: '', category: '', path: '', producer: '', ingredients: '' }
  for (const name of names) words.add({ ...rest, name })
  return words.finish(Uint32Array.from(names.keys()))
}

function assortmentOf(
  searched: ReturnType<typeof treeOf> & ReturnType<typeof columnsOf> & { flags: Uint8Array },
): Assortment {
  // Lists and prices are never read here.
  const index = openIndex(searched as unknown as Snapshot, { sellsIncompleteFood: true, cards: textRing(1) })
  const traits = new Uint8Array(searched.productCount).fill(TRAIT.available)
  return { index, number: 0, stockRevision: 0, traits, stock: undefined } as unknown as Assortment
}
