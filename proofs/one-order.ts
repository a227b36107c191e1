import { call } from './api.ts'
import type { ShopProcess } from './shop-process.ts'
import { makeShoppers, makeSlot } from './shoppers.ts'

const LINES = 3

export interface KillResult {
  /** Milliseconds after sending buy at which the server was killed. */
  killedAfterMs: number
  /** The answer arrived before the kill. */
  wasAnswered: boolean
  /** The order existed when the server was back. */
  wasWritten: boolean
  /** Orders of the cart after buying again; must be 1. */
  orders: number
  /** Both answers, if there were two, name the same order. */
  isSame: boolean
  /** Booked capacity of the slot; must be 1. */
  booked: number
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Kills the server (kill -9) the given time after buy was sent, restarts it and buys again. */
export async function killDuringBuy(shop: ShopProcess, killedAfterMs: number): Promise<KillResult> {
  const { pool } = shop.database
  const [shopper] = await makeShoppers(pool, 1, LINES)
  const { session, cartId } = shopper!
  const { timeslotId, date } = await makeSlot(pool, 5)
  await call(shop.url, 'GET', `/timeslot/select?sel_date=${date}&timeslot_id=${timeslotId}`, session)
  const prepared = await call(shop.url, 'POST', '/checkout/prepare', session)
  if (prepared.status !== 0) throw new Error(`not prepared: ${prepared.codes.join()}`)
  const path = `/checkout/buy?payment_type_id=1&cart_id=${cartId}`
  const first = call(shop.url, 'POST', path, session).catch(() => undefined)
  await pause(killedAfterMs)
  await shop.kill()
  const answered = await first
  await shop.start()
  const ordersOf = async () =>
    (await pool.query<{ id: number }>('select id from orders where cart_id = $1', [cartId])).rows
  const written = await ordersOf()
  const again = await call(shop.url, 'POST', path, session)
  if (again.status !== 0) throw new Error(`not bought again: ${again.codes.join()}`)
  const orders = await ordersOf()
  const { rows } = await pool.query<{ booked: number }>('select booked from timeslots where id = $1', [
    timeslotId,
  ])
  const ids = [answered?.data?.['orderId'], written[0]?.id].filter((id) => id !== undefined)
  return {
    killedAfterMs,
    wasAnswered: answered !== undefined,
    wasWritten: written.length > 0,
    orders: orders.length,
    isSame: ids.every((id) => id === again.data?.['orderId']),
    booked: rows[0]!.booked,
  }
}

export const isRight = ({ orders, isSame, booked }: KillResult) => orders === 1 && isSame && booked === 1
