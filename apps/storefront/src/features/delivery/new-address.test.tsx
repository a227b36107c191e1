import type { AddressInput } from '@cambusa/contract/delivery/address'
import {
  checkAddress,
  listDeliveryAddresses,
  selectAddress,
  suggestTowns,
  updateAddress,
} from '@cambusa/contract/delivery/delivery'
import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import { listTimeslots } from '@cambusa/contract/delivery/timeslots'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { postalTexts } from '@cambusa/messages/it/delivery/postal-address'
import { timeslotTexts } from '@cambusa/messages/it/delivery/timeslots'
import { errorTexts } from '@cambusa/messages/it/errors'
import { validationTexts } from '@cambusa/messages/it/validation'
import { screen, waitFor, within } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { buildAddress } from '../../lib/testing/test-address.ts'
import { buildService, buildTimeslot } from '../../lib/testing/test-delivery.ts'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { answer, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../testing/signed-in.ts'

const STREET_UNKNOWN = { street: 'Piazza Che Non C’è', city: 'Bologna' }
const PROVINCE = { city: 'Bologna', province: 'BO' }

let saved: AddressInput[] = []
let chosen: unknown[] = []
beforeEach(() => {
  beSignedIn()
  saved = []
  chosen = []
  const cart = serveCart({ user: CUSTOMER, deliveryServiceId: null })
  cart.become({ cartItems: [buildLine(buildProduct(1, { price: 30 }), 1)] })
  answer(viewCategories, () => ({}))
  answer(suggestTowns, () => ({ towns: [] }))
  answer(listDeliveryAddresses, () => ({
    deliveryServices: [buildService(2, 'home', 'Consegna a domicilio')],
    addresses: [],
  }))
  answer(updateAddress, ({ body }) => {
    saved.push(body.address)
    const { acceptNotValidated } = body.address
    return { address: buildAddress({ addressId: 9, validated: acceptNotValidated !== true }) }
  })
  answer(selectAddress, ({ body }) => {
    chosen.push(body)
    const shippingAddress = buildAddress({ addressId: 9 })
    return cart.become({ shippingAddress, deliveryServiceId: 2, timeslot: null })
  })
  answer(listTimeslots, () => ({
    days: [{ dateIso: '2027-03-10', timeslots: [buildTimeslot(8)], selected: false, closedReason: null }],
  }))
})

/** From the cart to the form of a new address. */
async function openForm() {
  const { main, shopper } = await openShop('/cart')
  await shopper.click((await main.findAllByRole('button', { name: cartTexts.next.address }))[0]!)
  const list = within(await screen.findByRole('dialog', { name: deliveryTexts.title }))
  await shopper.click(await list.findByRole('button', { name: deliveryTexts.add }))
  const form = within(await screen.findByRole('dialog', { name: deliveryTexts.newTitle }))
  const type = async (label: RegExp, text: string) => shopper.type(await form.findByLabelText(label), text)
  return { shopper, form, type }
}

/** The form, filled in. */
async function typeAddress(given: { phone?: string; province?: string } = {}) {
  const { shopper, form, type } = await openForm()
  await type(new RegExp(`^${deliveryTexts.name}`), 'Cucina')
  await type(new RegExp(`^${postalTexts.street}`), STREET_UNKNOWN.street)
  await type(new RegExp(`^${postalTexts.streetNumber}`), '7')
  await type(new RegExp(`^${postalTexts.city}`), 'Bologna')
  await type(new RegExp(`^${postalTexts.postalCode}`), '40121')
  await type(new RegExp(`^${postalTexts.province}`), given.province ?? 'BO')
  if (given.phone) await type(new RegExp(`^${deliveryTexts.phone}`), given.phone)
  return { shopper, form }
}

const save = async (shopper: UserEvent) =>
  shopper.click(screen.getByRole('button', { name: deliveryTexts.save }))

test('a street that nobody knows is saved after a question, chosen, and the slots open', async () => {
  answer(checkAddress, () => refuse('address.streetUnknown', STREET_UNKNOWN, 'address1'))
  const { shopper } = await typeAddress()
  await save(shopper)
  const question = await screen.findByRole('dialog', { name: deliveryTexts.notValidatedTitle })
  expect(question.textContent).toContain(errorTexts['address.streetUnknown'](STREET_UNKNOWN))
  expect(saved).toEqual([])
  await shopper.click(within(question).getByRole('button', { name: deliveryTexts.saveAnyway }))
  await screen.findByRole('dialog', { name: timeslotTexts.title })
  expect(saved).toEqual([
    expect.objectContaining({ address1: STREET_UNKNOWN.street, acceptNotValidated: true }),
  ])
  expect(chosen).toEqual([{ address_type: 'home', address_id: 9 }])
})

test('one press tells what the screen finds wrong together with what only the shop knows', async () => {
  answer(checkAddress, () => {
    const refusal = refuse('field.wrong', { reason: validationTexts.phone }, 'phone')
    refusal.further = [refuse('address.provinceMismatch', PROVINCE, 'province').error]
    return refusal
  })
  const { shopper, form } = await typeAddress({ phone: '12', province: 'MO' })
  await save(shopper)
  await form.findByText(validationTexts.phone)
  await form.findByText(errorTexts['address.provinceMismatch'](PROVINCE))
  const province = form.getByLabelText(new RegExp(`^${postalTexts.province}`))
  await waitFor(() => expect(document.activeElement).toBe(province))
  expect(saved).toEqual([])
})

test('an address in one line is taken apart, and the town of its postal code filled in', async () => {
  const towns = [
    { city: 'Rimini', province: 'RN', postalCodes: ['47921'], latitude: 44.06, longitude: 12.57 },
  ]
  answer(suggestTowns, ({ query }) => ({ towns: query.query === '47921' ? towns : [] }))
  const { shopper, form, type } = await openForm()
  await type(new RegExp(`^${postalTexts.street}`), 'Via Roma 12, 47921')
  await shopper.tab()
  const values = [
    postalTexts.street,
    postalTexts.streetNumber,
    postalTexts.postalCode,
    postalTexts.city,
    postalTexts.province,
  ]
  const read = () =>
    values.map((label) => form.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value)
  await waitFor(() => expect(read()).toEqual(['Via Roma', '12', '47921', 'Rimini', 'RN']))
})
