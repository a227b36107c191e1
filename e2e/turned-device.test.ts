import { cartNoticeTexts } from '@cambusa/messages/it/cart/cart-notices'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPage, SCREENS, useBrowser } from './setup/browser.ts'
import { fillCart } from './setup/customer.ts'
import { shopDataDir } from './setup/our-shop.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'

useBrowser({ withPictures: true })
/** Within this time the layout is measured anew (specification §9), milliseconds. */
const ANEW_MS = 3000
const LARGE_TEXT = '150%'
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

/** The bars that a message covers. */
const covered = (toast: Locator) =>
  toast.evaluate((element) => {
    const own = element.getBoundingClientRect()
    return [...document.querySelectorAll('[data-bar]')]
      .filter((bar) => {
        const { top, bottom, left, right, height } = bar.getBoundingClientRect()
        return height > 0 && left < own.right && right > own.left && top < own.bottom && bottom > own.top
      })
      .map((bar) => bar.outerHTML.slice(0, 80))
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
  const isClear = () => expect.poll(() => covered(toast), { timeout: ANEW_MS }).toEqual([])
  await isClear()
  await page.evaluate((size) => void (document.documentElement.style.fontSize = size), LARGE_TEXT)
  await isClear()
  const { width, height } = SCREENS.phone
  await page.setViewportSize({ width: height, height: width })
  await isClear()
  await expect.poll(() => note.inputValue()).toBe('Suonare due volte')
})
