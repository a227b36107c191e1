import {
  buyCart,
  listPaymentTypes,
  prepareCheckout,
  releaseCheckout,
} from '@cambusa/contract/orders/checkout'
import { viewOrder } from '@cambusa/contract/orders/orders'
import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { errorTexts } from '@cambusa/messages/it/errors'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { waitFor } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildAddress } from '../../../lib/testing/test-address.ts'
import { buildCart } from '../../../lib/testing/test-cart.ts'
import { buildOrder } from '../../../lib/testing/test-order.ts'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { answer, refuse, type Refusal } from '../../../testing/network.ts'
import { openShop } from '../../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../../testing/signed-in.ts'

const oil = buildProduct(1, { name: 'Olio extravergine', price: 30 })
const order = buildOrder({ paymentTypeId: 5, paymentTypeName: 'Bonifico anticipato' })
const minutesAhead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

const locked = () => ({ cartStatusId: CART_STATUS.locked, lockedUntil: minutesAhead(15) })
const open = { cartStatusId: CART_STATUS.open, lockedUntil: null }

let cart: ReturnType<typeof serveCart>
let prepared = 0
let bought: unknown[] = []
/** The shop's refusals of the next purchases, before it accepts one. */
let refusals: Refusal[] = []

beforeEach(() => {
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
  cart.become({ cartItems: [buildLine(oil, 1)] })
  prepared = 0
  bought = []
  refusals = []
  answer(listPaymentTypes, () => ({
    paymentTypes: [
      { paymentTypeId: 1, name: 'Contanti o POS', descr: 'Alla consegna' },
      { paymentTypeId: 5, name: 'Bonifico anticipato', descr: 'Prima della consegna' },
      { paymentTypeId: 8, name: 'Fido', descr: '', disabledReason: 'Solo per aziende' },
    ],
  }))
  answer(prepareCheckout, () => {
    prepared += 1
    return cart.become(locked())
  })
  answer(releaseCheckout, () => cart.become(open))
  answer(buyCart, ({ query }) => {
    bought.push({ cartId: query.cart_id, paymentTypeId: query.payment_type_id })
    const refusal = refusals.shift()
    if (refusal) {
      cart.become(open)
      return refusal
    }
    cart.become({ ...buildCart({ cartId: 2, user: CUSTOMER }), cartItems: [] })
    return order
  })
  answer(viewOrder, () => order)
})

test('the checkout lists the payment types; the chosen one is in the summary, and the order is bought as shown', async () => {
  const { shopper, main, address } = await openShop('/checkout')
  const transfer = await main.findByRole('radio', { name: /Bonifico anticipato/ })
  expect(main.getByRole('radio', { name: /Contanti o POS/ })).toHaveProperty('checked', true)
  expect(main.getByRole('radio', { name: /Fido/ })).toHaveProperty('disabled', true)
  await shopper.click(transfer)
  await shopper.click(main.getByRole('button', { name: checkoutTexts.goToPayment }))

  const buy = await main.findByRole('button', { name: checkoutTexts.buy })
  main.getByText('Olio extravergine')
  main.getByText('Bonifico anticipato')
  expect(main.queryByRole('radio')).toBeNull()
  await shopper.click(buy)
  await main.findByText(orderTexts.placedText({ number: order.orderNumber }))
  expect(address()).toBe('/profile/orders/99?placed=1')
  expect(bought).toEqual([{ cartId: 1, paymentTypeId: 5 }])
})

test('a refused purchase says why and what to do; confirmed again it becomes one order', async () => {
  refusals = [refuse('checkout.prepareExpired')]
  const { shopper, main } = await openShop('/checkout')
  await shopper.click(await main.findByRole('button', { name: checkoutTexts.goToPayment }))
  await shopper.click(await main.findByRole('button', { name: checkoutTexts.buy }))

  const confirm = await main.findByRole('button', { name: checkoutTexts.act.prepare })
  main.getByText(checkoutTexts.lockOverTitle)
  await shopper.click(confirm)
  await shopper.click(await main.findByRole('button', { name: checkoutTexts.buy }))
  await main.findByText(orderTexts.placedText({ number: order.orderNumber }))
  expect(prepared).toBe(2)
  expect(bought).toHaveLength(2)
})

test('a change of a product is explained, with a link to the cart', async () => {
  const names = 'Olio extravergine'
  refusals = [refuse('checkout.itemsChanged', { names })]
  const { shopper, main, address } = await openShop('/checkout')
  await shopper.click(await main.findByRole('button', { name: checkoutTexts.goToPayment }))
  await shopper.click(await main.findByRole('button', { name: checkoutTexts.buy }))
  await main.findByText(errorTexts['checkout.itemsChanged']({ names }))
  await shopper.click(main.getByRole('button', { name: checkoutTexts.act.problems }))
  await waitFor(() => expect(address()).toBe('/cart'))
})

test('the remaining minutes are in the bar of the button, and told at three and at one', async () => {
  for (const [minutes, isTold] of [
    [4, false],
    [3, true],
    [1, true],
  ] as const) {
    cart.become({ ...locked(), lockedUntil: minutesAhead(minutes) })
    const { main } = await openShop('/payment')
    const bar = (await main.findByRole('button', { name: checkoutTexts.buy })).closest('[data-bar]')
    const left = checkoutTexts.lockedLeft({ minutes })
    expect(bar?.textContent).toContain(left)
    const told = main.getAllByRole('status').map(({ textContent }) => textContent)
    expect(told.includes(left)).toBe(isTold)
  }
})
