import { addOrderNote, listOrderNotes, updateOrderNote } from '@cambusa/contract/orders/order-notes'
import { viewOrder } from '@cambusa/contract/orders/orders'
import { beforeAll, expect, it } from 'vitest'
import { buildCustomer, buildShop } from '../../../testing/factories/delivery.ts'
import { handOverOrder } from '../../../testing/factories/handed-over-order.ts'
import { buildGoods, signedIn, type Goods } from '../../../testing/factories/orders.ts'
import { buildPlacedOrder } from '../../../testing/factories/placed-order.ts'
import { saidBy } from '../../../testing/said-by.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { Shopper } from '../../../testing/test-shopper.ts'
import { runOrdersCommand } from '../orders.ts'

const DAY_MS = 86_400_000

let test: TestApp
let goods: Goods
beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
    },
  })
})

interface Bought {
  shopper: Shopper
  orderId: number
  number: string
}

/** A customer's order: on its way, or with him. */
async function bought(isHandedOver = true): Promise<Bought> {
  const userId = await buildCustomer(test.db)
  const number = await buildPlacedOrder(test.db, { userId, productIds: [goods.pasta], status: 2 })
  const { rows } = await test.database.pool.query<{ id: number }>('select id from orders where number = $1', [
    number,
  ])
  const orderId = rows[0]!.id
  if (isHandedOver) await handOverOrder(test.db, orderId, { at: test.time.now() })
  return { shopper: await signedIn(test, userId), orderId, number }
}

const add = ({ shopper, orderId }: Bought, note: object) =>
  shopper.call(addOrderNote, { body: { order_id: orderId, ...note } })
const viewed = async ({ shopper, orderId }: Bought) =>
  (await shopper.call(viewOrder, { query: { order_id: orderId } })).data!

it('an order that was handed over is rated once, and shows it; the shop reads it', async () => {
  const order = await bought()
  expect(await viewed(order)).toMatchObject({ canRate: true, note: null })
  const note = { goods: 5, courtesy: null, text: ' Pane ancora caldo ' }
  const added = await add(order, note)
  const written = { goods: 5, punctuality: null, courtesy: null, text: 'Pane ancora caldo', canChange: true }
  expect(added.data).toMatchObject({ ...written, orderId: order.orderId, orderNumber: order.number })
  expect((await add(order, note)).data).toEqual(added.data)
  expect((await add(order, { goods: 4 })).codes).toEqual(['note.exists'])
  expect((await viewed(order)).note).toEqual(added.data)
  const said = await saidBy(() =>
    runOrdersCommand({ config: test.services.config, database: test.database, args: ['show', order.number] }),
  )
  expect(said).toContain('Pane ancora caldo')
  expect(said).toMatch(/Prodotti: 5 su 5/)
})

it('needs a star or a word, and goods that the customer has', async () => {
  expect((await add(await bought(), { text: '  ' })).codes).toEqual(['note.empty'])
  const waiting = await bought(false)
  expect((await add(waiting, { goods: 5 })).codes).toEqual(['note.notYet'])
  expect((await viewed(waiting)).canRate).toBe(false)
  expect((await add(await bought(), { goods: 6 })).httpStatus).toBe(400)
})

it('is changed for fourteen days, in what is named', async () => {
  const order = await bought()
  const { noteId } = (await add(order, { goods: 2, text: 'Mancava il sale' })).data!
  const change = (note: object) => order.shopper.call(updateOrderNote, { body: { noteId, ...note } })
  expect((await change({ punctuality: 5 })).data).toMatchObject({
    goods: 2,
    punctuality: 5,
    text: 'Mancava il sale',
  })
  expect((await change({ goods: null, text: '' })).data).toMatchObject({
    goods: null,
    text: '',
    punctuality: 5,
  })
  expect((await change({ punctuality: null })).codes).toEqual(['note.empty'])
  await test.database.pool.query('update order_notes set created_at = $2 where id = $1', [
    noteId,
    new Date(test.time.now().getTime() - 14 * DAY_MS),
  ])
  expect((await change({ goods: 1 })).codes).toEqual(['note.tooLate'])
  expect((await viewed(order)).note).toMatchObject({ canChange: false, punctuality: 5 })
})

it('is nobody else’s to read, write or change', async () => {
  const order = await bought()
  const { noteId } = (await add(order, { goods: 3 })).data!
  const { shopper } = await bought()
  expect((await shopper.call(updateOrderNote, { body: { noteId, goods: 1 } })).codes).toEqual([
    'note.unknown',
  ])
  const asked = await shopper.call(addOrderNote, { body: { order_id: order.orderId, goods: 1 } })
  expect([asked.httpStatus, asked.codes]).toEqual([404, ['order.unknown']])
  const listed = await shopper.call(listOrderNotes, { body: { filter: { order_id: order.orderId } } })
  expect(listed.data).toMatchObject({ notes: [], page: { totItems: 0 } })
  expect((await order.shopper.call(listOrderNotes, { body: {} })).data).toMatchObject({
    notes: [{ noteId, goods: 3 }],
    page: { totItems: 1, totPages: 1 },
  })
})

it('is written once by concurrent calls', async () => {
  const order = await bought()
  const replies = await Promise.all(Array.from({ length: 6 }, () => add(order, { goods: 4 })))
  expect(new Set(replies.map(({ data }) => data?.noteId)).size).toBe(1)
})
