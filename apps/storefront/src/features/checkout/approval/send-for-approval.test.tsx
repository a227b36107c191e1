import { sendForApproval, viewApproval } from '@cambusa/contract/orders/approvals'
import { viewAllowance } from '@cambusa/contract/people/colleagues'
import { listPaymentTypes, prepareCheckout, releaseCheckout } from '@cambusa/contract/orders/checkout'
import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { errorTexts } from '@cambusa/messages/it/errors'
import { approvalNeededTexts as texts } from '@cambusa/messages/it/orders/approval-needed'
import { approvalTexts } from '@cambusa/messages/it/orders/approvals'
import { beforeEach, expect, test } from 'vitest'
import { needsApproval } from '../../../lib/state/allowance.ts'
import { buildAddress } from '../../../lib/testing/test-address.ts'
import { buildApproval } from '../../../lib/testing/test-approval.ts'
import { buildCart } from '../../../lib/testing/test-cart.ts'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { answer, enterAs, refuse } from '../../../testing/network.ts'
import { openShop } from '../../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../../testing/signed-in.ts'

const BUYER = { ...CUSTOMER, companyId: 1, companyName: 'Trattoria', companyRole: 'buyer' as const }
const LIMITS = {
  role: 'buyer' as const,
  orderLimit: 300,
  monthLimit: 1000,
  usedThisMonth: 120,
  leftThisMonth: 880,
  mostWithoutApproval: 300,
  toDecide: 0,
}
const oil = buildProduct(1, { name: 'Olio extravergine', price: 30 })
const ahead = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

let cart: ReturnType<typeof serveCart>
let sent: unknown[] = []
beforeEach(() => {
  beSignedIn()
  enterAs(BUYER)
  const timeslot = {
    timeslotId: 10,
    date: ahead(60 * 24 * 2).slice(0, 10),
    beginTime: '10:00',
    endTime: '12:00',
    autoAssigned: false,
    heldUntil: ahead(60),
    cutoffAt: ahead(600),
  }
  cart = serveCart({ user: BUYER, shippingAddress: buildAddress(), timeslot })
  cart.become({ cartItems: [buildLine(oil, 12)] })
  sent = []
  answer(viewAllowance, () => LIMITS)
  answer(listPaymentTypes, () => ({ paymentTypes: [{ paymentTypeId: 1, name: 'Contanti', descr: '' }] }))
  answer(prepareCheckout, () => cart.become({ cartStatusId: CART_STATUS.locked, lockedUntil: ahead(15) }))
  answer(releaseCheckout, () => cart.become({ cartStatusId: CART_STATUS.open, lockedUntil: null }))
  answer(viewApproval, () => buildApproval({ sentBy: { userId: 7, name: 'Ada' }, mayDecide: false }))
})

test('a cart over the limit says so before the payment, and is sent instead of paid', async () => {
  answer(sendForApproval, ({ body }) => {
    sent.push(body)
    cart.become({ ...buildCart({ cartId: 2, user: BUYER }), cartItems: [] })
    return buildApproval({ sentBy: { userId: 7, name: 'Ada' }, mayDecide: false })
  })
  const { shopper, main, address } = await openShop('/checkout')
  await main.findByText(texts.till.order({ total: '360,00 €', limit: '300,00 €' }))
  expect(main.queryByRole('radio')).toBeNull()
  await shopper.click(main.getByRole('button', { name: texts.send }))
  await main.findByRole('heading', { level: 1, name: approvalTexts.sentTitle })
  expect(address()).toBe('/profile/approvals/4?sent=1')
  expect(sent).toEqual([{ cart_id: 1 }])
})

test('a refusal is explained there, and the cart is as it was', async () => {
  answer(sendForApproval, () => refuse('checkout.itemsChanged', { names: 'Olio extravergine' }))
  const { shopper, main } = await openShop('/checkout')
  await shopper.click(await main.findByRole('button', { name: texts.send }))
  await main.findByText(errorTexts['checkout.itemsChanged']({ names: 'Olio extravergine' }))
  expect(cart.now().cartItems).toHaveLength(1)
})

test('within the limit the till is as for anybody, and the cart says what is left of the month', async () => {
  cart.become({ cartItems: [buildLine(oil, 2)] })
  const { main } = await openShop('/checkout')
  await main.findByRole('button', { name: checkoutTexts.goToPayment })
  expect(main.queryByText(texts.title)).toBeNull()
  const shop = await openShop('/cart')
  await shop.main.findByText(texts.left({ left: '880,00 €' }))
})

test('the reason is the limit that counts; changes of a placed order need none', () => {
  const of = (totalPrice: number, given = {}) =>
    needsApproval({ ...LIMITS, ...given }, { totalPrice, editing: null, cartItems: cart.now().cartItems })
  expect(of(300)).toBeUndefined()
  expect(of(300.01)).toBe('order')
  expect(of(200, { mostWithoutApproval: 150 })).toBe('month')
  expect(of(1, { role: 'buyerWithApproval', mostWithoutApproval: 0 })).toBe('always')
  expect(of(5000, { mostWithoutApproval: null })).toBeUndefined()
  const editing = { orderId: 1, orderNumber: '1', until: '', grossTotal: 1 }
  expect(needsApproval(LIMITS, { totalPrice: 400, editing, cartItems: cart.now().cartItems })).toBeUndefined()
})
