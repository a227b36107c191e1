import { cartNoticeTexts } from '@cambusa/messages/it/cart/cart-notices'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { expectAccessible, openPage, useBrowser } from './setup/browser.ts'
import { askForLogin } from './setup/customer.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { openPad, padField, padRows, piecesOf, stateText } from './setup/pad.ts'
import { answerOf, signIn } from './setup/steps.ts'

useBrowser()
let data: ShopData
let products: ListedProduct[]
beforeAll(async () => {
  data = await openShopData(shopDataDir)
  await data.restock()
  products = await piecesOf(shopUrl)
})
afterAll(() => data.close())

const rowOf = (page: Page, text: string) => padRows(page).filter({ hasText: text })
const summary = (page: Page) => page.getByRole('region', { name: quickOrderTexts.summary })
const addAll = (page: Page) => summary(page).getByRole('button', { name: /^Aggiungi/ })

/** Pastes like Ctrl+V. */
const paste = (page: Page, text: string) =>
  padField(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id)

test('eighty lines are written, corrected and sent to the cart by keyboard', async () => {
  const page = await openPage('desk')
  await page.goto('/')
  await page
    .getByRole('navigation', { name: frameTexts.shortcuts })
    .getByRole('link', { name: quickOrderTexts.title })
    .waitFor()
  await openPad(page)
  await expect.poll(() => focusedName(page)).toBe('quick-order-entry')
  const chosen = products.slice(0, 78)
  await paste(page, `Codice\tQuantità\n${chosen.map(({ code }) => `${code}\t1`).join('\n')}`)
  await expect
    .poll(() =>
      padRows(page)
        .filter({ hasText: stateText('matched') })
        .count(),
    )
    .toBe(78)

  await page.keyboard.type('2 casse di mozzarella')
  await page.keyboard.press('Enter')
  await page.keyboard.type(`3 x ${products[79]?.code}`)
  await page.keyboard.press('Enter')
  await rowOf(page, '2 casse di mozzarella').getByText(stateText('doubtful')).waitFor()
  await expect.poll(() => padRows(page).count()).toBe(80)

  // Enter in the empty field moves to the proposals; arrows move between them, Enter chooses one.
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedName(page)).toContain('Prendi Mozzarella')
  await page.keyboard.press('ArrowRight')
  const settled = rowOf(page, '2 casse di mozzarella')
  const proposals = settled.getByRole('group', {
    name: quickOrderTexts.candidates({ text: '2 casse di mozzarella' }),
  })
  const second = await proposals.getByRole('button').nth(1).innerText()
  await page.keyboard.press('Enter')
  await settled.getByText(stateText('matched')).waitFor()
  expect(second).toContain(await settled.getByRole('link').innerText())

  // The focus is on the quantity of that line; arrows move between rows, numbers are overwritten.
  await expect.poll(() => focusedName(page)).toContain('Quantità di')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  const total = rowOf(page, `3 x ${products[79]?.code}`)
  await expect.poll(() => total.getByRole('textbox').inputValue()).toBe('4')

  await page.keyboard.press('Control+Enter')
  await summary(page)
    .getByText(quickOrderTexts.added({ count: 80 }))
    .waitFor()
  expect(await padRows(page).count()).toBe(0)
  await page
    .getByRole('banner')
    .getByRole('button', { name: frameTexts.cartWith({ count: 80 }) })
    .waitFor()
})

test('the pad survives a reload, another screen and the login; lines that the cart refuses stay with their reason', async () => {
  const page = await openPage('phone')
  await openPad(page)
  const [first, second] = products as [ListedProduct, ListedProduct]
  await padField(page).fill(`5 x ${first.code}\n99999 x ${second.code}\n1234567 nonesiste`)
  await page.getByRole('button', { name: quickOrderTexts.add }).tap()
  await rowOf(page, first.name).getByText(stateText('matched')).waitFor()
  await padField(page).fill('ancora da finire')
  await expectAccessible(page, 'the pad with lines')
  const heights = await padRows(page).evaluateAll((rows) => rows.map((row) => row.clientHeight))
  expect(Math.max(...heights)).toBeLessThanOrEqual(88)

  await page.reload()
  await rowOf(page, first.name).waitFor()
  await expect.poll(() => padField(page).inputValue()).toBe('ancora da finire')
  await expect.poll(() => padRows(page).count()).toBe(3)

  // By the form, because logins through the API start with empty storage.
  await askForLogin(page)
  await signIn(page, await data.newCustomer())
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await openPad(page)
  await rowOf(page, first.name).getByText(stateText('matched')).waitFor()
  await expect.poll(() => padRows(page).count()).toBe(3)

  // So much of it nobody ever bought: it is asked.
  await rowOf(page, second.name)
    .getByRole('button', { name: quickOrderTexts.confirmNamed({ name: second.name }) })
    .tap()
  await answerOf(page, '/quick-order/add', () => addAll(page).tap())
  const refused = rowOf(page, second.name)
  await refused.getByText(/ne restano/).waitFor()
  await refused.getByText(stateText('partial')).waitFor()
  await rowOf(page, '1234567 nonesiste').getByText(stateText('unknown')).waitFor()
  expect(await rowOf(page, first.name).count()).toBe(0)
  await expectAccessible(page, 'the pad with refused lines')
})

test('over a hundred products are cut to the free lines of the cart, and the pad lists the rest', async () => {
  const page = await openPage('desk')
  await openPad(page)
  await paste(
    page,
    products
      .slice(0, 104)
      .map(({ code }) => `1 x ${code}`)
      .join('\n'),
  )
  await expect
    .poll(() =>
      padRows(page)
        .filter({ hasText: stateText('matched') })
        .count(),
    )
    .toBe(104)
  await addAll(page).click()
  await summary(page)
    .getByText(quickOrderTexts.added({ count: 100 }))
    .waitFor()
  await expect
    .poll(() =>
      padRows(page)
        .filter({ hasText: cartNoticeTexts.full({ limit: 100 }) })
        .count(),
    )
    .toBe(4)
})

test('without an answer nothing is lost and nothing is added twice', async () => {
  const page = await openPage('desk')
  await openPad(page)
  await page.route('**/quick-order/match', (route) => route.abort())
  const [first] = products as [ListedProduct]
  await padField(page).fill(`2 x ${first.code}`)
  await page.keyboard.press('Enter')
  await page.getByText(quickOrderTexts.matchFailed).waitFor()
  await expect.poll(() => padRows(page).count()).toBe(1)
  await page.unroute('**/quick-order/match')
  await page.getByRole('alert').getByRole('button', { name: uiTexts.retry }).click()
  await rowOf(page, first.name).getByText(stateText('matched')).waitFor()

  // The shop adds the lines, but its answer is lost.
  await page.route(
    '**/quick-order/add',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await addAll(page).click()
  await summary(page).getByText(quickOrderTexts.waiting).waitFor()
  await summary(page)
    .getByText(quickOrderTexts.added({ count: 1 }))
    .waitFor()
  await page.goto('/cart')
  const quantity = page
    .getByRole('main')
    .getByRole('textbox', { name: uiTexts.quantityNamed({ name: first.name }) })
  await expect.poll(() => quantity.inputValue()).toBe('2')
})

test('an order comes from a file, and a file of another kind is refused in plain words', async () => {
  const page = await openPage('tablet')
  await openPad(page)
  const [first, second] = products as [ListedProduct, ListedProduct]
  const chooser = page.locator('input[type=file]')
  const csv = `Cod. articolo;Descrizione;Q.tà\r\n${first.code};${first.name};3\r\n${second.code};${second.name};\r\n`
  await chooser.setInputFiles({
    name: 'ordine.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv, 'latin1'),
  })
  await rowOf(page, first.name).getByText(stateText('matched')).waitFor()
  await expect.poll(() => rowOf(page, first.name).getByRole('textbox').inputValue()).toBe('3')
  await expect.poll(() => padRows(page).count()).toBe(1)
  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])
  await chooser.setInputFiles({ name: 'foto.csv', mimeType: 'text/csv', buffer: picture })
  await page.getByText('Il file non è CSV, XLSX o JSON.').first().waitFor()
})
