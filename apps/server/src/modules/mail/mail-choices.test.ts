import { updateMailChoices, viewMailChoices } from '@cambusa/contract/people/mail-choices'
import { OPTIONAL_MAILS } from '@cambusa/domain/people/optional-mails'
import { beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../platform/database/database.ts'
import { buildCustomer, buildShop } from '../../testing/factories/delivery.ts'
import { buildPlacedOrder } from '../../testing/factories/placed-order.ts'
import { buildGoods, signedIn, type Goods } from '../../testing/factories/orders.ts'
import { openOutbox } from '../../testing/kept-mails.ts'
import { sendMail } from './mail.ts'
import type { Mail } from './mails/mail-kinds.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let goods: Goods

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
    },
  })
  await openOutbox(test.database)
})

it('gives every optional mail to who has chosen nothing, and keeps what is chosen', async () => {
  const shopper = await signedIn(test, await buildCustomer(test.db))
  const all = Object.fromEntries(OPTIONAL_MAILS.map((kind) => [kind, true]))
  expect((await shopper.call(viewMailChoices)).data?.choices).toEqual(all)
  await shopper.call(updateMailChoices, { body: { orderReady: false, orderDelivered: false } })
  const { data } = await shopper.call(updateMailChoices, { body: { orderDelivered: true } })
  expect(data?.choices).toEqual({ ...all, orderReady: false })
  expect((await shopper.call(viewMailChoices)).data).toEqual(data)
  const other = await signedIn(test, await buildCustomer(test.db))
  expect((await other.call(viewMailChoices)).data?.choices).toEqual(all)
})

it('keeps an optional mail that is not wanted out of the outbox, and no other one', async () => {
  const userId = await buildCustomer(test.db)
  const shopper = await signedIn(test, userId)
  await shopper.call(updateMailChoices, { body: { orderReady: false } })
  const number = await buildPlacedOrder(test.db, { userId, productIds: [goods.pasta] })
  const { rows } = await test.database.pool.query<{ id: number }>('select id from orders where number = $1', [
    number,
  ])
  const orderId = rows[0]!.id
  const mailOf = (to: number | null): Mail<'orderReady' | 'orderOnTheWay' | 'orderCancelled'>[] => [
    { kind: 'orderReady', to: 'ada@example.com', userId: to, params: { orderId, isPickup: true } },
    { kind: 'orderOnTheWay', to: 'ada@example.com', userId: to, params: { orderId } },
    { kind: 'orderCancelled', to: 'ada@example.com', userId: to, params: { orderId } },
  ]
  const other = await buildCustomer(test.db)
  for (const mail of [...mailOf(userId), ...mailOf(other)])
    await inTransaction(test.db, (tx) => sendMail(tx, test.services.config, mail, test.time.now()))
  const kindsOf = async (whose: number) => {
    const kept = await test.database.pool.query<{ kind: string }>(
      'select kind from mails where user_id = $1 order by id',
      [whose],
    )
    return kept.rows.map(({ kind }) => kind)
  }
  expect(await kindsOf(userId)).toEqual(['orderOnTheWay', 'orderCancelled'])
  expect(await kindsOf(other)).toEqual(['orderReady', 'orderOnTheWay', 'orderCancelled'])
})
