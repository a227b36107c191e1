import type { PriceScope } from '@cambusa/domain/money/price-scope'
import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { boughtToday } from './lines/bought-today.ts'
import type { CartFacts } from './lines/cart-facts.ts'
import { cartScope } from './pricing/cart-pricing.ts'
import type { CartNeeds } from './rows/cart-needs.ts'
import { findStockAt } from './rows/cart-destination.queries.ts'
import type { CartSnapshot } from './rows/cart-snapshot.ts'
import { findSnapshot } from './rows/cart.queries.ts'

/** The facts that a change of a cart's lines is decided on; `raised` are the products that it may add more of. */
export async function factsOf(
  { catalogue, db }: Pick<CartNeeds, 'catalogue' | 'db'>,
  session: RequestSession,
  cart: Pick<CartSnapshot, 'lines' | 'stock' | 'storeId' | 'warehouseId' | 'priceListId' | 'orderId'>,
  raised: readonly number[],
  now: Date,
): Promise<CartFacts> {
  const scope = cartScope(session, cart)
  const sellable = (productId: number) => catalogue.sellable(productId, scope, now)
  return {
    lines: cart.lines,
    stock: cart.stock,
    boughtToday: await boughtToday(db, session, raised, sellable, now, cart.orderId),
    maxProducts: session.maxProducts,
    warehouseId: cart.warehouseId,
    sellable,
  }
}

export interface FactsRead {
  facts: CartFacts
  /** The scope of the cart's prices. */
  scope: PriceScope
}

/** Stock of products in the warehouse of a cart, by id; a product without an entry is not tracked. */
export async function stockOf(
  db: Db,
  warehouseId: number,
  productIds: readonly number[],
): Promise<Record<string, number>> {
  if (productIds.length === 0) return {}
  const { stock } = await findStockAt(db, { warehouseId, productIds })
  return stock
}

/**
 * The facts for adding these products to the cart of a session as it is now; a session without a cart has an empty one
 * at its store. Nothing is written.
 */
export async function readFacts(
  needs: Pick<CartNeeds, 'catalogue' | 'db'>,
  session: RequestSession,
  productIds: readonly number[],
  now: Date,
): Promise<FactsRead> {
  const { db } = needs
  const { storeId, warehouseId, priceListId } = session.scope
  const cart = (await findSnapshot(db, session, now, productIds)) ?? {
    lines: [],
    stock: await stockOf(db, warehouseId, productIds),
    storeId,
    warehouseId,
    priceListId,
    orderId: null,
  }
  return { facts: await factsOf(needs, session, cart, productIds, now), scope: cartScope(session, cart) }
}
