import { CART_STATUS, isCartLocked } from '@cambusa/domain/orders/cart-status'
import { MAX_PRODUCTS_IN_CART } from '@cambusa/domain/constants'
import { roundQuantity } from '@cambusa/domain/quantity/quantity-step'
import type { Db } from '../../platform/database/database.ts'
import { boughtToday } from './lines/bought-today.ts'
import type { CartNeeds } from './rows/cart-needs.ts'
import { updateLines } from './rows/cart-lines.queries.ts'
import { cartScope } from './pricing/cart-pricing.ts'
import { releaseEndedLock } from './rows/cart-locks.queries.ts'
import { findCompanyTerms, findSnapshot } from './rows/cart.queries.ts'
import type { CartRow } from './rows/cart-snapshot.ts'
import { ownerOf, type CartToFill } from './lock-cart.ts'
import { sameLine } from './lines/line-problem.ts'
import { planAdd } from './lines/plan-add.ts'
import { updateFromOrder } from './restore-order.queries.ts'

/** A line of an order that was given up. */
export interface LineToReturn {
  productId: number
  name: string
  quantity: number
  notes: string
  infos: Record<string, string>
}

/** The result of putting lines back. */
export interface Returned {
  /** False while the cart is being confirmed: then it took none. */
  isOpen: boolean
  /** Names of products that were not put back in full. */
  left: string[]
}

/**
 * Puts the lines of an order that was given up back into its customer's cart, which the caller has locked, by the rules
 * of merging: quantities are added, limits and stock are respected. The infos and the delivery of the order are copied
 * too. A cart that is being confirmed is left unchanged.
 */
export async function returnLines(
  { catalogue }: Pick<CartNeeds, 'catalogue'>,
  tx: Db,
  { buyer, cart }: { buyer: CartToFill & { id: number }; cart: CartRow },
  lines: readonly LineToReturn[],
  now: Date,
): Promise<Returned> {
  const owner = ownerOf(buyer)
  const { companyId, storeId, warehouseId } = buyer
  if (isCartLocked(cart, now)) return { isOpen: false, left: lines.map(({ name }) => name) }
  if (cart.status !== CART_STATUS.open) await releaseEndedLock(tx, { cartId: cart.id, now })
  const target = await findSnapshot(
    tx,
    owner,
    null,
    lines.map(({ productId }) => productId),
  )
  if (target === undefined) throw new Error('a locked cart cannot be read')
  const terms = companyId === null ? undefined : await findCompanyTerms(tx, { companyId })
  const { priceListId } = target
  const own = { storeId, warehouseId, priceListId, companyPriceListId: terms?.priceListId ?? null }
  const scope = cartScope({ scope: own }, target)
  const sellable = (productId: number) => catalogue.sellable(productId, scope, now)
  const productIds = lines.map(({ productId }) => productId)
  const facts = {
    lines: target.lines,
    stock: target.stock,
    maxProducts: terms?.maxProducts ?? MAX_PRODUCTS_IN_CART,
    boughtToday: await boughtToday(tx, owner, productIds, sellable, now),
    warehouseId: target.warehouseId,
    sellable,
  }
  const plan = planAdd(facts, lines, { isBulk: true })
  if (plan.put.length > 0) await updateLines(tx, target, plan, now)
  await updateFromOrder(tx, { cartId: cart.id, orderId: buyer.id, now })
  const isWhole = (line: LineToReturn) => {
    const held = target.lines.find((known) => sameLine(known, line))?.quantity ?? 0
    const put = plan.put.find((other) => sameLine(other, line))?.quantity ?? 0
    return put >= roundQuantity(held + line.quantity)
  }
  return { isOpen: true, left: lines.filter((line) => !isWhole(line)).map(({ name }) => name) }
}
