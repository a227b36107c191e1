import { listOrdersOfPoints } from '@cambusa/contract/orders/delivery-points'
import type { QueryOf } from '@cambusa/contract/endpoint'
import { beforeAll, expect, it } from 'vitest'
import { buildCustomer, buildShop } from '../../testing/factories/delivery.ts'
import { buildGoods, signedIn, type Goods } from '../../testing/factories/orders.ts'
import { buildPlacedOrder, type OrderToBuild } from '../../testing/factories/placed-order.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Shopper } from '../../testing/test-shopper.ts'

const DELIVERED = 6
const CANCELLED = 8
const AWAITS_PAYMENT = 9
const RIDER = 3
const DRIVE = 1

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

/** A customer with these orders, the first one placed on 1 November, each the day after; 10 € each. */
async function orderedBy(...given: Partial<OrderToBuild>[]) {
  const userId = await buildCustomer(test.db)
  const numbers: string[] = []
  for (const [index, order] of given.entries()) {
    const placedAt = new Date(Date.UTC(2026, 10, 1 + index, 9))
    numbers.push(
      await buildPlacedOrder(test.db, {
        userId,
        productIds: [goods.pasta],
        priceCents: 1_000,
        placedAt,
        ...order,
      }),
    )
  }
  return { shopper: await signedIn(test, userId), numbers }
}

const asked = async (shopper: Shopper, query: QueryOf<typeof listOrdersOfPoints> = {}) =>
  (await shopper.call(listOrdersOfPoints, { query })).data!

it('groups orders by the address or pickup point that they went to, the one used last first', async () => {
  const { shopper, numbers } = await orderedBy(
    { addressId: 7 },
    { addressId: 7, deliveryServiceId: RIDER },
    { addressId: 7, deliveryServiceId: DRIVE },
    { addressId: 8, status: CANCELLED },
  )
  const { orders, page, deliveryPoints } = await asked(shopper)
  expect(orders.map(({ orderNumber }) => orderNumber)).toEqual(numbers.toReversed())
  expect(page.totItems).toBe(4)
  expect(
    deliveryPoints.map(({ shippingAddressId, address, orders: count, spent }) => [
      shippingAddressId,
      address.addressTypeId,
      count,
      spent,
    ]),
  ).toEqual([
    [8, 2, 1, 0],
    [7, 3, 1, 10],
    [7, 2, 2, 20],
  ])
})

it('says that one warehouse prepares the whole order', async () => {
  const { shopper } = await orderedBy({ addressId: 7, slotDate: '2026-11-12' })
  const { orders } = await asked(shopper, { fetch_detail: true })
  expect(orders[0]?.items).toHaveLength(1)
  expect(orders[0]?.suborders).toEqual([
    {
      suborderId: orders[0]?.orderId,
      warehouse: { warehouseId: 1, name: 'Bologna' },
      deliveryDate: '2026-11-12',
      orderStatusId: DELIVERED,
      orderStatusName: 'Consegnato',
      shippingAddressId: 7,
      address: orders[0]?.shippingAddress,
    },
  ])
})

it('narrows by every filter of the specification, and tells the points of all orders that match', async () => {
  const { shopper, numbers } = await orderedBy(
    { addressId: 7, slotDate: '2026-11-10', warehouseId: 1 },
    { addressId: 8, slotDate: '2026-11-12', warehouseId: 2 },
    { addressId: 8, slotDate: '2026-11-14', status: AWAITS_PAYMENT },
  )
  const all = await asked(shopper)
  const ids = all.orders.map(({ orderId }) => orderId).toReversed()
  const found = async (query: QueryOf<typeof listOrdersOfPoints>) =>
    (await asked(shopper, query)).orders.map(({ orderNumber }) => numbers.indexOf(orderNumber)).toReversed()
  expect(await found({ show_pending: false })).toEqual([0, 1])
  expect(await found({ order_id_filter: ids[1]! })).toEqual([1])
  expect(await found({ suborder_id_filter: ids[2]! })).toEqual([2])
  expect(await found({ suborder_warehouseid_filter: 2 })).toEqual([1])
  expect(await found({ order_from_date_filter: '2026-11-02', order_to_date_filter: '2026-11-02' })).toEqual([
    1,
  ])
  expect(await found({ suborder_delivery_from_date_filter: '2026-11-12' })).toEqual([1, 2])
  expect(await found({ suborder_delivery_to_date_filter: '2026-11-12' })).toEqual([0, 1])
  expect(await found({ fetch_only_suborders_matching_filter: true, show_replaced: true })).toEqual([0, 1, 2])
  const point = { shipping_address_id_filter: 8, shipping_address_type_filter: 2 }
  expect(await found({ ...point, page: 2, page_size: 1 })).toEqual([1])
  const ofPoint = await asked(shopper, point)
  expect(ofPoint.page.totItems).toBe(2)
  expect(ofPoint.deliveryPoints).toEqual(all.deliveryPoints)
  expect(await found({ ...point, shipping_address_type_filter: 3 })).toEqual([])
  const malformed = await shopper.call(listOrdersOfPoints, {
    query: { order_from_date_filter: '2026-13-01' },
  })
  expect(malformed.codes).toEqual(['request.malformed'])
})
