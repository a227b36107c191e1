import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import { forgetCardJob } from '../../gateways/forget-card.job.ts'
import { cutStatements } from '../../../testing/cut-statements.ts'
import { chosen } from '../../../testing/extent.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import {
  buildGoods,
  buildOpenSlot,
  buildReadyShopper,
  type Goods,
} from '../../../testing/factories/orders.ts'
import { buildUser } from '../../../testing/factories/users.ts'
import { mailsTo, openOutbox } from '../../../testing/kept-mails.ts'
import { fillActing, fillPerson } from '../../../testing/owners/fill-owner.ts'
import { digestRows } from '../../../testing/owners/owned-tables.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { FORGOTTEN_WITH_ACCOUNT } from '../../../forgotten-with-account.ts'
import { deleteAskedAccounts } from './delete-accounts.service.ts'

const DAY_MS = 86_400_000
const DAYS = 15

const cuts = cutStatements()
let app: TestApp
let goods: Goods
let slot: number
beforeAll(async () => {
  afterAll(cuts.end)
  app = await buildTestApp({
    waitsForLocks: true,
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
      slot = await buildOpenSlot(db)
    },
  })
  await openOutbox(app.database, forgetCardJob.name)
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

describe('a server that is killed while it deletes an account', () => {
  /** An account with something personal in every table, which is due. */
  const due = async () => {
    const { id, login } = await buildUser(app.db)
    const mark = (field: string) => `segnale${id}q${field}`
    await fillPerson(app.db, id, mark, app.time.now())
    const ids = await fillActing(
      app.db,
      { userId: id, companyId: null, productId: goods.pasta },
      mark,
      app.time.now(),
    )
    const open = [ids.unpaidOrderId, ids.editableOrderId]
    await query('update orders set status = 8 where id = any($1)', [open])
    await query(`update withdrawals set state = 'refunded' where user_id = $1`, [id])
    await query('update payouts set paid_at = now() where order_id = $1', [ids.handedOverId])
    await askedLongAgo(id)
    return { id, login }
  }
  const rowsOf = (userId: number) => digestRows(app.database.pool, { userId, companyIds: [] })
  const deletedAt = async (userId: number) =>
    (await query('select deleted_at from users where id = $1', [userId]))[0]!.deleted_at
  /** What a deletion leaves of the account: rows by table, the mail that says so, the job that sends it. */
  const leftOf = async ({ id, login }: { id: number; login: string }) => {
    const { rows } = await app.database.pool.query<{ left: string }>(
      `select concat_ws(' ', (select login like 'released-%' and last_name = '' from users where id = $1),
         (select count(*) from addresses where user_id = $1 and address1 <> ''), (select count(*) from delegates where user_id = $1),
         (select count(*) from known_addresses where user_id = $1), (select count(*) from mail_links where user_id = $1),
         (select count(*) from sso_identities where user_id = $1), (select count(*) from carts where user_id = $1 and status = 1),
         (select count(*) from orders where user_id = $1 and shipping_address->>'addressName' <> ''),
         (select count(*) from pgboss.job j join mails m on m.id = (j.data->>'mailId')::int
            where m.user_id = $1 and m.kind = 'accountDeleted')) as left`,
      [id],
    )
    return [rows[0]!.left, (await mailsTo(app, login)).map(({ kind }) => kind)]
  }
  /** Accounts of before are looked at for two days; not here. */
  const longAgo = () =>
    query(`update users set deleted_at = deleted_at - interval '3 days' where deleted_at is not null`)

  it('has deleted all of it or nothing, and the next night all, with one mail', async () => {
    const whole = await due()
    const statements = await cuts.dying(0, 'before', run)
    const all = await leftOf(whole)
    expect(all).toEqual(['t 0 0 0 0 0 0 0 1', ['accountDeleted']])
    const kills = Array.from({ length: statements }, (_, index) => index + 1).flatMap((at) => [
      { at, moment: 'before' as const },
      { at, moment: 'after' as const },
    ])
    const outcomes = new Set<string>()
    for (const { at, moment } of chosen('a deletion is killed', kills, 12)) {
      await longAgo()
      const account = await due()
      const before = await rowsOf(account.id)
      await cuts.dying(at, moment, () => run().catch(() => undefined))
      // Gives the pool time to notice the lost connection.
      await wait(50)
      const isDeleted = (await deletedAt(account.id)) !== null
      if (isDeleted) expect(await leftOf(account), `${moment} ${at}`).toEqual(all)
      else expect(await rowsOf(account.id), `${moment} ${at}`).toEqual(before)
      outcomes.add(isDeleted ? 'all' : 'nothing')
      await run()
      expect(await leftOf(account), `${moment} ${at}, the next night`).toEqual(all)
    }
    expect(outcomes).toContain('nothing')
  }, 60_000)
})
