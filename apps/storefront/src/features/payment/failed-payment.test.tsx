import {
  deleteOrder,
  listSandboxCards,
  listStoredCards,
  modifyPaymentType,
  payOrder,
} from '@cambusa/contract/payments/payments'
import { cancelRefusalText } from '@cambusa/messages/it/orders/cancel-refusals'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { contacts } from '../../../../../shop.config.json'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { answer, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../testing/served-cart.ts'
import { BANK_PAGE, serveOrder } from '../../testing/served-order.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const REASON = 'La banca ha rifiutato la carta.'
const oil = buildProduct(1, { name: 'Olio extravergine', price: 30 })

let cart: ReturnType<typeof serveCart>
let order: ReturnType<typeof serveOrder>
let left: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  beSignedIn()
  cart = serveCart({ user: CUSTOMER })
  order = serveOrder()
  order.bankRefuses(REASON)
  left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  answer(listStoredCards, () => ({ auths: [] }))
  answer(listSandboxCards, () => ({ cards: [] }))
  return () => left.mockRestore()
})

const ask = () => screen.findByRole('dialog')

test('a refused payment leads to its reason and its deadline, and to another attempt', async () => {
  const { shopper, main, address } = await openShop('/payment?order_id=99')
  await main.findByText(REASON)
  expect(address()).toBe('/cart/payment-error/99')
  main.getByText(/Paga entro le .*ancora (29|30) minuti/)
  await shopper.click(main.getByRole('button', { name: paymentTexts.retryCard }))
  await waitFor(() => expect(left).toHaveBeenCalledWith(BANK_PAGE))
  expect(order.asked.pay).toEqual([{ order_id: 99, user_payment_auth_id: null, remember_card: false }])
})

test('after a failure another payment type is chosen, and the order is placed', async () => {
  const { shopper, main, address } = await openShop('/cart/payment-error/99')
  await shopper.click(await main.findByText(paymentTexts.otherPayment))
  await shopper.click(await main.findByRole('radio', { name: /Bonifico/ }))
  expect(main.queryByRole('radio', { name: /Carta di credito/ })).toBeNull()
  await shopper.click(main.getByRole('button', { name: paymentTexts.confirmPayment }))
  await main.findByText(orderTexts.placedTitle)
  expect(address()).toBe('/profile/orders/99?placed=1')
  expect(order.asked.change).toEqual([{ order_id: 99, payment_type_id: 3 }])
})

test('another card pays the same order', async () => {
  const { shopper, main } = await openShop('/cart/payment-error/99')
  await shopper.click(await main.findByText(paymentTexts.changeCard))
  await shopper.click(await main.findByRole('checkbox', { name: paymentTexts.remember }))
  await shopper.click(main.getByRole('button', { name: paymentTexts.payWithThis }))
  await waitFor(() => expect(left).toHaveBeenCalledWith(BANK_PAGE))
  expect(order.asked.pay).toEqual([{ order_id: 99, user_payment_auth_id: null, remember_card: true }])
})

test('a refusal or network failure is shown in place, and the payment can be tried again', async () => {
  answer(modifyPaymentType, () => refuse('checkout.paymentTypeNotAllowed'))
  answer(payOrder, () => {
    throw new TypeError('no network')
  })
  const { shopper, main } = await openShop('/cart/payment-error/99')
  await shopper.click(await main.findByRole('button', { name: paymentTexts.retryCard }))
  await main.findByText(`${uiTexts.errorText} ${paymentTexts.orderStays}`)
  answer(payOrder, () => ({ order: order.now(), redirectUrl: BANK_PAGE }))
  await shopper.click(await main.findByText(paymentTexts.otherPayment))
  await shopper.click(await main.findByRole('button', { name: paymentTexts.confirmPayment }))
  await main.findByText(/Questo tipo di pagamento non vale/)
  await shopper.click(main.getByRole('button', { name: paymentTexts.retryCard }))
  await waitFor(() => expect(left).toHaveBeenCalledWith(BANK_PAGE))
})

test('an order is cancelled after a confirmation, and its products are in the cart again', async () => {
  answer(deleteOrder, ({ body }) => {
    order.asked.cancel.push(body)
    cart.become({ cartItems: [buildLine(oil, 1)] })
    return order.giveUp()
  })
  const { shopper, main, address } = await openShop('/cart/payment-error/99')
  const cancel = await main.findByRole('button', { name: paymentTexts.cancel })
  await shopper.click(cancel)
  await shopper.click(within(await ask()).getByRole('button', { name: paymentTexts.cancelNo }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(order.asked.cancel).toEqual([])
  await shopper.click(cancel)
  await shopper.click(within(await ask()).getByRole('button', { name: paymentTexts.cancel }))
  await main.findByRole('heading', { name: paymentTexts.givenUpTitle })
  await shopper.click(main.getByRole('link', { name: paymentTexts.toCart }))
  await main.findByText('Olio extravergine')
  expect(address()).toBe('/cart')
  expect(order.asked.cancel).toEqual([{ order_id: 99 }])
})

test('opened hours later it shows the state of the order', async () => {
  order.giveUp()
  const { main } = await openShop('/cart/payment-error/99')
  await main.findByText(paymentTexts.givenUpText({ number: order.now().orderNumber }))
  expect(main.queryByRole('button', { name: paymentTexts.retryCard })).toBeNull()
})

test('opened after the payment it has nothing to pay', async () => {
  order.bankPays()
  const { main } = await openShop('/cart/payment-error/99')
  await main.findByText(paymentTexts.settledText({ number: order.now().orderNumber }))
  expect(main.queryByRole('button', { name: paymentTexts.payByCard })).toBeNull()
})

test('after the window was closed at the bank, the orders show the deadline and lead there again', async () => {
  order.bankThinks()
  const { shopper, main } = await openShop('/profile/orders')
  await main.findByText('In attesa di pagamento')
  main.getByText(/Paga entro le/)
  await shopper.click(
    main.getByRole('button', { name: paymentTexts.payNowNumbered({ number: order.now().orderNumber }) }),
  )
  await waitFor(() => expect(left).toHaveBeenCalledWith(BANK_PAGE))
})

test('the order itself leads to the bank, shows the blocked amount, and can be cancelled', async () => {
  const { shopper, main, address } = await openShop('/profile/orders/99')
  await main.findByText('Al massimo')
  main.getByText(REASON)
  main.getByRole('button', { name: paymentTexts.cancel })
  await shopper.click(main.getByRole('link', { name: paymentTexts.otherPayments }))
  await main.findByText(REASON)
  expect(address()).toBe('/cart/payment-error/99')
})

test.each(['tooLate', 'paid', 'preparing'] as const)(
  'an order that only the shop can cancel (%s) says why, with its telephone, and has no button for it',
  async (cancelRefusal) => {
    order.become({ orderStatusId: 2, canPay: false, payBy: null, canCancel: false, cancelRefusal })
    const { main } = await openShop('/profile/orders/99')
    await main.findByText(cancelRefusalText(cancelRefusal, contacts.phone))
    expect(main.queryByRole('button', { name: paymentTexts.cancel })).toBeNull()
  },
)

test('an order past its payment deadline says so and offers no payment', async () => {
  order.become({ canPay: false, canCancel: false, cancelRefusal: 'tooLate', payBy: '2026-11-21T08:00:00Z' })
  const { main } = await openShop('/cart/payment-error/99')
  await main.findByText(paymentTexts.overText({ number: order.now().orderNumber }))
  expect(main.queryByRole('button', { name: paymentTexts.payByCard })).toBeNull()
})

test('an awaited bank transfer can be replaced by a card', async () => {
  order.become({ orderStatusId: 9, paymentTypeId: 3, payment: null })
  const { shopper, main } = await openShop('/cart/payment-error/99')
  await shopper.click(await main.findByRole('button', { name: paymentTexts.payByCard }))
  await waitFor(() => expect(left).toHaveBeenCalledWith(BANK_PAGE))
  expect(order.asked.change).toEqual([
    { order_id: 99, payment_type_id: 2, user_payment_auth_id: null, remember_card: false },
  ])
})
