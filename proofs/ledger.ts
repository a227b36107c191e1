import type { Encounters, Purchase } from './buyer.ts'
import { buyAgainAndAgain, noEncounters } from './buyer.ts'
import type { ShopProcess } from './shop-process.ts'
import { makeShoppers, makeSlot, type Shopper } from './shoppers.ts'

const LINES = 3
const PLACES = 1_000_000
const STOCK = 1_000_000

/** The answers to buyers compared with the database. */
export interface Ledger extends Encounters {
  orders: number
  /** Orders that were confirmed to a buyer and are missing, or have another total. */
  lost: number
  /** Orders that nobody was told of: the same cart or purchase bought twice. */
  doubled: number
  /** Booked capacity of the slot beyond its orders and live holds. */
  capacityDifference: number
  /** Products whose stock is not the initial stock minus the sold quantity. */
  stockDifference: number
}

export interface Load {
  /** The slot that all buyers choose. */
  readonly timeslotId: number
  /** Lets every running purchase finish, then compares. */
  stop(): Promise<Ledger>
}

/** Starts customers who buy one order after the other until the load is stopped. */
export async function startBuying(shop: ShopProcess, buyers: number): Promise<Load> {
  const { pool } = shop.database
  const slot = await makeSlot(pool, PLACES)
  const shoppers = await makeShoppers(pool, buyers, LINES)
  const met = noEncounters()
  let isOver = false
  const running = Promise.all(
    shoppers.map((shopper) => buyAgainAndAgain(shop, shopper, slot, met, () => isOver)),
  )
  return {
    timeslotId: slot.timeslotId,
    stop: async () => {
      isOver = true
      const purchases = (await running).flat()
      return { ...met, ...(await compare(shop, shoppers, purchases, slot.timeslotId)) }
    },
  }
}

async function compare(
  { database: { pool } }: ShopProcess,
  shoppers: readonly Shopper[],
  purchases: readonly Purchase[],
  timeslotId: number,
): Promise<Omit<Ledger, keyof Encounters>> {
  const { rows: orders } = await pool.query<{
    id: number
    cartId: number
    totalCents: number
    isWhole: boolean
  }>(
    `select id, cart_id "cartId", total_cents "totalCents",
       items_cents = (select sum(gross_cents) from order_items i where i.order_id = o.id) "isWhole"
     from orders o where user_id = any($1)`,
    [shoppers.map(({ userId }) => userId)],
  )
  const known = new Map(orders.map((order) => [order.id, order]))
  const isThere = ({ orderId, cartId, totalPrice }: Purchase) => {
    const order = known.get(orderId)
    const isSame = order?.cartId === cartId && order.totalCents === Math.round(totalPrice * 100)
    return isSame && order.isWhole
  }
  const told = new Set(purchases.map(({ orderId }) => orderId))
  const { rows: places } = await pool.query<{ differences: number }>(
    `select booked - (select count(*) from orders where timeslot_id = t.id)
       - (select count(*) from timeslot_holds where timeslot_id = t.id) differences
     from timeslots t where id = $1`,
    [timeslotId],
  )
  const { rows: stock } = await pool.query<{ differences: number }>(
    `select count(*)::int differences from stock s
     where s.product_id = any($1) and s.warehouse_id = (select warehouse_id from timeslots where id = $2)
       and s.quantity <> $3 - coalesce((
         select sum(i.quantity) from order_items i join orders o on o.id = i.order_id
         where i.product_id = s.product_id and o.timeslot_id = $2), 0)`,
    [shoppers.flatMap(({ productIds }) => productIds), timeslotId, STOCK],
  )
  return {
    orders: orders.length,
    lost: purchases.filter((purchase) => !isThere(purchase)).length,
    doubled: orders.filter(({ id }) => !told.has(id)).length + purchases.length - told.size,
    capacityDifference: Number(places[0]?.differences),
    stockDifference: Number(stock[0]?.differences),
  }
}

/** Whether nothing was lost, doubled or answered with 500, and every 503 had a retry time. */
export function isClean(ledger: Ledger): boolean {
  const { lost, doubled, capacityDifference, stockDifference, failures, withoutRetryAfter, surprises } =
    ledger
  const wrong = lost + doubled + Math.abs(capacityDifference) + stockDifference + failures + withoutRetryAfter
  return wrong === 0 && surprises.length === 0 && ledger.orders > 0
}

/** A summary in one line. */
export function ledgerLine(ledger: Ledger): string {
  const { orders, lost, doubled, capacityDifference, stockDifference, failures, unavailable, broken } = ledger
  const { withoutRetryAfter, slowestMs, surprises } = ledger
  return (
    `${orders} orders, ${lost} lost, ${doubled} doubled, ${capacityDifference} places and ${stockDifference} stocks different; ` +
    `${failures} times 500, ${unavailable} times 503 (${withoutRetryAfter} without Retry-After), ${broken} cut off, ` +
    `slowest ${(slowestMs / 1000).toFixed(1)} s${surprises.length > 0 ? `; ${surprises.slice(0, 3).join('; ')}` : ''}`
  )
}
