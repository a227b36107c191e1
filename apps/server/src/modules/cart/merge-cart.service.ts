import type { InfoEntry, WarningEntry } from '@cambusa/contract/envelope'
import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { info, warning } from '../../platform/http/envelope.ts'
import { moveKeys } from '../../platform/idempotency/once.ts'
import { boughtToday } from './lines/bought-today.ts'
import type { CartNeeds } from './rows/cart-needs.ts'
import { updateLines, removeCart } from './rows/cart-lines.queries.ts'
import { cartScope } from './pricing/cart-pricing.ts'
import { lockCartRow, findSnapshot, insertCart, mergeCartInfos } from './rows/cart.queries.ts'
import type { CartRow } from './rows/cart-snapshot.ts'
import { releaseLock } from './rows/cart-locks.queries.ts'
import { insertMergedVisitor } from './visitor/merged-visitor.queries.ts'
import { planAdd } from './lines/plan-add.ts'
import { proposeDelivery } from './delivery/propose-delivery.ts'
import { releaseHold } from './cart.service.ts'

/** What the customer is told of the merge. */
export interface MergedCart {
  infos: InfoEntry[]
  warnings: WarningEntry[]
}

type Needs = CartNeeds & Pick<Platform, 'config'>

/**
 * Merges a visitor's cart into the customer's, once: quantities are added, the limits and the stock of the customer's
 * store are respected, and an info says what was merged and what was not (specification §10). The visitor's cart is
 * deleted, and the visitor is noted as signed in, so that no call in flight creates a new one. All or nothing: a merge
 * that fails leaves the visitor unchanged. undefined: there was nothing to merge.
 */
export async function mergeVisitorCart(
  services: Needs,
  visitor: RequestSession,
  customer: RequestSession,
): Promise<MergedCart | undefined> {
  if (visitor.userId > 0) return undefined
  const done = await inTransaction(services.db, async (tx) => {
    // Of two sign-ins at once the second waits here until the first has merged the cart.
    const noted = await insertMergedVisitor(tx, { visitorHash: visitor.tokenHash, now: services.clock() })
    if (noted === 0) return undefined
    const from = await lockCartRow(tx, visitor, null)
    if (from === undefined) return undefined
    const lines = (await findSnapshot(tx, visitor, null))?.lines ?? []
    const merged = lines.length > 0 ? await merge(services, tx, customer, from, lines) : undefined
    await moveKeys(tx, visitor, customer)
    await releaseHold(tx, from.id)
    await removeCart(tx, { cartId: from.id })
    return merged
  })
  // In a separate transaction: it locks a slot, and this one has locked that of the visitor's cart.
  if (done?.isNewCart === true) await proposeDelivery(services.db, customer, services.clock())
  return done && { infos: done.infos, warnings: done.warnings }
}

/**
 * The customer's cart, locked, with prepare's lock removed; created at the store that the visitor chose if there is
 * none.
 */
async function lockTarget(
  { clock, config }: Needs,
  tx: Db,
  customer: RequestSession,
  from: CartRow,
): Promise<{ cartId: number; isNewCart: boolean }> {
  const now = clock()
  const found = await lockCartRow(tx, customer, null)
  if (found) {
    if (found.status !== CART_STATUS.open) await releaseLock(tx, { cartId: found.id, now })
    return { cartId: found.id, isNewCart: false }
  }
  const { userId, companyId, scope } = customer
  const chosen = from.storeId === config.storeId ? scope : from
  await insertCart(tx, {
    visitorHash: null,
    userId,
    companyId,
    storeId: chosen.storeId,
    warehouseId: chosen.warehouseId,
    productIds: [],
    now,
  })
  const made = await lockCartRow(tx, customer, null)
  if (made === undefined) throw new Error('the cart that was just made cannot be found')
  return { cartId: made.id, isNewCart: true }
}

async function merge(
  services: Needs,
  tx: Db,
  customer: RequestSession,
  from: CartRow,
  lines: readonly Parameters<typeof planAdd>[1][number][],
): Promise<MergedCart & { isNewCart: boolean }> {
  const { catalogue, clock } = services
  const now = clock()
  const { cartId, isNewCart } = await lockTarget(services, tx, customer, from)
  const productIds = lines.map(({ productId }) => productId)
  const target = await findSnapshot(tx, customer, null, productIds)
  if (target === undefined) throw new Error('a locked cart cannot be read')
  const scope = cartScope(customer, target)
  const sellable = (productId: number) => catalogue.sellable(productId, scope, now)
  const facts = {
    lines: target.lines,
    stock: target.stock,
    boughtToday: await boughtToday(tx, customer, productIds, sellable, now),
    maxProducts: customer.maxProducts,
    warehouseId: target.warehouseId,
    sellable,
  }
  const plan = planAdd(facts, lines, { isBulk: true })
  if (plan.put.length > 0) await updateLines(tx, target, plan, now)
  await mergeCartInfos(tx, { cartId, infos: from.infos })
  const cut = lines.length - plan.put.length
  return {
    isNewCart,
    infos: [
      ...(plan.put.length > 0 ? [info('cart.merged', { count: plan.put.length })] : []),
      ...(cut > 0 ? [info('cart.mergedCut', { count: cut })] : []),
    ],
    warnings: plan.warnings.map(({ code, params }) => warning(code, params)),
  }
}
