import { cartNoticeTexts } from '@cambusa/messages/it/cart/cart-notices'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, SCREENS, useBrowser } from './setup/browser.ts'
import { fillCart } from './setup/customer.ts'
import { shopDataDir } from './setup/our-shop.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'

useBrowser()
/** Within this time the layout is measured anew (specification §9), milliseconds. */
const ANEW_MS = 3000
const LARGE_TEXT = '200%'
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

/** How far a message reaches over the highest bar at the bottom, pixels; 0: not at all. */
const covered = (toast: Locator, page: Page) =>
  toast.evaluate((element) => {
    const tops = [...document.querySelectorAll('[data-bar]')]
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ top, height }) => height > 0 && top > window.innerHeight / 2)
      .map(({ top }) => top)
    return Math.max(0, element.getBoundingClientRect().bottom - Math.min(...tops, window.innerHeight))
  })

test('after a turn of the device and with larger text a message is above the bar within three seconds, and nothing typed is lost', async () => {
  const page = await openPage('phone')
  await fillCart(page, await data.newCustomer())
  const note = page.getByLabel(new RegExp(cartTexts.orderNote))
  await note.fill('Suonare due volte')
  const bin = page
    .getByRole('main')
    .getByRole('button', { name: cartTexts.remove({ name: '' }).split(' ')[0]! })
  await bin.first().click()
  const words = cartNoticeTexts.removed({ name: '' }).trim()
  const toast = page.locator('[data-toasts] li').filter({ hasText: words })
  await toast.waitFor()
  const isClear = () => expect.poll(() => covered(toast, page), { timeout: ANEW_MS }).toBe(0)
  await isClear()
  await page.evaluate((size) => void (document.documentElement.style.fontSize = size), LARGE_TEXT)
  await isClear()
  const { width, height } = SCREENS.phone
  await page.setViewportSize({ width: height, height: width })
  await isClear()
  expect(await note.inputValue()).toBe('Suonare due volte')
})
