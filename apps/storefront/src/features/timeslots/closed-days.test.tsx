import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import { listDeliveryAddresses } from '@cambusa/contract/delivery/delivery'
import { listTimeslots, type TimeslotDay } from '@cambusa/contract/delivery/timeslots'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { timeslotTexts } from '@cambusa/messages/it/delivery/timeslots'
import { screen, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildAddress } from '../../lib/testing/test-address.ts'
import { buildService, buildTimeslot } from '../../lib/testing/test-delivery.ts'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const locker = buildAddress({ addressId: 7, addressName: 'Locker Stazione', deliveryServiceId: 4 })
let asked: unknown[] = []
let days: TimeslotDay[] = []

beforeEach(() => {
  beSignedIn()
  asked = []
  answer(viewCategories, () => ({}))
  answer(listDeliveryAddresses, () => ({
    deliveryServices: [buildService(4, 'locker', 'Ritiro al locker')],
    addresses: [locker],
  }))
  answer(listTimeslots, ({ query }) => {
    asked.push(query)
    return { days }
  })
})

const day = (dateIso: string, changes: Partial<TimeslotDay> = {}): TimeslotDay => ({
  dateIso,
  timeslots: [],
  selected: false,
  closedReason: null,
  ...changes,
})

async function openTimes(deliveryServiceId: number) {
  const cart = serveCart({ user: CUSTOMER, deliveryServiceId, shippingAddress: locker, timeslot: null })
  cart.become({ cartItems: [buildLine(buildProduct(1, { price: 30 }), 1)] })
  const shop = await openShop('/cart')
  const [next] = await shop.main.findAllByRole('button', { name: cartTexts.next.timeslot })
  await shop.shopper.click(next!)
  return { ...shop, choice: within(await screen.findByRole('dialog', { name: timeslotTexts.title })) }
}

test('a closed day is listed with its reason, and none of its slots can be chosen', async () => {
  days = [
    day('2027-03-09', {
      closedReason: 'Santo patrono',
      timeslots: [buildTimeslot(8, { active: 0, status: 'full', closedReason: 'Santo patrono' })],
    }),
    day('2027-03-10', { timeslots: [buildTimeslot(10)] }),
  ]
  const { shopper, choice } = await openTimes(2)
  await shopper.click(await choice.findByRole('tab', { name: new RegExp(timeslotTexts.closed) }))
  await choice.findByText(timeslotTexts.dayClosed({ reason: 'Santo patrono' }))
  expect(choice.getByRole('button', { name: /^08:00 - 10:00/ })).toHaveProperty('disabled', true)
  expect(asked).toContainEqual({ 'show-closed': true })
})

test('a locker that is too small is explained, with a link to another locker or service', async () => {
  const lacks = 'Il locker ha solo 1 scomparto libero: te ne servono 2'
  const full = { active: 0, status: 'full', closedReason: lacks } as const
  days = [day('2027-03-10', { timeslots: [buildTimeslot(8, full), buildTimeslot(14, full)] })]
  const { shopper, choice } = await openTimes(4)
  await choice.findByText(timeslotTexts.lockerSmallAllDay)
  expect(choice.getAllByText(lacks)).toHaveLength(2)
  await shopper.click(choice.getByRole('button', { name: timeslotTexts.changeLocker }))
  await screen.findByRole('dialog', { name: deliveryTexts.title })
  expect(asked).toContainEqual({ 'show-closed': true, 'check-locker': true })
})
