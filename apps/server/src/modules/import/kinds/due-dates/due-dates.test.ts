import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fulfilmentOf } from '../../../../testing/fulfilment-acts.ts'
import { importBytes } from '../../../../testing/files/import-rows.ts'
import { beginLife, openLifeShop, type Life } from '../../../../testing/order-life/begin-life.ts'
import type { Chance } from '../../../../testing/order-life/chance.ts'
import { openPaymentShop, type PaymentShop } from '../../../../testing/payments/payment-shop.ts'
import { asIfBought } from '../../../../testing/as-if-bought.ts'
import { dueDatesKind } from './due-dates.ts'

let shop: PaymentShop
/** An order with 0,96 € after 30 days and 31,90 € after 60. */
let order: Life
beforeAll(async () => {
  shop = await openPaymentShop()
  const plain = { is: () => false, oneOf: <T>(all: readonly T[]) => all[0] } as unknown as Chance
  order = await beginLife(await openLifeShop(shop), 5, plain)
  await asIfBought(
    shop.test.database,
    'update order_items set is_perishable = (product_id = $2) where order_id = $1',
    [order.orderId, shop.goods.apples],
  )
  await fulfilmentOf(shop).handedOver(order)
})
beforeEach(() => shop.test.database.pool.query('update due_dates set paid_cents = 0, paid_on = null'))

const load = (file: string, options = {}) =>
  importBytes(shop.test.database.pool, dueDatesKind, file, { now: shop.test.time.now(), ...options })
const paid = async () =>
  (
    await shop.test.database.pool.query(
      `select term_days as term, paid_cents::int as cents, paid_on::text as day from due_dates order by term_days`,
    )
  ).rows
const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }

test('what was paid is set, by amount or by what is left, and loading it again changes nothing', async () => {
  const file = `ordine;termine;pagato;residuo;pagato il\n${order.number};30;0,96;;19/11/2026\n${order.number};60;;21,90;18/11/2026\n`
  expect((await load(file)).counts).toEqual({ ...none, changed: 2 })
  const set = [
    { term: 30, cents: 96, day: '2026-11-19' },
    { term: 60, cents: 1_000, day: '2026-11-18' },
  ]
  expect(await paid()).toEqual(set)
  expect((await load(file)).counts).toEqual({ ...none, unchanged: 2 })
  expect((await load(file, { dryRun: true })).counts).toEqual({ ...none, unchanged: 2 })
  expect(await paid()).toEqual(set)
})

test('a payment that was taken back is taken off', async () => {
  await load(`ordine;termine;pagato;pagato il\n${order.number};60;31,90;18/11/2026\n`)
  await load(`ordine;termine;pagato\n${order.number};60;0\n`)
  expect(await paid()).toEqual([
    { term: 30, cents: 0, day: null },
    { term: 60, cents: 0, day: null },
  ])
})

test('rows of other orders, of either due date, of another day and of too much are refused with their reason', async () => {
  const rows = [
    'X-1;60;1;',
    `${order.number};;1;`,
    `${order.number};;1;01/02/2027`,
    `${order.number};45;1;`,
    `${order.number};60;32;`,
    `${order.number};30;;`,
  ]
  const { counts, refusals } = await load(`ordine;termine;pagato;scadenza\n${rows.join('\n')}\n`)
  expect(counts).toEqual({ ...none, refused: 6 })
  expect(refusals).toMatchInlineSnapshot(`
    [
      "5,term,45,il termine è 30 o 60 giorni",
      "7,paid,,manca: scrivi quanto è pagato oppure quanto resta da pagare",
      "2,order,X-1,non c’è un ordine con questo numero che ha scadenze",
      "3,term,,l’ordine ha due scadenze: scrivi il termine (30 o 60) o il giorno",
      "4,dueOn,2027-02-01,l’ordine non ha una scadenza con questo termine o in questo giorno",
      "6,paid,32.00,è più di quanto si deve pagare per questa scadenza",
    ]
  `)
  expect((await paid()).every(({ cents }) => cents === 0)).toBe(true)
})
