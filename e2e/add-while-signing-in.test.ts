import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopDataDir } from './setup/our-shop.ts'
import { openPage, useBrowser } from './setup/browser.ts'
import { askForLogin } from './setup/customer.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { openCart, signIn } from './setup/steps.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

test('an add still in progress when a visitor signs in ends up in the customer’s cart, without a message', async () => {
  const page = await openPage('desk')
  const login = await data.newCustomer()
  await data.restock()
  await page.goto('/category/dispensa?sort=price_desc')
  const add = page.getByRole('button', { name: /^Aggiungi (?!un |nota)/ }).first()
  const name = await add.getAttribute('aria-label')

  let letItGo = () => {}
  const signedIn = new Promise<void>((resolve) => (letItGo = resolve))
  const statuses: number[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/cart/add')) statuses.push(answer.status())
  })
  // The first request is held until the login has been answered; the second one is not.
  await page.route('**/cart/add*', async (route) => {
    await signedIn
    await route.continue()
  })
  const isSent = page.waitForRequest((request) => request.url().includes('/cart/add'))
  await add.click()
  await isSent
  await askForLogin(page)
  await signIn(page, login)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  letItGo()

  await expect.poll(() => statuses).toEqual([409, 200])
  expect(await page.locator('[data-toasts] li').filter({ hasText: 'passato al tuo profilo' }).count()).toBe(0)
  await openCart(page)
  // 'Aggiungi Riso' or, where the tap buys more than one piece, 'Aggiungi 6 · 23,34 €, Riso'.
  const product = String(name).replace(/^Aggiungi (.+€, )?/, '')
  await page.getByRole('main').getByText(product).first().waitFor()
  expect(await page.getByText(cartTexts.emptyTitle).count()).toBe(0)
})
