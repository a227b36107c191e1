import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction, type Db } from '../apps/server/src/platform/database/database.ts'
import { chosen } from '../apps/server/src/testing/extent.ts'
import { SHORT } from './extents.ts'
import { isClean, startBuying, type Load } from './ledger.ts'
import { payInPeace } from './one-payment.ts'
import { readBooks, standingOf, type Standing } from './payment-books.ts'
import { proofsOf, proveRaceSees, proveWithoutRoom } from './proofs.ts'
import { isFlat } from './mixed-load.ts'
import { openShopProcess, type ShopProcess } from './shop-process.ts'
import { watchProcess } from './watched-process.ts'

/** Of the proofs, which each take up to a minute. `npm run proofs` runs all of them, and longer. */
const PROOFS_A_RUN = 6

describe('on the real server, in a process of its own, nothing is lost, doubled or answered with 500 after', () => {
  const watch = watchProcess()
  let shop: ShopProcess
  beforeAll(async () => {
    shop = await openShopProcess(watch.options)
  })
  afterAll(() => shop.close())

  it.each(chosen('proofs', proofsOf(SHORT, watch), PROOFS_A_RUN))('$name', async (proof) => {
    const { isGood, told } = await proof.try(shop)
    expect(isGood, told).toBe(true)
  })

  describe('and the books of a payment detect', () => {
    /** The state of a paid customer after these statements on his order, which are rolled back. */
    const standingAfter = async (...statements: string[]) => {
      const { shopper, slot, orderId } = await payInPeace(shop)
      const standing = async (db: Db) => standingOf(await readBooks(db, shopper.userId, slot.timeslotId))
      const { db } = shop.database
      expect(await standing(db)).toBe('paid')
      let seen: Standing | undefined
      await inTransaction(db, async (tx) => {
        for (const statement of statements)
          await tx.$client.query(statement.replaceAll('$order', String(orderId)))
        seen = await standing(tx)
        throw new Error('rolled back')
      }).catch((error: unknown) => {
        if (seen === undefined) throw error
      })
      return seen
    }

    it('a try that was reset', async () => {
      const set = `update payment_attempts set state = 'pending' where order_id = $order`
      expect(await standingAfter(set)).toBe('neither')
    })

    it('a second paying try, without the index that prevents it', async () => {
      const insert = `insert into payment_attempts (order_id, payment_type_id, provider, state, amount_cents)
        select order_id, payment_type_id, provider, state, amount_cents from payment_attempts where order_id = $order`
      await expect(standingAfter(insert)).rejects.toThrow('payment_attempts_one_live')
      expect(await standingAfter('drop index payment_attempts_one_live', insert)).toBe('neither')
    })

    it('a second payment at the gateway', async () => {
      const insert = `insert into sandbox_payments (key, reference, state, amount_cents, details)
        select 'again' || s.key, 'again' || s.reference, s.state, s.amount_cents, s.details
        from sandbox_payments s join orders o on o.number = s.details->>'orderNumber' where o.id = $order`
      expect(await standingAfter(insert)).toBe('neither')
    })

    it('a second order', async () => {
      const copy = `with cart as (
          insert into carts (user_id, store_id, warehouse_id, status)
          select user_id, store_id, warehouse_id, ${CART_STATUS.bought} from orders where id = $order returning id)
        insert into orders overriding system value
        select copy.* from cart, orders o, jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
          'id', nextval(pg_get_serial_sequence('orders', 'id')), 'cart_id', cart.id,
          'number', 'prova-' || cart.id, 'status', 9)) copy where o.id = $order`
      expect(await standingAfter(copy)).toBe('neither')
    })
  })

  describe('and the ledger detects', () => {
    /** Waits for a number of orders of the load. */
    const untilOrders = async (pool: Pool, load: Load) => {
      await expect
        .poll(() => pool.query('select from orders where timeslot_id = $1', [load.timeslotId]))
        .toMatchObject({ rowCount: expect.toSatisfy((count: number) => count >= 2) })
    }
    const tampered = async (statement: string) => {
      const { pool } = shop.database
      const load = await startBuying(shop, 2)
      await untilOrders(pool, load)
      const client = await pool.connect()
      try {
        // Tampering goes past the triggers that guard orders.
        await client.query('begin; set local session_replication_role = replica')
        await client.query(statement, [load.timeslotId])
        await client.query('commit')
      } finally {
        client.release(true)
      }
      return load.stop()
    }

    it('an order that was changed or is missing', async () => {
      const ledger = await tampered(
        `update orders set items_cents = items_cents + 1, total_cents = total_cents + 1,
           worst_case_cents = worst_case_cents + 1 where timeslot_id = $1`,
      )
      expect(ledger.lost).toBeGreaterThan(0)
      expect(isClean(ledger)).toBe(false)
    })

    it('an order that nobody was told of, with wrong capacity and stock', async () => {
      const ledger = await tampered(
        `with cart as (
           insert into carts (user_id, store_id, warehouse_id, status)
           select user_id, store_id, warehouse_id, ${CART_STATUS.bought} from orders where timeslot_id = $1 order by id limit 1
           returning id, user_id)
         insert into orders overriding system value
         select copy.* from cart, lateral (select * from orders o where o.user_id = cart.user_id limit 1) o,
           jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
             'id', nextval(pg_get_serial_sequence('orders', 'id')), 'cart_id', cart.id,
             'number', 'prova-' || cart.id)) copy`,
      )
      expect(ledger.doubled).toBe(1)
      expect(ledger.capacityDifference).toBe(-1)
      expect(isClean(ledger)).toBe(false)
    })

    it('goods that were removed without an order', async () => {
      const ledger = await tampered(
        `update stock set quantity = quantity - 1 where quantity > 1 and warehouse_id =
           (select warehouse_id from timeslots where id = $1)`,
      )
      expect(ledger.stockDifference).toBeGreaterThan(0)
      expect(isClean(ledger)).toBe(false)
    })
  })
})

it('memory that grows with every call is detected', () => {
  const growing = (bytes: number) =>
    Array.from({ length: 10 }, (_, tenth) => ({ rss: 4e8 + tenth * bytes, heapUsed: 2e8 + tenth * bytes }))
  expect([isFlat(growing(0)), isFlat(growing(12e6))]).toEqual([true, false])
})

it('a full disk interrupts the shop but does not end it', async () => {
  const { isGood, told } = await proveWithoutRoom(SHORT.outageMs)
  expect(isGood, told).toBe(true)
})

it('without the guards the same races oversell', async () => {
  const { isGood, told } = await proveRaceSees(50)
  expect(isGood, told).toBe(true)
})
