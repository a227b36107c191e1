import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { randomUUID } from 'node:crypto'
import { handOverOrder } from '../../apps/server/src/testing/factories/handed-over-order.ts'
import { call } from '../api.ts'
import { killCalls, type KilledCall } from './kill-calls.ts'
import { must, place, prepare, type Placed } from '../placed.ts'
import type { ShopProcess } from '../shop-process.ts'
import { makeShoppers, type Shopper } from '../shoppers.ts'
import type { Verdict } from '../verdict.ts'
import { sellReturnable, withdrawing } from '../withdrawing.ts'

const LINES = 3

/** A call about an order. */
interface KilledOfOrder extends Omit<KilledCall, 'id'> {
  placed: Placed
}

const post = (
  shop: ShopProcess,
  { session }: Shopper,
  path: string,
  body?: Readonly<Record<string, unknown>>,
  key?: string,
) => call(shop.url, 'POST', path, session, body, key)

const about = ({ orderId }: Placed) => ({ order_id: orderId })
const { received, editing, cancelled } = ORDER_STATUS
const EDITS = `(select count(*) from carts c where c.order_id = o.id and c.status <> ${CART_STATUS.bought})`
const ACTS = (act: string) =>
  `(select count(*) from order_acts a where a.order_id = o.id and a.act = '${act}')`
const claim = (isRight: string) => `select ${isRight} as "isRight" from orders o where o.id = $1`

/** Opens an order for changes. */
const modify = (shop: ShopProcess, placed: Placed): KilledOfOrder => ({
  name: 'modify',
  placed,
  send: () => post(shop, placed.shopper, '/order/modify', about(placed)),
  right: claim(`o.status = ${editing} and ${EDITS} = 1 and ${ACTS('edit')} = 1`),
})

/** Buys an edited order with more of its first product. */
async function buyChange(shop: ShopProcess, placed: Placed): Promise<KilledOfOrder> {
  const { shopper } = placed
  await must(post(shop, shopper, '/order/modify', about(placed)))
  const items = [{ productId: shopper.productIds[0], quantity: 2 }]
  await must(post(shop, shopper, '/cart/add', { items }))
  const cartId = await prepare(shop, shopper)
  return {
    name: 'buy of the changes',
    placed,
    send: () => post(shop, shopper, `/checkout/buy?cart_id=${cartId}`),
    right: claim(
      `o.status = ${received} and o.version = 2 and ${EDITS} = 0 and ${ACTS('change')} = 1
       and (select count(*) from order_versions v where v.order_id = o.id) = 1`,
    ),
  }
}

async function undo(shop: ShopProcess, placed: Placed): Promise<KilledOfOrder> {
  await must(post(shop, placed.shopper, '/order/modify', about(placed)))
  return {
    name: 'undo',
    placed,
    send: () => post(shop, placed.shopper, '/order/modify-undo', about(placed)),
    right: claim(`o.status = ${received} and o.version = 1 and ${EDITS} = 0 and ${ACTS('keepAsWas')} = 1`),
  }
}

/** Withdraws from one piece of what was handed over. */
async function withdraw(shop: ShopProcess, placed: Placed): Promise<KilledOfOrder> {
  const { pool, db } = shop.database
  await sellReturnable(shop, placed)
  const total = 'select total_cents as "dueCents" from orders where id = $1'
  const { dueCents } = (await pool.query<{ dueCents: number }>(total, [placed.orderId])).rows[0]!
  await handOverOrder(db, placed.orderId, { at: new Date(), dueCents })
  return {
    name: 'withdraw',
    placed,
    send: await withdrawing(shop, placed),
    right: claim(
      `${ACTS('withdraw')} = 1 and (select count(*) from withdrawals w where w.order_id = o.id) = 1
       and (select sum(l.quantity) from withdrawn_lines l join order_items i on i.id = l.order_item_id
         where i.order_id = o.id) = 1`,
    ),
  }
}

const reorder = (shop: ShopProcess, placed: Placed): KilledOfOrder => {
  const key = randomUUID()
  return {
    name: 'reorder',
    placed,
    send: () => post(shop, placed.shopper, '/cart/add-all-from-order', about(placed), key),
    right: claim(
      `(select sum(l.quantity) from cart_items l join carts c on c.id = l.cart_id
         where c.user_id = o.user_id and c.order_id is null and c.status = ${CART_STATUS.open})
       = (select sum(i.quantity) from order_items i where i.order_id = o.id)`,
    ),
  }
}

const rate = (shop: ShopProcess, placed: Placed): KilledOfOrder => ({
  name: 'note',
  placed,
  send: () => post(shop, placed.shopper, '/note/order/add', { ...about(placed), goods: 5 }),
  right: claim('(select count(*) from order_notes n where n.order_id = o.id) = 1'),
})

const cancel = (shop: ShopProcess, placed: Placed): KilledOfOrder => ({
  name: 'cancel',
  placed,
  send: () => post(shop, placed.shopper, '/order/delete', about(placed)),
  right: claim(
    `o.status = ${cancelled} and (select count(*) from order_status_log l where l.order_id = o.id and l.to_status = ${cancelled}) = 1`,
  ),
})

const MAKERS = [modify, buyChange, undo, withdraw, reorder, cancel] as const

/**
 * Kills the server while customers change, undo, cancel, withdraw and order again at once, each an order of his own, and
 * sends each call again after the restart: done once, and the books agree.
 */
export const killCallsOfOrders = (shop: ShopProcess, kills: number): Promise<Verdict> =>
  killCalls(shop, kills, async () => {
    const shoppers = await makeShoppers(shop.database.pool, MAKERS.length, LINES)
    const killed: KilledOfOrder[] = []
    for (const [at, make] of MAKERS.entries()) killed.push(await make(shop, await place(shop, shoppers[at]!)))
    const handedOver = killed.find(({ name }) => name === 'withdraw')!
    killed.push(rate(shop, handedOver.placed))
    return killed.map(({ placed, ...one }) => ({ ...one, id: placed.orderId }))
  })
