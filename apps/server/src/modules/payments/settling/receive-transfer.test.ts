import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/database/database.ts'
import { mailsTo } from '../../../testing/kept-mails.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../../testing/payments/payment-shop.ts'
import { checkMoney, giveUpUnpaidOrders } from '../payments.ts'
import { receiveTransfer } from './receive-transfer.ts'

const DAY_MS = 86_400_000
let shop: PaymentShop

beforeAll(async () => {
  shop = await openPaymentShop()
})

const byTransfer = () => shop.ordered(PAYMENT_TYPES.bankTransfer)
const orderRow = ({ orderId }: Ordered) =>
  shop.row<{ status: number; totalCents: number }>(
    'select status, total_cents as "totalCents" from orders where id = $1',
    [orderId],
  )
const receive = ({ orderId }: Ordered, cents: number) =>
  inTransaction(shop.test.db, (tx) =>
    receiveTransfer(tx, shop.test.services.config, orderId, cents, shop.test.time.now()),
  )
const mailsOf = async ({ userId }: Ordered) => {
  const { login } = await shop.row<{ login: string }>('select login from users where id = $1', [userId])
  return (await mailsTo(shop.test, login)).map(({ kind }) => kind)
}

it('a transfer prepares an order once its whole total has arrived, and the customer is told', async () => {
  const order = await byTransfer()
  const { totalCents } = await orderRow(order)
  expect(await receive(order, totalCents - 1)).toEqual({
    outcome: 'missing',
    missingCents: 1,
    returnCents: 0,
  })
  expect((await orderRow(order)).status).toBe(9)
  expect(await receive(order, totalCents + 250)).toEqual({
    outcome: 'paid',
    missingCents: 0,
    returnCents: 250,
  })
  expect((await orderRow(order)).status).toBe(1)
  expect(await mailsOf(order)).toEqual(['orderReceived', 'paymentReceived'])
  expect(await checkMoney(shop.test.db, shop.test.time.now())).toEqual([])
})

it('a transfer pays once when it is recorded twice, also at once', async () => {
  const order = await byTransfer()
  const { totalCents } = await orderRow(order)
  const told = await Promise.allSettled(Array.from({ length: 8 }, () => receive(order, totalCents)))
  expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(receive(order, totalCents)).rejects.toMatchObject({ code: 'payment.notAwaitingTransfer' })
  expect((await mailsOf(order)).filter((kind) => kind === 'paymentReceived')).toHaveLength(1)
})

it('a transfer has to go back for an order that was given up, and the customer is told', async () => {
  const order = await byTransfer()
  const later = new Date(shop.test.time.now().getTime() + 6 * DAY_MS)
  await giveUpUnpaidOrders(shop.test.services, later)
  expect((await orderRow(order)).status).toBe(8)
  expect(await receive(order, 4_590)).toEqual({ outcome: 'tooLate', missingCents: 0, returnCents: 4_590 })
  expect((await orderRow(order)).status).toBe(11)
  expect((await mailsOf(order)).slice(-2)).toEqual(['orderGivenUp', 'orderRefunded'])
  expect(await checkMoney(shop.test.db, shop.test.time.now())).toEqual([])
})

it('a transfer is refused for an order with another payment type', async () => {
  const order = await shop.ordered(PAYMENT_TYPES.onDelivery)
  await expect(receive(order, 1_000)).rejects.toMatchObject({ code: 'payment.notAwaitingTransfer' })
})
