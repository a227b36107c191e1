import {
  buyCart,
  listPaymentTypes,
  prepareCheckout,
  releaseCheckout,
} from '@cambusa/contract/orders/checkout'
import {
  checkPayment,
  listSandboxCards,
  listStoredCards,
  payOrder,
  type StoredCard,
} from '@cambusa/contract/payments/payments'
import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { paymentTypeTexts } from '@cambusa/messages/it/payments/payment-types'
import { waitFor } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildAddress } from '../../lib/testing/test-address.ts'
import { buildCart } from '../../lib/testing/test-cart.ts'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../testing/served-cart.ts'
import { BANK_PAGE, serveOrder } from '../../testing/served-order.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const cheese = buildProduct(1, { name: 'Parmigiano a peso', price: 30 })
const VISA: StoredCard = {
  userPaymentAuthId: 5,
  userPaymenthAuthId: 5,
  paymentTypeId: 2,
  name: 'Visa che termina con 4242, scade 04/2030',
  brand: 'visa',
  lastFour: '4242',
  expiry: '04/2030',
  isExpired: false,
}
const EXPIRED = {
  ...VISA,
  userPaymentAuthId: 6,
  userPaymenthAuthId: 6,
  lastFour: '1111',
  isExpired: true,
}
const minutesAhead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

let cart: ReturnType<typeof serveCart>
let order: ReturnType<typeof serveOrder>
let bought: unknown[]
let left: ReturnType<typeof vi.spyOn>

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
  cart.become({ cartItems: [buildLine(cheese, 1)], worstCase: 33 })
  order = serveOrder()
  bought = []
  left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  answer(listPaymentTypes, () => ({
    paymentTypes: [1, 2].map((id) => ({ paymentTypeId: id, ...paymentTypeTexts[id as 1 | 2] })),
  }))
  answer(listStoredCards, () => ({ auths: [] }))
  answer(listSandboxCards, () => ({ cards: [{ number: '4242 4242 4242 4242', effect: 'Paga' }] }))
  answer(prepareCheckout, () =>
    cart.become({ cartStatusId: CART_STATUS.locked, lockedUntil: minutesAhead(15) }),
  )
  answer(releaseCheckout, () => cart.become({ cartStatusId: CART_STATUS.open, lockedUntil: null }))
  answer(buyCart, ({ query }) => {
    bought.push(query)
    cart.become({ ...buildCart({ cartId: 2, user: CUSTOMER }), cartItems: [] })
    return order.now()
  })
  return () => left.mockRestore()
})

/** From the checkout to the button that buys, with payment by card. */
async function goToPayment() {
  const shop = await openShop('/checkout')
  const { shopper, main } = shop
  await shopper.click(await main.findByRole('radio', { name: /Carta di credito/ }))
  return { ...shop, pay: () => main.findByRole('button', { name: checkoutTexts.buy }) }
}

test('a new card: the amount to be blocked is shown, pressing the button often makes one order, and the bank’s page opens', async () => {
  const { shopper, main, address, pay } = await goToPayment()
  await shopper.click(await main.findByRole('checkbox', { name: paymentTexts.remember }))
  await main.findByText(/Blocchiamo al massimo 33,00/)
  await shopper.click(main.getByRole('button', { name: checkoutTexts.goToPayment }))

  const buy = await pay()
  main.getByText(/Blocchiamo al massimo 33,00/)
  await main.findByText('4242 4242 4242 4242')
  await shopper.dblClick(buy)
  await waitFor(() => expect(left).toHaveBeenCalledWith(BANK_PAGE))
  expect(bought).toHaveLength(1)
  expect(order.asked.pay).toEqual([{ order_id: 99, user_payment_auth_id: null, remember_card: true }])
  expect(address()).toBe('/payment?order_id=99')
})

test('without variable prices no blocked amount is shown', async () => {
  cart.become({ worstCase: 30 })
  const { main } = await goToPayment()
  await main.findByRole('checkbox', { name: paymentTexts.remember })
  expect(main.queryByText(/al massimo/)).toBeNull()
})

test('a stored card can be chosen, and pays at once where the bank asks nothing', async () => {
  answer(listStoredCards, () => ({ auths: [EXPIRED, VISA] }))
  answer(payOrder, ({ body }) => {
    order.asked.pay.push(body)
    return { order: order.bankPays(), redirectUrl: null }
  })
  const { shopper, main, address, pay } = await goToPayment()
  expect(await main.findByRole('radio', { name: /1111/ })).toHaveProperty('disabled', true)
  expect(main.getByRole('radio', { name: /4242/ })).toHaveProperty('checked', true)
  expect(main.queryByRole('checkbox', { name: paymentTexts.remember })).toBeNull()
  await shopper.click(main.getByRole('button', { name: checkoutTexts.goToPayment }))
  const buy = await pay()
  main.getByText('Visa che termina con 4242')
  await shopper.click(buy)
  await main.findByText(orderTexts.placedTitle)
  expect(address()).toBe('/profile/orders/99?placed=1')
  expect(bought).toEqual([{ store_id: 5, cart_id: 1, payment_type_id: 2 }])
  expect(order.asked.pay).toEqual([{ order_id: 99, user_payment_auth_id: 5, remember_card: false }])
})

test('when the network fails after the order, another attempt pays the same order', async () => {
  let tries = 0
  answer(payOrder, ({ body }) => {
    tries += 1
    // The order exists, the shop has begun the payment, and its answer is lost.
    order.bankThinks()
    if (tries <= 3) throw new TypeError('no network')
    order.asked.pay.push(body)
    return { order: order.now(), redirectUrl: BANK_PAGE }
  })
  const { shopper, main, pay } = await goToPayment()
  await shopper.click(main.getByRole('button', { name: checkoutTexts.goToPayment }))
  await shopper.click(await pay())
  await shopper.click(await main.findByRole('button', { name: paymentTexts.retry }))
  await waitFor(() => expect(left).toHaveBeenCalledWith(BANK_PAGE))
  expect(bought).toHaveLength(1)
  expect(order.asked.pay).toHaveLength(1)
})

test('after a network failure during the purchase the same call is repeated', async () => {
  answer(buyCart, ({ query }) => {
    bought.push(query.cart_id)
    if (bought.length === 1) throw new TypeError('no network')
    cart.become({ ...buildCart({ cartId: 2, user: CUSTOMER }), cartItems: [] })
    return order.now()
  })
  const { shopper, main, pay } = await goToPayment()
  await shopper.click(main.getByRole('button', { name: checkoutTexts.goToPayment }))
  await shopper.click(await pay())
  await waitFor(() => expect(left).toHaveBeenCalledWith(BANK_PAGE))
  expect(bought).toEqual([1, 1])
  expect(order.asked.pay).toHaveLength(1)
})

test('back from the bank the shopper waits for its result, sees network failures, and then finds the order placed', async () => {
  order.bankThinks()
  const { main, address } = await openShop('/payment?order_id=99')
  await main.findByRole('heading', { name: paymentTexts.waitingTitle })
  answer(checkPayment, () => {
    throw new TypeError('no network')
  })
  await main.findByText(paymentTexts.checkFailed)
  answer(checkPayment, () => ({ order: order.bankPays(), redirectUrl: null }))
  await main.findByText(orderTexts.placedTitle)
  expect(address()).toBe('/profile/orders/99?placed=1')
})

test('going back from the bank’s page the shopper can go there again', async () => {
  order.bankThinks()
  answer(checkPayment, () => ({ order: order.now(), redirectUrl: BANK_PAGE }))
  const { shopper, main } = await openShop('/payment?order_id=99')
  await shopper.click(await main.findByRole('button', { name: paymentTexts.backToBank }))
  expect(left).toHaveBeenCalledWith(BANK_PAGE)
  expect(order.asked.pay).toEqual([])
})

test('an order that was bought and not paid is paid from here', async () => {
  const { shopper, main } = await openShop('/payment?order_id=99')
  await shopper.click(await main.findByRole('button', { name: paymentTexts.payNow }))
  await waitFor(() => expect(left).toHaveBeenCalledWith(BANK_PAGE))
  expect(order.asked.pay).toHaveLength(1)
})
