import { viewMailChoices } from '@cambusa/contract/people/mail-choices'
import { userDetail } from '@cambusa/contract/people/profile'
import {
  registerDevice,
  unregisterDevice,
  updatePushKinds,
  viewPushKey,
  viewPushKinds,
} from '@cambusa/contract/people/push'
import { listStores } from '@cambusa/contract/delivery/stores'
import { viewOrder } from '@cambusa/contract/orders/orders'
import { listStoredCards } from '@cambusa/contract/payments/payments'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { orderStatusTexts } from '@cambusa/messages/it/orders/order-status'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { pushChoiceTexts, pushInFrontTexts, pushOfferTexts } from '@cambusa/messages/it/people/push'
import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { buildOrder } from '../../lib/testing/test-order.ts'
import { ALL_MAILS, ALL_PUSHES, buildProfile } from '../../lib/testing/test-profile.ts'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { stubPushes, SUBSCRIPTION } from '../../testing/push-browser.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const DONE = '/profile/orders/99?placed=1'
const PROFILE = '/profile/profile-update'
const KEY = `B${'A'.repeat(86)}`

let registered: unknown[]
let left: unknown[]

beforeEach(() => {
  beSignedIn()
  serveCart({ user: CUSTOMER })
  registered = []
  left = []
  answer(viewPushKey, () => ({ publicKey: KEY }))
  answer(registerDevice, ({ query }) => (registered.push(query), { isRegistered: true }))
  answer(unregisterDevice, ({ query }) => (left.push(query), null))
  answer(viewPushKinds, () => ({ kinds: ALL_PUSHES }))
  answer(userDetail, () => ({ user: buildProfile() }))
  answer(listStores, () => ({ stores: [] }))
  answer(listStoredCards, () => ({ auths: [] }))
  answer(viewMailChoices, () => ({ choices: ALL_MAILS }))
  const orderStatusId = ORDER_STATUS.received
  answer(viewOrder, () => buildOrder({ orderStatusId, orderStatusName: orderStatusTexts[orderStatusId] }))
})

const button = (name: string) => screen.findByRole('button', { name })

describe('after an order', () => {
  test('the browser asks only once the customer wants to be told; this device is registered then', async () => {
    const browser = stubPushes()
    const { shopper, main } = await openShop(DONE)
    await main.findByText(pushOfferTexts.question)
    expect(browser.asked).toBe(0)
    await shopper.click(await button(pushOfferTexts.yes))
    await main.findByText(pushOfferTexts.done)
    expect(browser.asked).toBe(1)
    expect(registered).toMatchObject([{ platform: 'web', external_id: JSON.stringify(SUBSCRIPTION) }])
    await openShop(DONE)
    await screen.findByText(orderTexts.placedTitle)
    expect(screen.queryByText(pushOfferTexts.question)).toBeNull()
  })

  test('who does not want to now is not asked again', async () => {
    const browser = stubPushes()
    const { shopper, main } = await openShop(DONE)
    await shopper.click(await button(pushOfferTexts.notNow))
    expect(main.queryByText(pushOfferTexts.question)).toBeNull()
    await openShop(DONE)
    await screen.findByText(orderTexts.placedTitle)
    expect(screen.queryByText(pushOfferTexts.question)).toBeNull()
    expect([browser.asked, registered]).toEqual([0, []])
  })

  test('a browser that refuses is answered where to find pushes later', async () => {
    stubPushes().answers = 'denied'
    const { shopper, main } = await openShop(DONE)
    await shopper.click(await button(pushOfferTexts.yes))
    await main.findByText(pushOfferTexts.denied)
    expect(registered).toEqual([])
  })

  test('a browser that cannot get pushes asks nothing', async () => {
    const { main } = await openShop(DONE)
    await main.findByText(orderTexts.placedTitle)
    expect(main.queryByText(pushOfferTexts.question)).toBeNull()
  })
})

describe('in the profile', () => {
  test('each kind is a switch, and this device another one', async () => {
    const browser = stubPushes()
    const sent: unknown[] = []
    answer(updatePushKinds, ({ body }) => (sent.push(body), { kinds: { ...ALL_PUSHES, ...body } }))
    const { shopper } = await openShop(PROFILE)
    const slot = await screen.findByRole('switch', { name: pushChoiceTexts.names.slotNear })
    await shopper.click(slot)
    await waitFor(() => expect(sent).toEqual([{ slotNear: false }]))
    expect(slot).toHaveProperty('checked', false)
    const device = await screen.findByRole('switch', { name: pushChoiceTexts.device })
    await shopper.click(device)
    await waitFor(() => expect(registered).toHaveLength(1))
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: pushChoiceTexts.device })).toHaveProperty('checked', true),
    )
    await shopper.click(screen.getByRole('switch', { name: pushChoiceTexts.device }))
    await waitFor(() => expect(left).toHaveLength(1))
    await waitFor(() => expect(browser.isSubscribed).toBe(false))
  })

  test.each([
    ['denied', pushChoiceTexts.denied],
    ['impossible', pushChoiceTexts.impossible],
  ])('a browser in which pushes are %s is told what to do', async (state, text) => {
    if (state === 'denied') stubPushes('denied')
    await openShop(PROFILE)
    await screen.findByText(text)
    expect(screen.queryByRole('switch', { name: pushChoiceTexts.device })).toBeNull()
  })
})

describe('a device that may get pushes', () => {
  test('is registered for whoever signs in, and unregistered before they sign out', async () => {
    const browser = stubPushes('granted')
    const { shopper } = await openShop(PROFILE)
    await shopper.click(await screen.findByRole('heading', { name: pushChoiceTexts.title }))
    await waitFor(() => expect(registered).toHaveLength(1))
    expect(browser.asked).toBe(0)
    await waitFor(() => expect(localStorage.getItem('cambusa.pushes')).toBe('1'))
    const { leaveSession } = await import('../../lib/push/own-device.ts')
    await leaveSession()
    expect(left).toMatchObject([{ platform: 'web' }])
  })

  test('shows a push in front with a way to its screen, and follows one that was tapped', async () => {
    const browser = stubPushes('granted')
    const { shopper, address } = await openShop(PROFILE)
    await shopper.click(await screen.findByRole('heading', { name: pushChoiceTexts.title }))
    await waitFor(() => expect(registered).toHaveLength(1))
    const push = {
      kind: 'push',
      id: '1',
      title: 'La spesa è pronta',
      body: 'Ordine 99',
      target: '/profile/orders/99',
    }
    browser.tell({ ...push, isTapped: false })
    await screen.findByText(pushInFrontTexts.text(push), { selector: 'p' })
    expect(address()).toBe(PROFILE)
    await shopper.click(await button(pushInFrontTexts.open))
    await vi.waitFor(() => expect(address()).toBe(push.target))
    browser.tell({ ...push, target: '/page/cookie-policy', isTapped: true })
    await vi.waitFor(() => expect(address()).toBe('/page/cookie-policy'))
  })
})
