import { listDemoSignIns } from '@cambusa/contract/people/auth'
import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import { authTexts } from '@cambusa/messages/it/people/auth'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { answer } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { buildCategory } from '../../testing/served-category.ts'
import { beSignedIn } from '../../testing/signed-in.ts'

beforeEach(() => {
  serveCart()
  answer(listDemoSignIns, () => ({ password: '', signIns: [], newcomer: null }))
  answer(viewCategories, () => ({ categories: [buildCategory(11, 'Dispensa', 'dispensa')] }))
})

const START = '/reset-password-request'

/** A link of the bottom bar; the bar above the page has links of the same name. */
const wayBelow = (name: string) => {
  const bars = screen.getAllByRole('navigation', { name: frameTexts.shortcuts })
  return within(bars.at(-1)!).getByRole('link', { name: (told) => told.startsWith(name) })
}

test('the cart button of the bottom bar asks visitors to sign in, like the one above', async () => {
  const { shopper, address } = await openShop(START)
  await shopper.click(wayBelow(frameTexts.cart))
  const login = within(await screen.findByRole('dialog', { name: authTexts.title }))
  await shopper.click(login.getByRole('button', { name: uiTexts.close }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe(START)
})

test('the cart button of the bottom bar leads customers to their cart', async () => {
  beSignedIn()
  const { shopper, main, address } = await openShop(START)
  await screen.findAllByRole('link', { name: /^Profilo/ })
  await shopper.click(wayBelow(frameTexts.cart))
  await main.findByRole('heading', { level: 1, name: cartTexts.title })
  expect(address()).toBe('/cart')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the menu stays beside the back button, which leads to the previous screen', async () => {
  const { shopper, address } = await openShop(START)
  const banner = within(screen.getAllByRole('banner')[0]!)
  const back = { name: frameTexts.back }
  expect(banner.queryByRole('button', back)).toBeNull()
  await shopper.click(wayBelow(frameTexts.departments))
  const button = await banner.findByRole('button', back)
  banner.getByRole('button', { name: frameTexts.openMenu })
  await shopper.click(button)
  await waitFor(() => expect(address()).toBe(START))
})

test('arrow keys open the menu of all products and move in it', async () => {
  const parent = buildCategory(11, 'Dispensa', 'dispensa')
  const child = (id: number, name: string) => ({
    ...buildCategory(id, name, `dispensa/${id}`),
    categories: [],
  })
  const categories = [
    { ...parent, categories: [child(21, 'Pasta'), child(22, 'Riso')] },
    { ...buildCategory(12, 'Bevande', 'bevande'), categories: [] },
  ]
  answer(viewCategories, () => ({ categories }))
  const { shopper } = await openShop(START)
  const banner = within(screen.getAllByRole('banner')[0]!)
  banner.getByRole('button', { name: frameTexts.allProducts }).focus()
  await shopper.keyboard('{ArrowDown}')
  const focused = () => document.activeElement?.textContent
  await waitFor(() => expect(focused()).toBe('Dispensa'))
  await shopper.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('Riso')
  await shopper.keyboard('{ArrowLeft}{ArrowDown}')
  expect(focused()).toBe('Bevande')
  await shopper.keyboard('{Home}')
  expect(focused()).toBe('Dispensa')
})
