import { viewBoughtTogether } from '@cambusa/contract/catalogue/bought-together'
import { addItems, deleteItems, updateItems } from '@cambusa/contract/cart/cart'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MEASURED_KEY } from '../../lib/browser/storage.ts'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { chooseElsewhere, forgetScripts, keepChoice, serveServices } from '../../testing/measured.ts'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { buildLine, serveCart } from '../../testing/served-cart.ts'
import { serveCategory } from '../../testing/served-category.ts'

const ANALYTICS = { analytics: true, profilation: false }
const BOTH = { analytics: true, profilation: true }
const NONE = { analytics: false, profilation: false }
const name = 'Penne rigate'
const penne = buildProduct(1, { name, price: 1.2 })
const cheese = buildProduct(2, {
  name: 'Pecorino',
  price: 19.9,
  variableWeight: true,
  priceUnitDisplay: 'kg',
})
const PENNE = {
  item_id: 'C1',
  item_name: name,
  item_brand: 'Marca',
  item_category: 'Dispensa',
  item_category2: 'Pasta',
  item_variant: '500 g',
  price: 1.2,
}

let services: ReturnType<typeof serveServices>
let cart: ReturnType<typeof serveCart>
beforeEach(() => {
  services = serveServices()
  serveCategory({ slug: 'pasta', productsOf: () => [penne, cheese] })
  answer(viewBoughtTogether, () => ({ products: [] }))
  cart = serveCart()
})
afterEach(() => {
  forgetScripts()
  vi.restoreAllMocks()
  for (const cookie of document.cookie.split(';'))
    document.cookie = `${cookie.split('=')[0]}=;max-age=0;path=/`
})

const openCategory = async (search = '') => {
  const shop = await openShop(`/category/pasta${search}`)
  await shop.main.findByRole('button', { name: uiTexts.addNamed({ name }) })
  return shop
}
const told = (event: string) => services.events(event).map(([, params]) => params)
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

describe('without consent', () => {
  test.each([
    ['no choice was made', undefined, 0],
    ['both were refused', NONE, 0],
    ['the choice is older than a year', BOTH, 366],
  ])('nothing is asked and nothing is told: %s', async (_why, toggles, days) => {
    if (toggles) keepChoice(toggles, days)
    await openCategory()
    await settled()
    expect(services.state).toEqual({ asked: 0, scripts: [] })
    expect([services.commands(), services.pixel(), document.cookie]).toEqual([[], [], ''])
  })

  test('what an earlier page left is removed, and what the shop keeps stays', async () => {
    localStorage.setItem(MEASURED_KEY, '1')
    localStorage.setItem('lastExternalReferrer', 'empty')
    localStorage.setItem('cambusa.app', '{}')
    sessionStorage.setItem('_unknown', 'x')
    document.cookie = '_ga=GA1.1.5;path=/'
    document.cookie = '_unheard_of=5;path=/'
    await openCategory()
    await waitFor(() => expect(document.cookie).toBe(''))
    expect(Object.keys(localStorage)).not.toContain('lastExternalReferrer')
    expect(Object.keys(localStorage)).not.toContain(MEASURED_KEY)
    expect(Object.keys(localStorage)).toContain('cambusa.app')
    expect(sessionStorage.getItem('_unknown')).toBeNull()
    expect(services.state.asked).toBe(0)
  })
})

describe('with consent to analytics', () => {
  beforeEach(() => keepChoice(ANALYTICS))

  test('the screen and its list are told once, and the pixel is not even loaded', async () => {
    await openCategory()
    await waitFor(() => expect(told('view_item_list')).toHaveLength(1))
    expect(told('page_view')).toMatchObject([{ page_location: `${location.origin}/category/pasta` }])
    expect(told('view_item_list')).toMatchObject([
      {
        item_list_id: 'category_11',
        items: [
          { ...PENNE, index: 0, quantity: 1 },
          { item_id: 'C2', item_variant: '1 kg', price: 19.9, quantity: 1, index: 1 },
        ],
      },
    ])
    expect(services.state.scripts).toEqual(['https://misure.test/gtag.js?id=G-TEST0001'])
    expect(services.pixel()).toEqual([])
  })

  test('the number that a service gave the browser stays from page to page', async () => {
    localStorage.setItem(MEASURED_KEY, '1')
    document.cookie = '_ga=GA1.1.5;path=/'
    await openCategory()
    await waitFor(() => expect(told('view_item_list')).toHaveLength(1))
    expect(document.cookie).toBe('_ga=GA1.1.5')
  })

  test('quick taps are one change, and a removed line is one more', async () => {
    answer(addItems, () => cart.become({ cartItems: [buildLine(penne, 1)] }))
    answer(updateItems, () => cart.become({ cartItems: [buildLine(penne, 4)] }))
    answer(deleteItems, () => cart.become({ cartItems: [] }))
    const { shopper, main } = await openCategory()
    await shopper.click(main.getByRole('button', { name: uiTexts.addNamed({ name }) }))
    await waitFor(() => expect(told('add_to_cart')).toHaveLength(1))
    const plus = await main.findByRole('button', { name: uiTexts.increaseNamed({ name }) })
    for (let taps = 0; taps < 3; taps += 1) plus.click()
    await waitFor(() => expect(told('add_to_cart')).toHaveLength(2))
    expect(told('add_to_cart')).toMatchObject([
      { currency: 'EUR', value: 1.2, items: [{ ...PENNE, quantity: 1 }] },
      { currency: 'EUR', value: 3.6, items: [{ ...PENNE, quantity: 3 }] },
    ])
    const field = main.getByRole('textbox', { name: uiTexts.quantityNamed({ name }) })
    await shopper.clear(field)
    await shopper.type(field, '0{Enter}')
    await waitFor(() => expect(told('remove_from_cart')).toHaveLength(1))
    expect(told('remove_from_cart')).toMatchObject([{ value: 4.8, items: [{ ...PENNE, quantity: 4 }] }])
    expect(told('add_to_cart')).toHaveLength(2)
  })

  test('goods by weight are one piece at the price of their weight', async () => {
    const perKilo = {
      TIPOLOGIA: 'Sfuso',
      WEIGHT_SELLING: '0.5',
      STEP_SELLING: '0.5',
      WEIGHT_UNIT_SELLING: 'kg',
    }
    const loose = { ...cheese, productInfos: perKilo }
    serveCategory({ slug: 'pasta', productsOf: () => [penne, loose] })
    answer(addItems, () => cart.become({ cartItems: [buildLine(loose, 0.5)] }))
    const { shopper, main } = await openCategory()
    await shopper.click(main.getByRole('button', { name: /^Aggiungi.* Pecorino/ }))
    await waitFor(() => expect(told('add_to_cart')).toHaveLength(1))
    expect(told('add_to_cart')).toMatchObject([
      { value: 9.95, items: [{ item_variant: '0,5 kg', price: 9.95, quantity: 1 }] },
    ])
  })

  test.each([
    ['riso integrale', 'riso integrale'],
    ['ada@example.com', undefined],
    ['0543 123456', undefined],
  ])('of a search for %s the words told are %s', async (query, words) => {
    const { main } = await openShop(`/search?query=${encodeURIComponent(query)}`)
    await main.findByRole('button', { name: uiTexts.addNamed({ name }) })
    await waitFor(() => expect(told('view_item_list')).toHaveLength(1))
    expect(told('view_item_list')).toMatchObject([{ item_list_id: 'search' }])
    expect(told('view_item_list')[0]?.['search_term']).toBe(words)
    const everything = JSON.stringify(services.commands())
    expect([everything.includes('ada'), everything.includes('0543')]).toEqual([false, false])
  })

  test('withdrawn in another tab nothing more is told, what it left is removed, and the browser refuses its hosts', async () => {
    answer(addItems, () => cart.become({ cartItems: [buildLine(penne, 1)] }))
    const { shopper, main } = await openCategory()
    await waitFor(() => expect(told('view_item_list')).toHaveLength(1))
    document.cookie = '_ga=GA1.1.5;path=/'
    localStorage.setItem('_gcl_ls', '1')
    const before = services.events().length
    chooseElsewhere(NONE)
    await waitFor(() => expect(document.cookie).toBe(''))
    expect(localStorage.getItem('_gcl_ls')).toBeNull()
    expect((globalThis as Record<string, unknown>)['ga-disable-G-TEST0001']).toBe(true)
    await waitFor(() =>
      expect(
        document.head.querySelector('meta[http-equiv="content-security-policy"]')?.getAttribute('content'),
      ).toBe("connect-src 'self'; script-src 'self'; img-src 'self' data: blob: https://img.test"),
    )
    await shopper.click(main.getByRole('button', { name: uiTexts.addNamed({ name }) }))
    await main.findByRole('button', { name: uiTexts.increaseNamed({ name }) })
    await settled()
    expect(services.events()).toHaveLength(before)
  })
})

test('a choice made on an open page counts from then on, for each service on its own', async () => {
  await openCategory()
  // What follows choices comes with the rest of the frame, after the first act.
  window.dispatchEvent(new Event('scroll'))
  chooseElsewhere({ analytics: false, profilation: true })
  await waitFor(() => expect(services.pixel()).toEqual([['PageView', undefined]]))
  expect(services.state.scripts).toEqual(['https://misure.test/fbq.js'])
  expect(services.commands()).toEqual([])
  chooseElsewhere(BOTH)
  await waitFor(() => expect(services.state.scripts).toHaveLength(2))
})
