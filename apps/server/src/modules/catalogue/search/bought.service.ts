import { ORDERS_WITHOUT_PREFERENCE } from '@cambusa/domain/orders/order-sets'
import type { Platform, RequestSession } from '../../../platform/http/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { generationCache, type GenerationCache } from '../memory/generation-cache.ts'
import type { CatalogueIndex } from '../engine/catalogue-index.ts'
import { listBought } from './bought.queries.ts'

/** The bonus of a customer's own purchases in a search, and their order. */
export interface Bought {
  /** Identifies the customer and this state of the purchases: part of the key of a list for this customer. */
  key: string
  /** Bonus by ordinal. */
  bonus: ReadonlyMap<number, number>
  /** Rank by ordinal, small for products ordered most often. */
  places: ReadonlyMap<number, number>
}

interface Purchases {
  loadedMs: number
  key: string
  /** Bonus by product, the most ordered first. */
  bonusOf: ReadonlyMap<number, number>
  /** The same by ordinal of the index that was used last. */
  resolved: { index: CatalogueIndex; bought: Bought } | undefined
}

const KEPT_MS = 5 * 60_000
/** Number of products cached for all customers together. */
const PRODUCTS_KEPT = 200_000
const DAYS = 365
const DAY_MS = 86_400_000
const MOST_PRODUCTS = 500
/** More than popularity and a promotion together, less than a match in a better field. */
const FIRST_ORDER = 24
const EACH_DOUBLING = 4
const MOST_BONUS = 40

const cacheOf = new WeakMap<Database, GenerationCache<string, Promise<Purchases>>>()
let loads = 0

function purchasesKept(database: Database) {
  const known = cacheOf.get(database)
  if (known !== undefined) return known
  const made = generationCache<string, Promise<Purchases>>(PRODUCTS_KEPT)
  cacheOf.set(database, made)
  return made
}

const customerKey = ({ userId, companyId }: Pick<RequestSession, 'userId' | 'companyId'>) =>
  `${userId} ${companyId ?? ''}`

type Needs = Pick<Platform, 'database' | 'db' | 'log'>

/**
 * What a signed-in customer bought within a year, for the company acted for; cached for some minutes. Undefined for
 * visitors, for customers without purchases, and when the database does not answer: the search works without.
 */
export async function boughtBy(
  { database, db, log }: Needs,
  session: Pick<RequestSession, 'userId' | 'companyId' | 'hasExpired'>,
  index: CatalogueIndex,
  now: Date,
): Promise<Bought | undefined> {
  if (session.userId < 0 || session.hasExpired) return undefined
  const kept = purchasesKept(database)
  const customer = customerKey(session)
  let purchases = await kept.get(customer)?.catch(() => undefined)
  if (purchases === undefined || now.getTime() - purchases.loadedMs >= KEPT_MS) {
    const loading = load(db, session, now)
    kept.set(customer, loading, MOST_PRODUCTS)
    purchases = await loading.catch((error: unknown) => {
      log.warn({ err: error }, 'purchases not read, search goes on without')
      kept.delete(customer)
      return undefined
    })
  }
  return purchases === undefined || purchases.bonusOf.size === 0 ? undefined : resolve(purchases, index)
}

/** Clears a customer's cached purchases after a new order. */
export function forgetBought(database: Database, session: Pick<RequestSession, 'userId' | 'companyId'>) {
  purchasesKept(database).delete(customerKey(session))
}

async function load(
  db: Platform['db'],
  { userId, companyId }: Pick<RequestSession, 'userId' | 'companyId'>,
  now: Date,
): Promise<Purchases> {
  const since = new Date(now.getTime() - DAYS * DAY_MS)
  const rows = await listBought(db, {
    userId,
    companyId,
    since,
    cancelled: ORDERS_WITHOUT_PREFERENCE,
    most: MOST_PRODUCTS,
  })
  const bonusOf = new Map(rows.map(({ productId, orders }) => [productId, bonusFor(orders)]))
  const key = `${customerKey({ userId, companyId })} ${++loads}`
  return { loadedMs: now.getTime(), key, bonusOf, resolved: undefined }
}

/** Logarithmic in the number of orders: what is bought each week will be bought again. */
const bonusFor = (orders: number) =>
  Math.min(MOST_BONUS, FIRST_ORDER + EACH_DOUBLING * Math.floor(Math.log2(orders)))

function resolve(purchases: Purchases, index: CatalogueIndex): Bought {
  if (purchases.resolved?.index === index) return purchases.resolved.bought
  const bonus = new Map<number, number>()
  const places = new Map<number, number>()
  for (const [productId, value] of purchases.bonusOf) {
    const ordinal = index.ordinalOf(productId)
    if (ordinal === undefined) continue
    bonus.set(ordinal, value)
    places.set(ordinal, places.size)
  }
  const bought = { key: purchases.key, bonus, places }
  purchases.resolved = { index, bought }
  return bought
}
