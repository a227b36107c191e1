import { updateCartInfo } from '@cambusa/contract/cart/cart'
import {
  buyCart,
  listPaymentTypes,
  prepareCheckout,
  releaseCheckout,
} from '@cambusa/contract/orders/checkout'
import { viewOrder } from '@cambusa/contract/orders/orders'
import { setUsualTimeslot } from '@cambusa/contract/delivery/timeslots'
import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildAddress } from '../../../lib/testing/test-address.ts'
import { buildOrder } from '../../../lib/testing/test-order.ts'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { answer, refuse } from '../../../testing/network.ts'
import { openShop } from '../../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../../testing/signed-in.ts'

const order = buildOrder({})
const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

let cart: ReturnType<typeof serveCart>
beforeEach(() => {
  beSignedIn()
  cart = serveCart({
    user: CUSTOMER,
    shippingAddress: buildAddress({ addressName: 'Cucina', autoAssigned: true }),
    timeslot: {
      timeslotId: 10,
      date: '2027-03-10',
      beginTime: '10:00',
      endTime: '12:00',
      autoAssigned: true,
      heldUntil: soon(60),
      cutoffAt: soon(600),
    },
    usualTimeslot: { weekday: 3, beginTime: '10:00' },
  })
  cart.become({ cartItems: [buildLine(buildProduct(1, { price: 30 }), 1)] })
  answer(listPaymentTypes, () => ({
    paymentTypes: [{ paymentTypeId: 1, name: 'Contanti o POS', descr: 'Alla consegna' }],
  }))
  answer(prepareCheckout, () => cart.become({ cartStatusId: CART_STATUS.locked, lockedUntil: soon(15) }))
  answer(buyCart, () => order)
  answer(viewOrder, () => order)
})

test('a returning customer has address and slot proposed, and a full cart becomes an order with three taps', async () => {
  const { shopper, main, address } = await openShop('/cart')
  const [next] = await main.findAllByRole('button', { name: cartTexts.next.checkout })
  await shopper.click(next!)
  await main.findByText(deliveryTexts.proposed({ what: 'Cucina' }))
  main.getByText(
    deliveryTexts.proposed({
      what: checkoutTexts.slotTimes({ day: 'mercoledì 10 marzo', begin: '10:00', end: '12:00' }),
    }),
  )
  await shopper.click(await main.findByRole('button', { name: checkoutTexts.goToPayment }))
  const buy = await main.findByRole('button', { name: checkoutTexts.buy })
  main.getByText('Cucina')
  expect(screen.queryByText(new RegExp(deliveryTexts.proposed({ what: '' })))).toBeNull()
  await shopper.click(buy)
  await main.findByText(orderTexts.placedText({ number: order.orderNumber }))
  expect(address()).toBe('/profile/orders/99?placed=1')
})

test('payment on account and an invoice are proposed, and marked so until the shopper chooses otherwise', async () => {
  const types = [
    { paymentTypeId: 1, name: 'Contanti o POS', descr: 'Alla consegna' },
    { paymentTypeId: 5, name: 'Pagamento differito', descr: 'Fattura a scadenza', proposed: true },
  ]
  answer(listPaymentTypes, () => ({ paymentTypes: types }))
  cart.become({ cartInfos: { need_invoice: 'true' }, invoiceProposed: true })
  answer(updateCartInfo, ({ body: { property, value } }) =>
    cart.become({ cartInfos: { [property]: value }, invoiceProposed: false }),
  )
  answer(releaseCheckout, () => cart.become({ cartStatusId: CART_STATUS.open, lockedUntil: null }))
  const bought: unknown[] = []
  answer(buyCart, ({ query }) => {
    bought.push(query?.payment_type_id)
    return order
  })
  const { shopper, main } = await openShop('/checkout')
  const name = deliveryTexts.proposed({ what: 'Pagamento differito' })
  const onAccount = await main.findByRole('radio', { name: new RegExp(name) })
  expect(onAccount).toHaveProperty('checked', true)
  await main.findByText(cartTexts.invoiceProposed)

  await shopper.click(await main.findByRole('button', { name: checkoutTexts.goToPayment }))
  await main.findByText(new RegExp(`^${checkoutTexts.invoiceWanted}`))
  main.getByText('Pagamento differito')
  await shopper.click(main.getByRole('button', { name: checkoutTexts.edit }))

  const invoice = await main.findByRole('switch', { name: cartTexts.needInvoice })
  await shopper.click(invoice)
  await waitFor(() => expect(main.queryByText(cartTexts.invoiceProposed)).toBeNull())
  expect(invoice).toHaveProperty('checked', false)
  await shopper.click(main.getByRole('radio', { name: /Contanti/ }))
  expect(main.getByRole('radio', { name: /^Pagamento differito/ })).toHaveProperty('checked', false)
  await shopper.click(main.getByRole('button', { name: checkoutTexts.goToPayment }))
  await shopper.click(await main.findByRole('button', { name: checkoutTexts.buy }))
  await waitFor(() => expect(bought).toEqual([1]))
})

test('the payment type of one cart does not carry over to the next one, where the shop proposes again', async () => {
  const types = [
    { paymentTypeId: 1, name: 'Contanti o POS', descr: 'Alla consegna' },
    { paymentTypeId: 3, name: 'Bonifico', descr: 'Anticipato' },
  ]
  answer(listPaymentTypes, () => ({ paymentTypes: types }))
  const { shopper, main } = await openShop('/checkout')
  await shopper.click(await main.findByRole('radio', { name: /Bonifico/ }))
  expect(main.getByRole('radio', { name: /Bonifico/ })).toHaveProperty('checked', true)
  cart.become({ cartId: cart.now().cartId + 1 })
  const next = await openShop('/checkout')
  await waitFor(() =>
    expect(next.main.getByRole('radio', { name: /Contanti/ })).toHaveProperty('checked', true),
  )
})

test('one switch sets whether the slot is always proposed; a failure is shown there and changes nothing', async () => {
  const asked: boolean[] = []
  answer(setUsualTimeslot, ({ body }) => {
    asked.push(body.enabled)
    if (asked.length > 1) return refuse('checkout.timeslotMissing')
    return cart.become({ usualTimeslot: null })
  })
  const { shopper, main } = await openShop('/checkout')
  const always = await main.findByRole('switch', { name: checkoutTexts.proposeAlways })
  expect(always).toHaveProperty('checked', true)
  await shopper.click(always)
  await waitFor(() => expect(always).toHaveProperty('checked', false))
  await shopper.click(always)
  await main.findByText(checkoutTexts.proposeFailed)
  expect(always).toHaveProperty('checked', false)
  expect(asked).toEqual([false, true])
})
