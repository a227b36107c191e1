import type pg from 'pg'
import {
  findCatalogueVersion,
  listCategories,
  listEarlierCategorySlugs,
  listEarlierProductSlugs,
  listPackagings,
  listPriceLists,
  listWarehouses,
  LITTLE_STOCK,
  PRICES,
} from './catalogue.queries.ts'
import { earlierSlugs } from './earlier-slugs.ts'
import { termCollector } from '../words/term-collector.ts'
import type { TermIndex } from '../words/term-index.ts'
import { groupByCategory, walkTree } from './category-tree.ts'
import { copyIntegers } from './copy-rows.ts'
import { lastingBytes } from '../memory/saving/lasting.ts'
import { ordinalFinder } from '../memory/ordinal-finder.ts'
import { passingInt32, passingUint32, release } from '../memory/saving/passing.ts'
import { priceColumn } from './price-column.ts'
import { readDishes, readGroups } from './read-knowledge.ts'
import { readProducts } from './read-products.ts'
import { readPromotions } from './read-promotions.ts'
import { CATALOGUE_TYPE, LEVEL_OF, type Snapshot } from './snapshot.ts'

/** Reads the whole catalogue at one moment. The connection must be in a read-only transaction. */
export async function readSnapshot(client: pg.PoolClient, today: string): Promise<Snapshot> {
  const { version } = await findCatalogueVersion(client)
  const categories = walkTree(await listCategories(client))
  const synonyms = await readGroups(client)
  const dishes = await readDishes(client)
  const products = await readProducts(client, categories, synonyms)
  const ordinalOf = ordinalFinder(products.ids, products.ordinalsById)
  const priceListIds = (await listPriceLists(client)).map(({ id }) => id)
  const warehouses = await listWarehouses(client)
  const prices = await readPrices(client, priceListIds, products.productCount, ordinalOf)
  const stock = await readStock(client, warehouses, products.productCount, ordinalOf)
  return {
    version,
    categories,
    categoryTerms: nameTerms(categories.map(({ name, typeId }) => (typeId === CATALOGUE_TYPE ? name : ''))),
    dishes,
    dishTerms: nameTerms(dishes.flatMap(({ name, phrases }) => [name, ...phrases])),
    ...products,
    ...groupByCategory(products.category, categories.length),
    earlierSlugs: {
      product: earlierSlugs(await listEarlierProductSlugs(client)),
      category: earlierSlugs(await listEarlierCategorySlugs(client)),
    },
    packagings: await listPackagings(client),
    priceListIds,
    prices,
    warehouses,
    stock,
    ...(await readPromotions(client, today, priceListIds, ordinalOf)),
  }
}

async function readPrices(
  client: pg.PoolClient,
  priceListIds: readonly number[],
  productCount: number,
  ordinalOf: (productId: number) => number | undefined,
) {
  const pairs = new Map(priceListIds.map((id) => [id, growingPairs(productCount)]))
  await copyIntegers(client, PRICES, 3, ([listId = 0, productId = 0, cents = 0]) => {
    const ordinal = ordinalOf(productId)
    if (ordinal !== undefined) pairs.get(listId)?.push(ordinal, cents)
  })
  return [...pairs.values()].map((list) => {
    const column = priceColumn(productCount, ...list.finish())
    list.release()
    return column
  })
}

/** Room for a price of every product, and more when it is used up: unwritten memory is not allocated. */
function growingPairs(productCount: number) {
  let keys = passingUint32(Math.max(1, productCount))
  let values = passingInt32(keys.length)
  let used = 0
  return {
    push(key: number, value: number) {
      if (used === keys.length) {
        const [moreKeys, moreValues] = [passingUint32(used * 2), passingInt32(used * 2)]
        moreKeys.set(keys)
        moreValues.set(values)
        release(keys)
        release(values)
        ;[keys, values] = [moreKeys, moreValues]
      }
      keys[used] = key
      values[used++] = value
    },
    finish: (): [Uint32Array, Int32Array] => [keys.subarray(0, used), values.subarray(0, used)],
    release() {
      release(keys)
      release(values)
    },
  }
}

/** Only low stock is read: all other products, also untracked ones, have the level `many`. */
async function readStock(
  client: pg.PoolClient,
  warehouses: Snapshot['warehouses'],
  productCount: number,
  ordinalOf: (productId: number) => number | undefined,
): Promise<Uint8Array[]> {
  const levels = new Map(warehouses.map(({ id }) => [id, lastingBytes(productCount).fill(LEVEL_OF.many)]))
  await copyIntegers(client, LITTLE_STOCK, 3, ([warehouseId = 0, productId = 0, level = 0]) => {
    const ordinal = ordinalOf(productId)
    const column = levels.get(warehouseId)
    if (ordinal !== undefined && column !== undefined) column[ordinal] = level
  })
  return [...levels.values()]
}

/** The words of names that are not products, indexed like products. */
function nameTerms(names: readonly string[]): TermIndex {
  const collector = termCollector(names.length)
  const rest = { brand: '', format: '', category: '', path: '', producer: '', ingredients: '' }
  for (const name of names) collector.add({ ...rest, name })
  return collector.finish(Uint32Array.from(names.keys()))
}
