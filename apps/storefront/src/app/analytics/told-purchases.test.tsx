import { viewCart } from '@cambusa/contract/cart/cart'
import {
  buyCart,
  listPaymentTypes,
  prepareCheckout,
  releaseCheckout,
} from '@cambusa/contract/orders/checkout'
import { listSandboxCards, listStoredCards } from '@cambusa/contract/payments/payments'
import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { paymentTypeTexts } from '@cambusa/messages/it/payments/payment-types'
import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PURCHASES_KEY } from './told-purchases.ts'
import { buildAddress } from '../../lib/testing/test-address.ts'
import { buildCart } from '../../lib/testing/test-cart.ts'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { forgetScripts, keepChoice, serveServices } from '../../testing/measured.ts'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../testing/served-cart.ts'
import { serveOrder } from '../../testing/served-order.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const cheese = buildProduct(1, { name: 'Parmigiano', price: 30 })
const ITEM = {
  orderItemId: 1,
  productId: 1,
  code: 'C1',
  barcode: '',
  name: 'Parmigiano',
  description: '1 kg',
  brand: 'Marca',
  slug: null,
  mediaURL: '',
  quantity: 1,
  unit: 'pz',
  price: 30,
  grossTotal: 30,
  vatRate: 4,
  variableWeight: false,
  infos: { note: 'citofono Guidi' },
  notes: '',
}
const minutesAhead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

let services: ReturnType<typeof serveServices>
let cart: ReturnType<typeof serveCart>
let order: ReturnType<typeof serveOrder>
let bought = 0

beforeEach(() => {
  services = serveServices()
  keepChoice({ analytics: true, profilation: true })
  beSignedIn()
  const timeslot = {
    timeslotId: 10,
    date: minutesAhead(60 * 24 * 2).slice(0, 10),
    beginTime: '10:00',
    endTime: '12:00',
    autoAssigned: false,
    heldUntil: minutesAhead(60),
    cutoffAt: minutesAhead(600),
  }
  cart = serveCart({ user: CUSTOMER, shippingAddress: buildAddress(), timeslot })
  cart.become({ cartItems: [buildLine(cheese, 1)] })
  order = serveOrder({ paymentTypeId: 1, orderStatusId: 1, canPay: false, payBy: null })
  order.become({ items: [ITEM], grossTotal: cart.now().totalPrice, placedAt: minutesAhead(0) })
  order.become({ taxTotal: 1.15, deliveryFee: 4.9 })
  bought = 0
  answer(listPaymentTypes, () => ({
    paymentTypes: [1, 2].map((id) => ({ paymentTypeId: id, ...paymentTypeTexts[id as 1 | 2] })),
  }))
  answer(listStoredCards, () => ({ auths: [] }))
  answer(listSandboxCards, () => ({ cards: [] }))
  answer(prepareCheckout, () =>
    cart.become({ cartStatusId: CART_STATUS.locked, lockedUntil: minutesAhead(15) }),
  )
  answer(releaseCheckout, () => cart.become({ cartStatusId: CART_STATUS.open, lockedUntil: null }))
  answer(buyCart, () => {
    bought += 1
    answer(viewCart, () => buildCart({ cartId: 2, user: CUSTOMER }))
    return order.now()
  })
})
afterEach(() => {
  forgetScripts()
  vi.restoreAllMocks()
})

async function buy() {
  const shop = await openShop('/checkout')
  // The services' code comes late, and tells nothing of a step that is left already.
  await vi.dynamicImportSettled()
  await shop.shopper.click(await shop.main.findByRole('radio', { name: /Contanti o POS/ }))
  await shop.shopper.click(shop.main.getByRole('button', { name: checkoutTexts.goToPayment }))
  await shop.shopper.click(await shop.main.findByRole('button', { name: checkoutTexts.buy }))
  return shop
}
const purchases = () => services.events('purchase').map(([, params]) => params)
/** The order opened again in a new page, or in another tab: storage is the same. */
async function openOrder() {
  forgetScripts()
  const { main } = await openShop('/profile/orders/99?placed=1')
  await main.findByText(orderTexts.placedTitle)
  await waitFor(() => expect(services.events('page_view')).not.toHaveLength(0))
  await new Promise((resolve) => setTimeout(resolve, 50))
}

test('an order is told once to each service, with its steps before it, and no more after reloads', async () => {
  const { main } = await buy()
  await main.findByText(orderTexts.placedTitle)
  await waitFor(() => expect(purchases()).toHaveLength(1))
  expect(purchases()).toMatchObject([
    {
      transaction_id: '2026-000099',
      currency: 'EUR',
      tax: 1.15,
      shipping: 4.9,
      value: cart.now().totalPrice,
      items: [{ item_id: 'C1', item_name: 'Parmigiano', price: 30, quantity: 1 }],
    },
  ])
  const steps = ['begin_checkout', 'add_payment_info', 'purchase']
  const names = services.events().map(([name]) => name)
  expect(names.filter((name) => steps.includes(name))).toEqual(steps)
  expect(services.pixel().filter(([name]) => name === 'Purchase')).toHaveLength(1)
  const everything = JSON.stringify([services.commands(), services.pixel()])
  for (const personal of ['Ada', 'Bernardoni', 'Guidi', 'citofono', buildAddress().address1])
    expect([personal, everything.includes(personal)]).toEqual([personal, false])
  expect(services.events('page_view').at(-1)?.[1]).toMatchObject({
    page_location: `${location.origin}/profile/orders/$orderId`,
  })

  await openOrder()
  await openOrder()
  expect([purchases(), services.pixel().filter(([name]) => name === 'Purchase')]).toEqual([[], []])
})

test('an order whose answers were all lost is told when its customer sees it', async () => {
  answer(buyCart, () => {
    bought += 1
    answer(viewCart, () => buildCart({ cartId: 2, user: CUSTOMER }))
    throw new TypeError('no network')
  })
  await buy()
  await waitFor(() => expect(bought).toBeGreaterThan(0))
  await openOrder()
  expect(purchases()).toHaveLength(1)
  await openOrder()
  expect(purchases()).toEqual([])
})

test('an order that was bought elsewhere, or before consent, is not told', async () => {
  await openOrder()
  expect(purchases()).toEqual([])
  expect(localStorage.getItem(PURCHASES_KEY)).toBeNull()
})
