import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { expectAccessible, openPage, useBrowser } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { openPad, padField, padRows, piecesOf, stateText } from './setup/pad.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { dialogOn, signIn } from './setup/steps.ts'

useBrowser()
let data: ShopData
let products: ListedProduct[]
beforeAll(async () => {
  data = await openShopData(shopDataDir)
  products = await piecesOf(shopUrl)
})
afterAll(() => data.close())

test('when the session ends the pad stays on screen, and continues after the login', async () => {
  const page = await openPage('desk')
  const login = await data.newCustomer()
  await enterAs(page, login)
  await openPad(page)
  const [first, second] = products as [ListedProduct, ListedProduct]
  await padField(page).fill(`2 x ${first.code}`)
  await page.keyboard.press('Enter')
  const known = padRows(page).filter({ hasText: first.name })
  await known.getByText(stateText('matched')).waitFor()

  await data.endSessionsOf(login)
  await padField(page).fill(`3 x ${second.code}`)
  await page.keyboard.press('Enter')
  await dialogOn(page).waitFor()
  // Elements behind an open dialog have no role.
  await expect.poll(() => page.locator('[data-pad-row]').count()).toBe(2)
  await signIn(page, login)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await padRows(page).filter({ hasText: second.name }).getByText(stateText('matched')).waitFor()
  await expect.poll(() => padRows(page).count()).toBe(2)
})

test('adding continues while the shopper is on another screen', async () => {
  const page = await openPage('desk')
  await openPad(page)
  await padField(page).fill(
    products
      .slice(0, 60)
      .map(({ code }) => `1 x ${code}`)
      .join('\n'),
  )
  await page.keyboard.press('Enter')
  await expect
    .poll(() =>
      padRows(page)
        .filter({ hasText: stateText('matched') })
        .count(),
    )
    .toBe(60)
  await page.route('**/quick-order/add', async (route) => {
    await new Promise((done) => setTimeout(done, 600))
    await route.continue()
  })
  await page.keyboard.press('Control+Enter')
  const summary = page.getByRole('region', { name: quickOrderTexts.summary })
  await summary.getByRole('progressbar', { name: quickOrderTexts.addAll }).waitFor()
  await page.getByRole('banner').getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname === '/')
  await page
    .getByText(quickOrderTexts.added({ count: 60 }))
    .first()
    .waitFor()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Carrello, 60/ })
    .waitFor()
})

test('choosing and correcting are accessible', async () => {
  for (const screen of ['phone', 'desk'] as const) {
    const page = await openPage(screen)
    await openPad(page)
    await padField(page).fill('2 casse di mozzarella\n2409999')
    await page.keyboard.press('Enter')
    const doubtful = padRows(page).filter({ hasText: stateText('doubtful') })
    // On a telephone the row is folded.
    const unfold = quickOrderTexts.unfoldNamed({ text: '2 casse di mozzarella' })
    if (screen === 'phone') await doubtful.getByRole('button', { name: unfold }).click()
    await doubtful.getByRole('button', { name: /(?:Altre|Un’altra) .*propost/ }).click()
    await page.getByRole('listbox').waitFor()
    const unknown = padRows(page).filter({ hasText: stateText('unknown') })
    await unknown
      .getByRole('button', { name: quickOrderTexts.edit({ text: '2409999' }) })
      .first()
      .click()
    await expectAccessible(page, `the pad with an open choice on a ${screen}`)

    await unknown.getByRole('textbox', { name: quickOrderTexts.editLabel }).fill(`4 x ${products[0]?.code}`)
    await page.keyboard.press('Enter')
    await padRows(page).filter({ hasText: products[0]?.name }).getByText(stateText('matched')).waitFor()
  }
})
