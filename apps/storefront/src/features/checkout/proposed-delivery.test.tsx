import { buyCart, listPaymentTypes, prepareCheckout } from '@cambusa/contract/checkout'
import { viewOrder } from '@cambusa/contract/orders'
import { setUsualTimeslot } from '@cambusa/contract/timeslots'
import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { cartTexts } from '@cambusa/messages/it/cart'
import { checkoutTexts } from '@cambusa/messages/it/checkout'
import { deliveryTexts } from '@cambusa/messages/it/delivery'
import { orderTexts } from '@cambusa/messages/it/orders'
import { waitFor } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildAddress } from '../../lib/testing/test-address.ts'
import { buildOrder } from '../../lib/testing/test-order.ts'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { answer, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

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

test('who comes back has place and time proposed, and a full cart is an order after three taps', async () => {
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
  await shopper.click(await main.findByRole('button', { name: checkoutTexts.buy }))
  await main.findByText(orderTexts.placedText({ number: order.orderNumber }))
  expect(address()).toBe('/profile/orders/99?placed=1')
})

test('whether the slot is proposed every time is one switch; a failure is said there and leaves it as it was', async () => {
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
