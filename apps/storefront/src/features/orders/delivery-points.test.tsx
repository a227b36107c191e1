import { listOrdersOfPoints } from '@cambusa/contract/orders/delivery-points'
import { listOrders } from '@cambusa/contract/orders/orders'
import { deliveryPointTexts } from '@cambusa/messages/it/orders/delivery-points'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { expect, test } from 'vitest'
import { buildAddress } from '../../lib/testing/test-address.ts'
import { buildOrder } from '../../lib/testing/test-order.ts'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const kitchen = buildAddress({ addressId: 7, addressName: 'Cucina' })
const store = buildAddress({
  addressId: 7,
  addressName: 'Cambusa Navile',
  addressType: 'store',
  addressTypeId: 3,
  deliveryServiceId: 1,
})
const lastPlacedAt = '2026-11-22T09:00:00.000Z'
const page = { selPage: 1, totPages: 1, itemsPerPage: 12, totItems: 1 }

test('orders are grouped by where they went: opening a point shows its orders, and the address keeps it', async () => {
  beSignedIn()
  serveCart({ user: CUSTOMER })
  const asked: unknown[] = []
  answer(listOrders, () => ({ orders: [], page }))
  answer(listOrdersOfPoints, ({ query }) => {
    asked.push(query)
    return {
      orders: query.shipping_address_id_filter
        ? [{ ...buildOrder({ grossTotal: 30, finalTotal: 28.4 }), suborders: [] }]
        : [],
      page,
      deliveryPoints: [
        { shippingAddressId: 7, address: kitchen, orders: 2, spent: 151.5, lastPlacedAt },
        { shippingAddressId: 7, address: store, orders: 1, spent: 30, lastPlacedAt },
      ],
    }
  })
  const { main, shopper, address } = await openShop('/profile/orders?from=2026-11-01')
  await shopper.click(await main.findByRole('link', { name: deliveryPointTexts.byPoint }))
  const current = () => main.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)
  const point = await main.findByRole('link', { name: 'Cambusa Navile' })
  expect(main.getByText('151,50 €')).toBeTruthy()
  expect(main.queryByText(orderTexts.minTotal)).toBeNull()
  expect(current()).toEqual([deliveryPointTexts.byPoint])
  await shopper.click(point)
  await main.findByRole('heading', { level: 3, name: orderTexts.number({ number: '2026-000099' }) })
  expect(point.getAttribute('aria-expanded')).toBe('true')
  // What came in the end, not what was ordered.
  expect(main.getByText('28,40 €')).toBeTruthy()
  expect(asked.at(-1)).toMatchObject({
    shipping_address_id_filter: 7,
    shipping_address_type_filter: 3,
    order_from_date_filter: '2026-11-01',
  })
  expect(address()).toContain('view=points')
  expect(address()).toContain('point=3-7')
})
