import { requestDeletion, keepAccount, viewDeletion } from '@cambusa/contract/people/account-deletion'
import { testSession } from '@cambusa/contract/people/auth'
import { prepareCheckout } from '@cambusa/contract/orders/checkout'
import { beforeAll, describe, expect, it } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import { forgetCardJob } from '../../gateways/forget-card.job.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildGoods, buildReadyShopper, signedIn, type Goods } from '../../../testing/factories/orders.ts'
import { buildPlacedOrder } from '../../../testing/factories/placed-order.ts'
import { buildUser, signIn, TEST_PASSWORD } from '../../../testing/factories/users.ts'
import { mailsTo, openOutbox } from '../../../testing/kept-mails.ts'
import { fillActing, fillPerson } from '../../../testing/owners/fill-owner.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { FORGOTTEN_WITH_ACCOUNT } from '../../../forgotten-with-account.ts'
import { deleteAskedAccounts } from './delete-accounts.service.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const DAYS = 14

let app: TestApp
let goods: Goods
beforeAll(async () => {
  app = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
    },
  })
  await openOutbox(app.database, forgetCardJob.name)
})

const query = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows as Row[]
const run = () => deleteAskedAccounts({ ...app.services, ...FORGOTTEN_WITH_ACCOUNT }, app.time.now())
const asked = { body: { password: TEST_PASSWORD } }
const userOf = async (userId: number) =>
  (await query('select to_jsonb(u) u from users u where id = $1', [userId]))[0]!.u as Record<string, unknown>
const askedLongAgo = (userId: number) =>
  query(`update users set deletion_asked_at = $2 where id = $1`, [
    userId,
    new Date(app.time.now().getTime() - (DAYS + 1) * DAY_MS),
  ])

async function customer() {
  const { id, login } = await buildUser(app.db)
  const shopper = app.shopper()
  await signIn(shopper, login)
  return { id, login, shopper }
}

describe('a customer who wants the account deleted', () => {
  it('confirms it by the password, is told by mail, and is deleted after 14 days and not before', async () => {
    const { id, login, shopper } = await customer()
    expect((await shopper.call(requestDeletion, { body: { password: 'sbagliata' } })).codes).toEqual([
      'password.wrong',
    ])
    const reply = await shopper.call(requestDeletion, asked)
    expect(reply.codes).toEqual([])
    expect(reply.user.deletesAt).toBe(reply.data!.deletion.deletesAt)
    // Again, after a lost answer: no second mail.
    await shopper.call(requestDeletion, asked)
    expect((await mailsTo(app, login)).map(({ kind }) => kind)).toEqual(['deletionAsked'])

    app.time.advance(DAYS * DAY_MS - MINUTE_MS)
    expect(await run()).toBe(0)
    app.time.advance(2 * MINUTE_MS)
    expect([await run(), await run()]).toEqual([1, 0])
    expect(await userOf(id)).toMatchObject({ login: `released-${id}`, is_disabled: true, last_name: '' })
    expect((await mailsTo(app, login)).map(({ kind }) => kind)).toEqual(['accountDeleted'])
    expect((await signIn(app.shopper(), login)).codes).toEqual(['auth.wrongCredentials'])
  })

  it('ends every other session with the request, and keeps the account by signing in again', async () => {
    const { id, login, shopper } = await customer()
    const elsewhere = app.shopper()
    await signIn(elsewhere, login)
    await shopper.call(requestDeletion, asked)
    expect((await elsewhere.call(viewDeletion)).httpStatus).toBe(419)
    expect((await shopper.call(viewDeletion)).httpStatus).toBe(200)
    app.time.advance(3 * DAY_MS)
    const back = app.shopper()
    expect((await signIn(back, login)).user.deletesAt).toBeDefined()
    const kept = await back.call(keepAccount)
    expect(kept.data!.deletion.deletesAt).toBeNull()
    expect(kept.user.deletesAt).toBeUndefined()
    app.time.advance(DAYS * DAY_MS)
    expect(await run()).toBe(0)
    expect(await userOf(id)).toMatchObject({ login, is_disabled: false })
  })

  it('orders nothing until the account is kept', async () => {
    const { shopper, userId } = await buildReadyShopper(app, goods.pasta)
    await query('update users set deletion_asked_at = $2 where id = $1', [userId, app.time.now()])
    await wait(100)
    expect((await shopper.call(prepareCheckout)).codes).toEqual(['account.toBeDeleted'])
  })

  it.each([
    [{ status: 2 }, [{ kind: 'openOrders', count: 1, amount: 0 }]],
    [{ status: 6, paymentTypeId: 5, priceCents: 1234 }, [{ kind: 'dueAmounts', count: 1, amount: 12.34 }]],
    [{ status: 8 }, []],
  ])('is told what has to be settled before: an order %o', async (order, hindrances) => {
    const { id, shopper } = await customer()
    await buildPlacedOrder(app.db, {
      userId: id,
      productIds: [goods.pasta],
      placedAt: app.time.now(),
      ...order,
    })
    const { deletion } = (await shopper.call(viewDeletion)).data!
    expect(deletion.hindrances).toMatchObject(hindrances)
    expect((await shopper.call(requestDeletion, asked)).codes).toEqual(
      hindrances.length > 0 ? ['account.notDeletable'] : [],
    )
    await askedLongAgo(id)
    expect(await run()).toBe(hindrances.length > 0 ? 0 : 1)
  })

  it('of the staff cannot', async () => {
    const { id, login } = await buildUser(app.db, { userTypeId: 2 })
    const shopper = await signedIn(app, id)
    await signIn(shopper, login)
    expect((await shopper.call(viewDeletion)).data!.deletion.hindrances).toMatchObject([{ kind: 'staff' }])
    expect((await shopper.call(requestDeletion, asked)).codes).toEqual(['account.notDeletable'])
  })
})

/** Fields of the cast that may still be read: goods and codes of the order, consents, bookkeeping, the bearer's gift. */
const KEPT_FIELDS =
  /^(versione|rete|numero|articolo|taglio|buono|riga|riferimento|intestata|intestatario|iban)/

describe('the deletion of an account with everything in it', () => {
  it('leaves orders without a name, and no personal word anywhere else', async () => {
    const { id, login, shopper } = await customer()
    const mark = (field: string) => `segnale${id}q${field}`
    await query('update users set first_name = $2, last_name = $3, mobile = $4 where id = $1', [
      id,
      mark('nome'),
      mark('cognome'),
      mark('telefono'),
    ])
    await fillPerson(app.db, id, mark, app.time.now())
    const ids = await fillActing(
      app.db,
      { userId: id, companyId: null, productId: goods.pasta },
      mark,
      app.time.now(),
    )
    await query(`update orders set infos = infos || '{"need_invoice": "true"}' where id = $1`, [ids.orderId])
    await query('update handovers set receiver_name = $2, delegate_id = $3 where order_id = $1', [
      ids.handedOverId,
      mark('ritira'),
      ids.delegateId,
    ])
    expect((await shopper.call(requestDeletion, asked)).codes).toEqual(['account.notDeletable'])
    await query('update orders set status = 8 where id = any($1)', [[ids.unpaidOrderId, ids.editableOrderId]])
    await query(`update withdrawals set state = 'refunded' where user_id = $1`, [id])
    await query('update payouts set paid_at = now() where order_id = $1', [ids.handedOverId])
    expect((await shopper.call(requestDeletion, asked)).codes).toEqual([])
    app.time.advance((DAYS + 1) * DAY_MS)
    await run()
    expect((await userOf(id)).deleted_at).not.toBeNull()
    expect((await shopper.call(testSession)).user.userId).toBe(-1)
    // The last mail was sent, and the next night takes its recipient away.
    await query('update mails set sent_at = now() where user_id = $1 and failed_at is null', [id])
    await run()

    const tables = await query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema in ('public') and table_type = 'BASE TABLE'`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const rows = await query<{ row: string }>(`select to_jsonb(t)::text "row" from ${name} t`)
      for (const { row } of rows) {
        for (const [, field = ''] of row.matchAll(new RegExp(`segnale${id}q([a-z]+)`, 'g')))
          if (!KEPT_FIELDS.test(field)) found.push(`${name}: ${field}`)
        if (row.includes(login)) found.push(`${name}: ${login}`)
      }
    }
    // The invoice that was asked for names its customer.
    expect([...new Set(found)].toSorted()).toEqual([
      'orders: cognome',
      'orders: comune',
      'orders: fattura',
      'orders: nome',
    ])
    const orders = await query('select infos, shipping_address place from orders where user_id = $1', [id])
    expect(orders).toHaveLength(4)
    expect(orders.filter(({ infos }) => 'invoice_to' in (infos as object))).toHaveLength(1)
    for (const { place } of orders)
      expect(place).toMatchObject({ addressName: '', address1: '', phone: '', notes: '' })
    expect(await query('select kind from consents where user_id = $1', [id])).toHaveLength(1)
  })

  it('makes the gateway forget the cards, and the last mail its recipient once it is sent', async () => {
    const { id, login } = await customer()
    await query(
      `insert into stored_cards (user_id, provider, provider_reference, brand, last_four, expiry_month, expiry_year)
       values ($1, 'sandbox', $2, 'visa', '4242', 12, 2030)`,
      [id, `carta-${id}`],
    )
    await askedLongAgo(id)
    expect(await run()).toBe(1)
    const jobs = await query(`select data from pgboss.job where name = $1 and data->>'reference' = $2`, [
      forgetCardJob.name,
      `carta-${id}`,
    ])
    expect(jobs).toHaveLength(1)
    await run()
    expect(await mailsTo(app, login)).toHaveLength(1)
    await query('update mails set sent_at = now() where recipient = $1', [login])
    await run()
    expect(await mailsTo(app, login)).toEqual([])
  })
})
