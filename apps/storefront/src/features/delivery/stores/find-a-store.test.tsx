import { setFavouriteAddress, suggestTowns } from '@cambusa/contract/delivery/delivery'
import { listNextSlots, listStores, selectStore, type Store } from '@cambusa/contract/delivery/stores'
import { addDaysIso, formatDayLong, romeDate } from '@cambusa/domain/time/dates'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { storeHoursTexts } from '@cambusa/messages/it/delivery/store-hours'
import { storeTexts as texts } from '@cambusa/messages/it/delivery/store-locator'
import { errorScreenTexts } from '@cambusa/messages/it/frame/error-screens'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { capitalised } from '../../../lib/format/capitalised.ts'
import { buildStore } from '../../../lib/testing/test-store.ts'
import { answer, refuse } from '../../../testing/network.ts'
import { openShop } from '../../../testing/opened-shop.ts'
import { serveCart } from '../../../testing/served-cart.ts'
import { beSignedIn, CUSTOMER } from '../../../testing/signed-in.ts'

const home = { deliveryServiceId: 2, name: 'Consegna', showTab: true }
const forli = buildStore({ storeId: 5, name: 'Forlì Porto' })
const rimini = buildStore({
  storeId: 6,
  warehouseId: 89,
  name: 'Rimini Mare',
  city: 'Rimini',
  postalCode: '47921',
  latitude: 44.06,
  longitude: 12.57,
  deliveryServices: [...forli.deliveryServices, home],
})
let stores: Store[]
let cart: ReturnType<typeof serveCart>

beforeEach(() => {
  stores = [forli, rimini]
  cart = serveCart({ store: { storeId: 5, name: forli.name } })
  answer(listStores, () => ({ stores }))
  answer(listNextSlots, () => ({
    nextSlots: [
      { storeId: 6, deliveryServiceId: 1, date: '2027-03-05', beginTime: '08:00:00', endTime: '10:00:00' },
    ],
  }))
})

const names = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const townField = () => screen.findByLabelText(texts.town)

test('a town or a postal code puts the nearest store first, with its distance; an unknown one is said', async () => {
  answer(suggestTowns, ({ query }) => ({
    towns:
      query.query === '47838'
        ? [{ city: 'Riccione', province: 'RN', postalCodes: ['47838'], latitude: 44, longitude: 12.65 }]
        : [],
  }))
  const { shopper, main, address } = await openShop('/store-locator')
  await shopper.type(await townField(), '47838{Enter}')
  await main.findByText(texts.foundNear({ count: 2, town: 'Riccione' }))
  expect(names()).toEqual(['Rimini Mare', 'Forlì Porto'])
  await screen.findByText(/a 9,2 km/)
  expect(address()).toBe('/store-locator?town=47838')
  await shopper.clear(await townField())
  await shopper.type(await townField(), 'Atlantide{Enter}')
  await screen.findByText(texts.unknownTown({ typed: 'Atlantide' }))
  expect(((await townField()) as HTMLInputElement).value).toBe('Atlantide')
})

test('the position is asked for by the button alone; refused, a sentence says so and the field stays', async () => {
  const getCurrentPosition = vi.fn((_: PositionCallback, refused: () => void) => refused())
  const geolocation = { getCurrentPosition } as unknown as Geolocation
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation)
  const { shopper, main } = await openShop('/store-locator')
  const nearMe = await screen.findByRole('button', { name: deliveryTexts.nearMe })
  expect(getCurrentPosition).not.toHaveBeenCalled()
  await shopper.click(nearMe)
  await screen.findByText(deliveryTexts.nearMeDenied)
  await townField()
  getCurrentPosition.mockImplementation((found) =>
    found({ coords: { latitude: 44.06, longitude: 12.56 } } as GeolocationPosition),
  )
  await shopper.click(nearMe)
  await main.findByText(texts.foundNearMe({ count: 2 }))
  expect(names()).toEqual(['Rimini Mare', 'Forlì Porto'])
})

test('a store of the wanted service is chosen, and is then the cart’s', async () => {
  const chosen: number[] = []
  answer(selectStore, ({ query }) => {
    chosen.push(query.store_id)
    return cart.become({ store: { storeId: 6, name: rimini.name } })
  })
  const { shopper } = await openShop('/store-locator')
  await screen.findByRole('button', { name: texts.mineNamed({ name: 'Forlì Porto' }) })
  await shopper.click(screen.getByRole('button', { name: 'Consegna' }))
  await waitFor(() => expect(names()).toEqual(['Rimini Mare']))
  await screen.findByText(texts.nextSlot({ when: 'ven 5 mar, 8-10' }))
  await shopper.click(screen.getByRole('button', { name: texts.chooseNamed({ name: 'Rimini Mare' }) }))
  await screen.findByRole('button', { name: texts.mineNamed({ name: 'Rimini Mare' }) })
  expect(chosen).toEqual([6])
})

test('a customer makes a store the favourite one', async () => {
  beSignedIn()
  serveCart({ user: CUSTOMER })
  const favoured: unknown[] = []
  answer(setFavouriteAddress, ({ body }) => {
    favoured.push(body)
    return { addressId: body.address_id }
  })
  const { shopper } = await openShop('/store-locator')
  const star = await screen.findByRole('button', {
    name: deliveryTexts.makeFavouriteNamed({ name: 'Rimini Mare' }),
  })
  await shopper.click(star)
  await waitFor(() => expect(favoured).toEqual([{ address_type: 'drive', address_id: 6 }]))
})

test('the page of a store has its week with today marked, the coming exceptions and the way there', async () => {
  const date = addDaysIso(romeDate(new Date()), 3)
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '07:00', to: '20:00' }))
  const exceptions = [
    { date, from: null, to: null, reason: 'inventario' },
    { date: addDaysIso(date, 30), from: null, to: null, reason: 'ferie' },
  ]
  stores = [forli, { ...rimini, hours, exceptions }]
  // The warehouse leads to its store as well.
  await openShop('/store-locator/89')
  await screen.findByRole('heading', { level: 1, name: 'Rimini Mare' })
  const row = screen.getByRole('row', { name: /Tutti i giorni/ })
  expect(row.textContent).toContain('7:00–20:00')
  await screen.findByText(capitalised(formatDayLong(date)))
  await screen.findByText(texts.exception({ hours: storeHoursTexts.openings([]), reason: 'inventario' }))
  expect(screen.queryByText(/ferie/)).toBeNull()
  const way = screen.getByRole('link', {
    name: new RegExp(`^${texts.directionsNamed({ name: 'Rimini Mare' })}`),
  })
  expect([way.getAttribute('rel'), way.getAttribute('target')]).toEqual(['noopener noreferrer', '_blank'])
  screen.getByRole('link', { name: 'Forlì Porto' })
})

test('an unknown store is not found; a list that fails is tried again, an empty one says where to go', async () => {
  const { main } = await openShop('/store-locator/77')
  expect(await main.findByText(errorScreenTexts.notFoundTitle)).toBeDefined()
  let isAway = true
  answer(listStores, () => (isAway ? refuse('store.unknown') : { stores: [] }))
  const { shopper } = await openShop('/store-locator')
  await screen.findByText(texts.failed)
  isAway = false
  await shopper.click(screen.getByRole('button', { name: uiTexts.retry }))
  await screen.findByText(texts.emptyTitle)
})
