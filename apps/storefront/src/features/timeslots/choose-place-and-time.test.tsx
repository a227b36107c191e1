import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import { listDeliveryAddresses, selectAddress } from '@cambusa/contract/delivery/delivery'
import { listTimeslots, selectTimeslot, type Timeslot } from '@cambusa/contract/delivery/timeslots'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { chainTexts } from '@cambusa/messages/it/delivery/chain'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { errorTexts } from '@cambusa/messages/it/errors'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { timeslotTexts } from '@cambusa/messages/it/delivery/timeslots'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { buildAddress } from '../../lib/testing/test-address.ts'
import { buildService, buildTimeslot } from '../../lib/testing/test-delivery.ts'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { answer, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const home = { ...buildService(2, 'home', 'Consegna a domicilio'), descr: 'Fino alla cucina.' }
const drive = { ...buildService(1, 'drive', 'Ritiro al punto vendita'), descr: 'Carichi in auto.' }

const kitchen = buildAddress({ addressId: 1, addressName: 'Cucina' })
const farAway = buildAddress({ addressId: 2, addressName: 'Baita', notServedReason: 'Troppo lontano' })
const store = buildAddress({
  addressId: 3,
  addressName: 'Navile',
  addressType: 'store',
  deliveryServiceId: 1,
})

let cart: ReturnType<typeof serveCart>
let timeslots: Timeslot[] = []
let chosen: unknown[] = []
beforeEach(() => {
  beSignedIn()
  cart = serveCart({ user: CUSTOMER, deliveryServiceId: null })
  cart.become({ cartItems: [buildLine(buildProduct(1, { price: 30 }), 1)] })
  timeslots = [buildTimeslot(8), buildTimeslot(10)]
  chosen = []
  answer(viewCategories, () => ({}))
  answer(listDeliveryAddresses, ({ query }) => ({
    deliveryServices: [home, drive],
    addresses: query.address_type === 'drive' ? [store] : [kitchen, farAway],
  }))
  answer(selectAddress, ({ body }) => {
    chosen.push(body)
    const isStore = body.address_id === store.addressId
    return cart.become({
      shippingAddress: isStore ? store : kitchen,
      deliveryServiceId: isStore ? 1 : 2,
      timeslot: null,
    })
  })
  answer(listTimeslots, () => ({
    days: [{ dateIso: '2027-03-10', timeslots, selected: false, closedReason: null }],
  }))
  answer(selectTimeslot, ({ query }) => {
    chosen.push(query)
    const slot = timeslots.find(({ timeslotId }) => timeslotId === query.timeslot_id)
    if (!slot || slot.active === 0) return refuse('timeslot.full')
    const { timeslotId, date, beginTime, endTime, autoAssigned, cutoffAt } = slot
    const heldUntil = new Date(Date.now() + 3_600_000).toISOString()
    return cart.become({
      timeslot: { timeslotId, date, beginTime, endTime, autoAssigned, heldUntil, cutoffAt },
    })
  })
})

/** From the cart to the choice of the address. */
async function openChoice() {
  const shop = await openShop('/cart')
  const [next] = await shop.main.findAllByRole('button', { name: cartTexts.next.address })
  await shop.shopper.click(next!)
  const places = within(await screen.findByRole('dialog', { name: deliveryTexts.title }))
  return { ...shop, places }
}

const times = async () => within(await screen.findByRole('dialog', { name: timeslotTexts.title }))

test('address and slot are chosen in turn; a slot filled meanwhile is refused and cannot be chosen again', async () => {
  const { shopper, main, places } = await openChoice()
  // Signed in already: that is no step.
  const steps = within(places.getByRole('list', { name: chainTexts.steps })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([chainTexts.address, chainTexts.timeslot])
  expect(await places.findByRole('button', { name: /^Baita/ })).toHaveProperty('disabled', true)
  await shopper.click(places.getByRole('button', { name: /^Cucina/ }))

  const choice = await times()
  const early = await choice.findByRole('button', { name: /^08:00 - 10:00/ })
  // Another shopper takes the last free capacity.
  timeslots = [buildTimeslot(8, { status: 'full', active: 0 }), buildTimeslot(10)]
  await shopper.click(early)
  await choice.findByText(errorTexts['timeslot.full'] as string)
  await waitFor(() =>
    expect(choice.getByRole('button', { name: /^08:00 - 10:00/ })).toHaveProperty('disabled', true),
  )

  await shopper.click(choice.getByRole('button', { name: /^10:00 - 12:00/ }))
  const told = timeslotTexts.reserved({ day: 'mercoledì 10 marzo', begin: '10:00', end: '12:00' })
  await screen.findByText(told)
  expect(await main.findAllByRole('button', { name: cartTexts.next.checkout })).not.toHaveLength(0)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(chosen).toEqual([
    { address_type: 'home', address_id: 1 },
    { sel_date: '2027-03-10', timeslot_id: 8 },
    { sel_date: '2027-03-10', timeslot_id: 10 },
  ])
})

test('every tab describes its service', async () => {
  const { places } = await openChoice()
  const tabs = await places.findAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    `${home.name}${home.descr}`,
    `${drive.name}${drive.descr}`,
  ])
})

test('another service has its own addresses, and the slots lead back to them', async () => {
  const { shopper, places } = await openChoice()
  await shopper.click(await places.findByRole('tab', { name: /Ritiro al punto vendita/ }))
  await shopper.click(await places.findByRole('button', { name: /^Navile/ }))
  const choice = await times()
  await choice.findByText(/Ritiro presso/)
  expect(chosen).toEqual([{ address_type: 'drive', address_id: 3 }])

  await shopper.click(choice.getByRole('button', { name: timeslotTexts.changeAddress }))
  const again = within(await screen.findByRole('dialog', { name: deliveryTexts.title }))
  expect((await again.findByRole('button', { name: /^Navile/ })).textContent).toContain(deliveryTexts.chosen)
})

test('with an address but no slot the deadline to order is shown, and the usual slot comes first with its price', async () => {
  cart.become({ shippingAddress: kitchen, deliveryServiceId: 2, freeDeliveryFrom: 100 })
  timeslots = [buildTimeslot(8), buildTimeslot(14, { usual: true, active: 5 })]
  const told = 'Ordina entro le 19:00 di mar 9 mar per mer 10 mar 14-16'
  const { shopper, main } = await openShop('/cart')
  const strip = within(await screen.findByRole('region', { name: frameTexts.service }))
  await shopper.click(await strip.findByRole('button', { name: new RegExp(told) }))

  const choice = await times()
  const [first] = await choice.findAllByRole('button', { name: /\d\d:\d\d - \d\d:\d\d/ })
  expect(first?.textContent).toMatch(
    /^La tua fascia di sempre, mercoledì 10 marzo 14:00 - 16:00 Disponibile, 5 posti 4,90\s€$/,
  )
  await shopper.click(first!)
  await screen.findByText(timeslotTexts.reserved({ day: 'mercoledì 10 marzo', begin: '14:00', end: '16:00' }))
  await strip.findByText(/Ordina entro le 19:00 di mar 9 mar/)
  expect(await main.findAllByRole('button', { name: cartTexts.next.checkout })).not.toHaveLength(0)

  await shopper.click(screen.getAllByRole('button', { name: /^Carrello/ })[0]!)
  await within(await screen.findByRole('dialog')).findByText(told)
})
