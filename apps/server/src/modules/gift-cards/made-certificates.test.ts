import { addGiftCode, checkGiftCode } from '@cambusa/contract/payments/gift-cards'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { orderItems } from '../../platform/schema/orders.ts'
import { asIfBought } from '../../testing/as-if-bought.ts'
import { buildProductOnSale, buildTreeCategory } from '../../testing/factories/catalogue.ts'
import { buildCustomer, buildShop } from '../../testing/factories/delivery.ts'
import { buildPlacedOrder } from '../../testing/factories/placed-order.ts'
import { signedIn } from '../../testing/factories/orders.ts'
import { mailsTo, openOutbox } from '../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { deliverMail } from '../mail/deliver-mail.ts'
import type { OutgoingMail } from '../mail/post.ts'
import { makeGifts } from '../payments/settling/make-gifts.ts'
import { takeBackGiftCertificates } from './gift-cards.ts'

let test: TestApp
let productId: number

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      const categoryId = await buildTreeCategory(db, { slug: 'buoni', name: 'Buoni' })
      productId = await buildProductOnSale(db, { name: 'Buono regalo', categoryId, priceCents: 5_000 })
    },
  })
  await openOutbox(test.database)
})

const query = async (text: string, values: unknown[] = []) =>
  (await test.database.pool.query(text, values)).rows

/** An order of two certificates of 50 euro, and one of 25. */
async function buyGifts() {
  const userId = await buildCustomer(test.db)
  const number = await buildPlacedOrder(test.db, { userId, productIds: [productId] })
  const [{ id: orderId }] = await query('select id from orders where number = $1', [number])
  const lines = 'update order_items set quantity = 2, gift_value_cents = 5000 where order_id = $1'
  await asIfBought(test.database, lines, [orderId])
  const [line] = await test.db.select().from(orderItems)
  const { id: _id, ...rest } = line!
  await test.db
    .insert(orderItems)
    .values({ ...rest, orderId, position: 9, name: 'Buono piccolo', quantity: 1, giftValueCents: 2_500 })
  const [{ login }] = await query('select login from users where id = $1', [userId])
  return { orderId: Number(orderId), userId, login: String(login) }
}

const make = (orderId: number) =>
  inTransaction(test.db, (tx) => makeGifts(tx, test.services.config, orderId, test.time.now()))
const takeBack = (orderId: number) =>
  inTransaction(test.db, (tx) => takeBackGiftCertificates(tx, orderId, test.time.now()))

/** Sends the mails of a login in the outbox and returns their texts. */
async function delivered(login: string, secret = test.services.config.secret): Promise<string[]> {
  const sent: string[] = []
  const post = (mail: OutgoingMail) => Promise.resolve(void sent.push(mail.text))
  const config = { ...test.services.config, secret }
  for (const { id } of await query('select id from mails where recipient = $1 order by id', [login]))
    await deliverMail({ config, db: test.db, post }, id, { now: test.time.now(), isLastTry: false })
  return sent
}
const codesIn = (text = '') => text.match(/(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/g) ?? []

describe('gift certificates that an order bought', () => {
  it('are generated once, one per piece, also by many calls at once', async () => {
    const { orderId, login } = await buyGifts()
    const made = await Promise.all([make(orderId), make(orderId), make(orderId)])
    expect(made.toSorted((a, b) => a - b)).toEqual([0, 0, 3])
    test.time.advance(60_000)
    expect(await make(orderId)).toBe(0)
    expect(
      await query(
        `select description, amount_cents::int cents, balance_cents::int "left", valid_until "until"
         from gift_certificates g join order_items i on i.id = g.order_item_id where i.order_id = $1 order by g.id`,
        [orderId],
      ),
    ).toEqual(
      [
        { description: 'Pasta', cents: 5_000, left: 5_000, until: new Date('2028-11-20T22:59:59.999Z') },
        { description: 'Pasta', cents: 5_000, left: 5_000, until: new Date('2028-11-20T22:59:59.999Z') },
        {
          description: 'Buono piccolo',
          cents: 2_500,
          left: 2_500,
          until: new Date('2028-11-20T22:59:59.999Z'),
        },
      ].map((gift) => ({ ...gift, description: expect.any(String) as string })),
    )
    expect((await mailsTo(test, login)).map(({ kind }) => kind)).toEqual(['giftCertificates'])
  })

  it('reach the buyer by mail with codes that pay and are in no table', async () => {
    const { orderId, login, userId } = await buyGifts()
    await make(orderId)
    const [text] = await delivered(login)
    const codes = codesIn(text)
    expect(new Set(codes).size).toBe(3)
    const shopper = await signedIn(test, userId)
    const worth = []
    for (const code of codes) {
      const { data } = await shopper.call(checkGiftCode, { body: { code: code.toLowerCase() } })
      worth.push(data?.giftCertificate.left)
    }
    expect(worth).toEqual([50, 50, 25])
    for (const { name } of await query(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    ))
      for (const code of codes) {
        const like = [`%${code}%`, `%${code.replaceAll('-', '')}%`]
        expect(await query(`select from ${name} t where t::text ilike any($1)`, [like]), name).toEqual([])
      }
  })

  it('are not mailed when the secret of the shop has changed: a wrong code helps nobody', async () => {
    const { orderId, login } = await buyGifts()
    await make(orderId)
    await expect(delivered(login, 'another secret of the shop')).rejects.toThrow('the secret of the shop')
    expect(codesIn((await delivered(login))[0])).toHaveLength(3)
  })

  it('are not generated for an order that was given up, or that bought none', async () => {
    const { orderId } = await buyGifts()
    await test.database.pool.query('update orders set status = 11 where id = $1', [orderId])
    expect(await make(orderId)).toBe(0)
    const userId = await buildCustomer(test.db)
    const number = await buildPlacedOrder(test.db, { userId, productIds: [productId] })
    const [{ id }] = await query('select id from orders where number = $1', [number])
    expect(await make(Number(id))).toBe(0)
  })

  it('are blocked with the order, unless one is spent: then none is', async () => {
    const { orderId, login, userId } = await buyGifts()
    await make(orderId)
    const [code = ''] = codesIn((await delivered(login))[0])
    const shopper = await signedIn(test, userId)
    expect((await shopper.call(addGiftCode, { body: { code } })).codes).toEqual(['cart.sendGiftCode'])
    expect(await takeBack(orderId)).toBe(true)
    expect((await shopper.call(checkGiftCode, { body: { code } })).codes).toEqual(['gift.blocked'])

    const spent = await buyGifts()
    await make(spent.orderId)
    const [first] = await query(
      'select g.id from gift_certificates g join order_items i on i.id = order_item_id where i.order_id = $1 limit 1',
      [spent.orderId],
    )
    await test.database.pool.query('update gift_certificates set balance_cents = 1 where id = $1', [first.id])
    expect(await takeBack(spent.orderId)).toBe(false)
    const { length } = codesIn((await delivered(spent.login))[0])
    expect(length).toBe(3)
  })

  it('whose order was given up before their mail was sent are not mailed', async () => {
    const { orderId, login } = await buyGifts()
    await make(orderId)
    expect(await takeBack(orderId)).toBe(true)
    expect(await delivered(login)).toEqual([])
    expect(await query('select reason from mails where recipient = $1', [login])).toEqual([
      { reason: 'its gift certificates were taken back' },
    ])
  })
})
