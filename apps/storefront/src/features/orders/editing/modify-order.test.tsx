import type { Cart } from '@cambusa/contract/cart/cart'
import { listPaymentTypes } from '@cambusa/contract/orders/checkout'
import { modifyOrder, undoModifyOrder } from '@cambusa/contract/orders/modify-order'
import { listTimeslots } from '@cambusa/contract/delivery/timeslots'
import { listOrders, viewOrder, type Order } from '@cambusa/contract/orders/orders'
import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { editRefusalText } from '@cambusa/messages/it/orders/edit-refusals'
import { editedOrderTexts } from '@cambusa/messages/it/cart/edited-order'
import { editingTexts } from '@cambusa/messages/it/orders/editing'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { contacts } from '../../../../../../shop.config.json'
import { DOCUMENT_MARKS } from '../../../lib/browser/page-marks.ts'
import { buildAddress } from '../../../lib/testing/test-address.ts'
import { buildOrder } from '../../../lib/testing/test-order.ts'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { answer } from '../../../testing/network.ts'
import { openShop } from '../../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../../testing/signed-in.ts'

const HOUR_MS = 3_600_000
const NUMBER = '2026-000099'
const inTime = (ms: number) => new Date(Date.now() + ms).toISOString()
const ofOrder = (until: string) =>
  ({
    cartId: 77,
    cartStatusId: CART_STATUS.editing,
    editing: { orderId: 99, orderNumber: NUMBER, until, grossTotal: 30 },
    shippingAddress: buildAddress(),
    deliveryServiceId: 2,
    cartItems: [buildLine(buildProduct(3, { price: 34.5 }), 1)],
    editable: { address: false, timeslot: true, items: true },
  }) satisfies Partial<Cart>
const openCart = {
  cartId: 76,
  cartStatusId: CART_STATUS.open,
  editing: null,
  cartItems: [],
} satisfies Partial<Cart>

let order: Order
let shop: ReturnType<typeof serveCart>

beforeEach(() => {
  beSignedIn()
  order = buildOrder({ canEdit: true, editRefusal: null })
  shop = serveCart({ user: CUSTOMER, ...openCart })
  answer(viewOrder, () => order)
  answer(listOrders, () => ({ orders: [], page: { selPage: 1, totPages: 1, itemsPerPage: 12, totItems: 0 } }))
  answer(listTimeslots, () => ({ days: [] }))
  answer(listPaymentTypes, () => ({ paymentTypes: [] }))
  answer(modifyOrder, () => {
    order = { ...order, orderStatusId: ORDER_STATUS.editing, editingUntil: inTime(2 * HOUR_MS) }
    return shop.become(ofOrder(inTime(2 * HOUR_MS + 30_000)))
  })
  answer(undoModifyOrder, () => {
    order = { ...order, orderStatusId: ORDER_STATUS.received, editingUntil: null }
    shop.become(openCart)
    return order
  })
})

const bar = () => screen.findByRole('region', { name: editingTexts.banner })

test('an order is opened for changes: its cart says what it cost before, and a bar leads back to it or gives it up', async () => {
  const { main, shopper, address } = await openShop('/profile/orders/99')
  await shopper.click(await main.findByRole('button', { name: editingTexts.modify }))
  await waitFor(() => expect(address()).toBe('/cart'))
  const banner = within(await bar())
  banner.getByText(editingTexts.left({ hours: 2, minutes: 0 }))
  expect(banner.getByRole('link').getAttribute('href')).toBe('/cart')
  await main.findByRole('heading', { level: 1, name: new RegExp(editedOrderTexts.cartTitle) })
  const row = (label: string) => main.getByText(label).nextSibling?.textContent?.replace(/\s/g, ' ')
  expect(row(editedOrderTexts.before)).toBe('30,00 €')
  expect(row(editedOrderTexts.more)).toBe('4,50 €')
  expect(DOCUMENT_MARKS.editing in document.documentElement.dataset).toBe(true)

  await shopper.click(banner.getByRole('button', { name: editingTexts.undo }))
  const dialog = within(await screen.findByRole('dialog'))
  await shopper.click(dialog.getByRole('button', { name: editingTexts.undo }))
  await waitFor(() => expect(screen.queryByRole('region', { name: editingTexts.banner })).toBeNull())
  expect(DOCUMENT_MARKS.editing in document.documentElement.dataset).toBe(false)
})

test('once the time is over the open cart is back, and the customer is told that the order stands as it was', async () => {
  shop.become(ofOrder(inTime(1_500)))
  await openShop('/profile/orders')
  await bar()
  shop.become(openCart)
  // Dialogs of the frame are loaded with the first act.
  window.dispatchEvent(new Event('pointermove'))
  const dialog = await screen.findByRole('dialog', { name: editingTexts.overTitle }, { timeout: 20_000 })
  within(dialog).getByText(editingTexts.overText({ number: NUMBER }))
  expect(screen.queryByRole('region', { name: editingTexts.banner })).toBeNull()
}, 30_000)

test('an order that cannot be changed any more says why', async () => {
  order = buildOrder({ canEdit: false, editRefusal: 'preparing' })
  const { main } = await openShop('/profile/orders/99')
  await main.findByText(editRefusalText('preparing', contacts.phone))
  expect(main.queryByRole('button', { name: editingTexts.modify })).toBeNull()
})
