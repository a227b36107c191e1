import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { beforeAll, describe, expect, it } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import { buildShop } from '../../../testing/factories/delivery.ts'
import {
  buildGoods,
  buildOpenSlot,
  buildReadyShopper,
  type Goods,
} from '../../../testing/factories/orders.ts'
import { openOutbox } from '../../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { FORGOTTEN_WITH_ACCOUNT } from '../../../forgotten-with-account.ts'
import { deleteAskedAccounts } from './delete-accounts.service.ts'

const DAY_MS = 86_400_000
const DAYS = 15

let app: TestApp
let goods: Goods
let slot: number
beforeAll(async () => {
  app = await buildTestApp({
    waitsForLocks: true,
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      slot = await buildOpenSlot(db)
    },
  })
  await openOutbox(app.database)
})

const query = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows as Row[]
const run = () => deleteAskedAccounts({ ...app.services, ...FORGOTTEN_WITH_ACCOUNT }, app.time.now())
const askedLongAgo = (userId: number) =>
  query('update users set deletion_asked_at = $2 where id = $1', [
    userId,
    new Date(app.time.now().getTime() - DAYS * DAY_MS),
  ])

describe('an order that is placed while its account is deleted', () => {
  const ready = async () => {
    const { userId, cartId, shopper } = await buildReadyShopper(app, goods.pasta)
    await shopper.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: slot } })
    expect((await shopper.call(prepareCheckout)).codes).toEqual([])
    return { userId, buy: () => shopper.call(buyCart, { query: { cart_id: cartId, payment_type_id: 1 } }) }
  }
  const ordersOf = async (userId: number) =>
    (await query('select id from orders where user_id = $1', [userId])).length

  it('comes first and keeps the account, or finds none', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { userId, buy } = await ready()
      await askedLongAgo(userId)
      const later = async (milliseconds: number, act: () => Promise<unknown>) => {
        await wait(milliseconds)
        return act()
      }
      await Promise.all([later(round % 2 === 0 ? 0 : 15, buy), later(round % 4, run)])
      const [user] = await query('select deleted_at from users where id = $1', [userId])
      const placed = await ordersOf(userId)
      expect([placed, user!.deleted_at !== null], `round ${round}`).toEqual(
        placed === 1 ? [1, false] : [0, true],
      )
    }
  })

  it('waits for a deletion that is under way, and is refused', async () => {
    const { userId, buy } = await ready()
    const closing = await app.database.pool.connect()
    await closing.query('begin')
    await closing.query('select from users where id = $1 for update', [userId])
    await closing.query(`update users set is_disabled = true where id = $1`, [userId])
    const bought = buy()
    await wait(200)
    await closing.query('commit')
    closing.release()
    expect((await bought).codes).toEqual(['response419'])
    expect(await ordersOf(userId)).toBe(0)
  })
})
