import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import type { PriceScope } from '@cambusa/domain/money/price-scope'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../platform/database/database.ts'
import { listen } from '../../platform/database/listen.ts'
import { cardJson } from './cards/card-json.ts'
import { productCard } from './cards/product-card.ts'
import { findCatalogueVersion } from './engine/catalogue.queries.ts'
import { assortmentOf } from './engine/assortment-of.ts'
import { openIndex, type CatalogueIndex, type Assortments } from './engine/catalogue-index.ts'
import { slugNow, type SlugAsked } from './engine/earlier-slugs.ts'
import { hintCollector, keepHeapSmall } from './memory/saving/hint-collector.ts'
import { setMemorySaving } from './memory/saving/switch.ts'
import { loadSnapshot } from './engine/load-snapshot.ts'
import { parseStockChanges, patchStock, type StockChange } from './engine/patch-stock.ts'
import { romeDayOf, type RomeDay } from './engine/rome-day.ts'
import { textRing } from './memory/text-ring.ts'
import { createRebuilder } from './engine/rebuilder.ts'
import { sellableProduct, type SellableProduct } from './cards/sellable.ts'

const CARDS_KEPT_BYTES = 40 * 1024 * 1024

/** The read side of the catalogue, served from this process's index in memory. */
export interface Catalogue extends Assortments {
  /** Version of the catalogue in the index. */
  readonly version: number
  /** undefined: unknown or no longer in the catalogue. */
  sellable(productId: number, scope: PriceScope, now: Date): SellableProduct | undefined
  /** The card as on the wire. */
  card(productId: number, scope: PriceScope, now: Date): ListedProduct | undefined
  /** The same card as cached JSON text. */
  cardJson(productId: number, scope: PriceScope, now: Date): string | undefined
  /** Id of the product with this article code or GTIN. */
  findByCode(code: string): number | undefined
  /**
   * The current slug of a product or category: another than asked for if it has moved, undefined if it does not exist
   * (any more).
   */
  slugNow(asked: SlugAsked): string | undefined
}

/** The catalogue of a process, synchronised with the database until it is closed. */
export interface RunningCatalogue extends Catalogue {
  /** Rebuilds the index now; resolves when it contains everything committed before the call. */
  refresh(): Promise<void>
  close(): Promise<void>
}

export interface CatalogueNeeds {
  database: Database
  config: Pick<Config, 'memorySaving' | 'shop'>
  log: Pick<FastifyBaseLogger, 'info' | 'error'>
  clock: () => Date
  /** How the catalogue is read: by a worker unless given. */
  read?: typeof loadSnapshot
  /** Room for the text of cards: that of the real shop unless given. */
  cardsKeptBytes?: number
}

/** Loads the catalogue into this process and keeps it synchronised with the database; resolves when it can be used. */
export async function createCatalogue(needs: CatalogueNeeds): Promise<RunningCatalogue> {
  const { database, config, log, clock, read = loadSnapshot, cardsKeptBytes = CARDS_KEPT_BYTES } = needs
  const { memorySaving } = config
  setMemorySaving(memorySaving)
  keepHeapSmall()
  const sellsIncompleteFood = config.shop.sellIncompleteFood ?? true
  let day: RomeDay = romeDayOf(clock())
  let index: CatalogueIndex | undefined
  /** Stock changes announced while the worker reads: its snapshot may be older. */
  let missed: StockChange[] | undefined

  const cards = textRing(cardsKeptBytes)
  const closing = new AbortController()

  const rebuilder = createRebuilder(
    async () => {
      const startedMs = performance.now()
      missed = []
      day = romeDayOf(clock(), day)
      const snapshot = await read({ databaseUrl: database.url, today: day.iso, memorySaving }, closing.signal)
      const next = openIndex(snapshot, { sellsIncompleteFood, cards })
      patchStock(next, missed)
      missed = undefined
      forget(index)
      index = next
      const { version, productCount: products } = snapshot
      log.info({ version, products, ms: Math.round(performance.now() - startedMs) }, 'catalogue index built')
    },
    (error) => log.error({ err: error }, 'catalogue index not rebuilt, the old one stays'),
  )

  async function onCatalogueChanged() {
    const { version } = await findCatalogueVersion(database.db)
    if (version !== index?.snapshot.version) rebuilder.request()
  }

  function onStockChanged(payload: string | undefined) {
    const changes = parseStockChanges(payload)
    if (changes === undefined) return rebuilder.request()
    missed?.push(...changes)
    if (index !== undefined) patchStock(index, changes)
  }

  // Listens before reading: a change in between would be missed.
  const stops = await Promise.all([
    listen(database, 'catalogue_changed', () => {
      onCatalogueChanged().catch(() => rebuilder.request())
    }),
    listen(database, 'stock_changed', onStockChanged),
  ])
  await rebuilder.now()

  const current = (): CatalogueIndex => {
    if (index === undefined) throw new Error('the catalogue was never read')
    return index
  }
  const assortment = (scope: PriceScope, now: Date) => {
    day = romeDayOf(now, day)
    return assortmentOf(current(), scope, day)
  }
  return {
    get version() {
      return current().snapshot.version
    },
    assortment,
    sellable(productId, scope, now) {
      const ordinal = current().ordinalOf(productId)
      return ordinal === undefined ? undefined : sellableProduct(assortment(scope, now), ordinal)
    },
    card(productId, scope, now) {
      const ordinal = current().ordinalOf(productId)
      return ordinal === undefined ? undefined : productCard(assortment(scope, now), ordinal)
    },
    cardJson(productId, scope, now) {
      const ordinal = current().ordinalOf(productId)
      return ordinal === undefined ? undefined : cardJson(assortment(scope, now), ordinal)
    },
    findByCode(code) {
      const { ordinalOfCode, ordinalOfGtin, snapshot } = current()
      const ordinal = ordinalOfCode(code) ?? ordinalOfGtin(code)
      return ordinal === undefined ? undefined : snapshot.ids[ordinal]
    },
    slugNow: (asked) => slugNow(current(), asked),
    refresh: () => rebuilder.now(),
    async close() {
      await Promise.all(stops.map((stop) => stop()))
      closing.abort()
      await rebuilder.close()
    },
  }
}

/** Frees what was cached in the old index at once; requests that still use it have the index itself. */
function forget(index: CatalogueIndex | undefined) {
  if (index === undefined) return
  index.lists.clear()
  index.pages.clear()
  index.sheets.clear()
  index.bytesOfCards.clear()
  index.assortments.clear()
  index.lastAssortment = undefined
  hintCollector()
}
