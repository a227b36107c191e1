import { beforeAll, describe, expect, it } from 'vitest'
import { openPaymentShop, type PaymentShop } from '../../../testing/payments/payment-shop.ts'

let shop: PaymentShop

beforeAll(async () => {
  shop = await openPaymentShop()
})
describe('the database', () => {
  it.each([2, 3])('prepares no order of type %i that is not paid, whoever asks it to', async (type) => {
    const order = await shop.ordered(type)
    const prepare = (status: number) =>
      shop.row('update orders set status = $2 where id = $1', [order.orderId, status])
    await expect(prepare(1)).rejects.toMatchObject({ constraint: 'orders_paid_first' })
    await expect(prepare(2)).rejects.toMatchObject({ constraint: 'orders_paid_first' })
    if (type === 2) await shop.began(order)
    await expect(prepare(1)).rejects.toMatchObject({ constraint: 'orders_paid_first' })
    await shop.row('update orders set payment_type_id = 1, status = 1 where id = $1', [order.orderId])
    await expect(
      shop.row('update orders set payment_type_id = $2 where id = $1', [order.orderId, type]),
    ).rejects.toMatchObject({ constraint: 'orders_paid_first' })
  })

  it('negative control: without that trigger a naive update succeeds, and check:money reports it', async () => {
    const order = await shop.ordered()
    await shop.row('alter table orders disable trigger orders_paid_first')
    await shop.row('update orders set status = 1 where id = $1', [order.orderId])
    await shop.row('alter table orders enable trigger orders_paid_first')
    expect(await shop.booksDifferences()).toEqual([expect.stringContaining(order.number) as string])
    await shop.row('update orders set payment_type_id = 1 where id = $1', [order.orderId])
  })
})
