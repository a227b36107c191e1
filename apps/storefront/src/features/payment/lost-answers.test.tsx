import {
  deleteOrder,
  listSandboxCards,
  listStoredCards,
  modifyPaymentType,
  removeStoredCard,
  type StoredCard,
} from '@cambusa/contract/payments/payments'
import { viewMailChoices } from '@cambusa/contract/people/mail-choices'
import { viewPushKinds } from '@cambusa/contract/people/push'
import { userDetail } from '@cambusa/contract/people/profile'
import { listStores } from '@cambusa/contract/delivery/stores'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { ALL_MAILS, ALL_PUSHES, buildProfile } from '../../lib/testing/test-profile.ts'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../testing/served-cart.ts'
import { serveOrder } from '../../testing/served-order.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

/** The network fails: the shop may have handled the call, or never received it. */
const lose = (): never => {
  throw new TypeError('no network')
}

let cart: ReturnType<typeof serveCart>
let order: ReturnType<typeof serveOrder>

beforeEach(() => {
  beSignedIn()
  cart = serveCart({ user: CUSTOMER })
  order = serveOrder()
  order.bankRefuses('La banca ha rifiutato la carta.')
  answer(listStoredCards, () => ({ auths: [] }))
  answer(listSandboxCards, () => ({ cards: [] }))
})

type Main = Awaited<ReturnType<typeof openShop>>['main']
type Shopper = Awaited<ReturnType<typeof openShop>>['shopper']

/** Confirms the dialog that a button opens. */
async function pressAndConfirm(shopper: Shopper, button: HTMLElement, yes: string): Promise<void> {
  await shopper.click(button)
  await shopper.click(within(await screen.findByRole('dialog')).getByRole('button', { name: yes }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

async function chooseTransfer(shopper: Shopper, main: Main): Promise<void> {
  await shopper.click(await main.findByText(paymentTexts.otherPayment))
  await shopper.click(await main.findByRole('radio', { name: /Bonifico/ }))
  await shopper.click(main.getByRole('button', { name: paymentTexts.confirmPayment }))
}

const change = { order_id: 99, payment_type_id: 3 }

/** The shop changes the payment type of the order; that many answers are lost. */
function changesButLosesAnswers(times: number): unknown[] {
  const asked: unknown[] = []
  answer(modifyPaymentType, ({ body }) => {
    asked.push(body)
    order.become({ orderStatusId: 9, paymentTypeId: 3, payment: null })
    return asked.length <= times ? lose() : { order: order.now(), redirectUrl: null }
  })
  return asked
}

test('a change of the payment whose answer is lost is repeated by itself, and leads on once', async () => {
  const asked = changesButLosesAnswers(1)
  const { shopper, main, address } = await openShop('/cart/payment-error/99')
  await chooseTransfer(shopper, main)
  await main.findByText(orderTexts.placedTitle)
  expect(address()).toBe('/profile/orders/99?placed=1')
  expect(asked).toEqual([change, change])
})

test('a change whose answers are all lost, but which was made, leads on by the order’s state', async () => {
  const asked = changesButLosesAnswers(3)
  const { shopper, main } = await openShop('/cart/payment-error/99')
  await chooseTransfer(shopper, main)
  await main.findByText(orderTexts.placedTitle, undefined, { timeout: 8_000 })
  expect(asked).toEqual([change, change, change])
})

test('a change that never arrived says so in place, and the same button makes it', async () => {
  let isDown = true
  const asked: unknown[] = []
  answer(modifyPaymentType, ({ body }) => {
    if (isDown) return lose()
    asked.push(body)
    order.become({ orderStatusId: 9, paymentTypeId: 3, payment: null })
    return { order: order.now(), redirectUrl: null }
  })
  const { shopper, main } = await openShop('/cart/payment-error/99')
  await chooseTransfer(shopper, main)
  await main.findByText(paymentTexts.orderStays, { exact: false }, { timeout: 8_000 })
  expect(main.getByRole('radio', { name: /Bonifico/ })).toHaveProperty('checked', true)
  isDown = false
  await shopper.click(main.getByRole('button', { name: paymentTexts.confirmPayment }))
  await main.findByText(orderTexts.placedTitle)
  expect(asked).toEqual([change])
})

test('a cancellation that never arrived leaves the order as it was, and one whose answer was lost is shown', async () => {
  let isDown = true
  const asked: unknown[] = []
  answer(deleteOrder, ({ body }) => {
    if (isDown) return lose()
    asked.push(body)
    cart.become({ cartItems: [buildLine(buildProduct(1, { name: 'Olio' }), 1)] })
    order.giveUp()
    return lose()
  })
  const { shopper, main } = await openShop('/cart/payment-error/99')
  const cancel = await main.findByRole('button', { name: paymentTexts.cancel })
  await pressAndConfirm(shopper, cancel, paymentTexts.cancel)
  await waitFor(() => expect(cancel.getAttribute('aria-busy')).toBeNull())
  await screen.findAllByText(uiTexts.errorText)
  expect(main.queryByText(paymentTexts.givenUpTitle)).toBeNull()

  isDown = false
  await pressAndConfirm(shopper, cancel, paymentTexts.cancel)
  await main.findByRole('heading', { name: paymentTexts.givenUpTitle })
  await shopper.click(main.getByRole('link', { name: paymentTexts.toCart }))
  await main.findByText('Olio')
  expect(main.getAllByRole('listitem')).toHaveLength(1)
  expect(asked).toEqual([{ order_id: 99 }])
})

const card: StoredCard = {
  userPaymentAuthId: 5,
  userPaymenthAuthId: 5,
  paymentTypeId: 2,
  name: 'Visa che termina con 4242, scade 04/2030',
  brand: 'visa',
  lastFour: '4242',
  expiry: '04/2030',
  isExpired: false,
}

test('a card that was not removed can be removed again, and one whose removal lost its answer is gone', async () => {
  let cards = [card]
  let isDown = true
  const asked: number[] = []
  answer(listStores, () => ({ stores: [] }))
  answer(userDetail, () => ({ user: buildProfile() }))
  answer(viewMailChoices, () => ({ choices: ALL_MAILS }))
  answer(viewPushKinds, () => ({ kinds: ALL_PUSHES }))
  answer(listStoredCards, () => ({ auths: cards }))
  answer(removeStoredCard, ({ body }) => {
    if (isDown) return lose()
    asked.push(body.user_payment_auth_id)
    cards = []
    return lose()
  })
  const { shopper, main } = await openShop('/profile/profile-update')
  const name = paymentTexts.remove({ name: 'Visa che termina con 4242' })
  await pressAndConfirm(shopper, await main.findByRole('button', { name }), paymentTexts.removeYes)
  await screen.findAllByText(uiTexts.errorText)
  expect(screen.queryByText(paymentTexts.removed)).toBeNull()

  isDown = false
  await pressAndConfirm(shopper, main.getByRole('button', { name }), paymentTexts.removeYes)
  await main.findByText(paymentTexts.storedNone)
  expect(asked).toEqual([5])
})
