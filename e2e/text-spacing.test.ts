import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { openPage, SCREENS, useBrowser } from './setup/browser.ts'
import { goToCheckout } from './setup/customer.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { findProduct } from './setup/shop-api.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'

/** WCAG 1.4.4 and 1.4.12: what a reader may set, and after which nothing is lost. */
const SET_BY_READERS = [
  ['twice as large', 'html { font-size: 200% !important }'],
  [
    'spaced',
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-block-end: 2em !important }`,
  ],
] as const

useBrowser({ withPictures: true })
let data: ShopData
let food: ListedProduct
beforeAll(async () => {
  data = await openShopData(shopDataDir)
  food = await findProduct(shopUrl, ({ available, minAge }) => available && minAge === undefined)
})
afterAll(() => data.close())

/** The texts of which an element around them hides a part that cannot be scrolled to, with that element's class. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    /** A hairline that rounding leaves, pixels. */
    const HAIR = 2
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const parent = text.parentElement
      if (
        !text.textContent?.trim() ||
        !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue
      // The name beside the logo, whose picture has it as its text, is hidden as a whole where there is no room.
      if (parent.closest('[aria-hidden=true], [inert], script, style, option, a[href="/"]:has(> img)'))
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const place = range.getBoundingClientRect()
      for (
        let around: Element | null = parent;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(around)
        const box = around.getBoundingClientRect()
        // Only for screen readers.
        if (box.width <= 1 || box.height <= 1) break
        if (/auto|scroll/.test(overflowX + overflowY)) break
        const isCutAside =
          hides(overflowX) && (place.right > box.right + HAIR || place.left < box.left - HAIR)
        const isCutBelow =
          hides(overflowY) && (place.bottom > box.bottom + HAIR || place.top < box.top - HAIR)
        if (!isCutAside && !isCutBelow) continue
        found.push(`${text.textContent.trim().slice(0, 60)} in ${around.className || around.tagName}`)
        break
      }
    }
    return found
  })

test.each(SET_BY_READERS)(
  'on a phone with text that is %s no screen scrolls sideways or cuts a text',
  async (_, css) => {
    const page = await openPage('phone')
    await goToCheckout(page, await data.newCustomer())
    await page.addInitScript((set) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(set)
      document.adoptedStyleSheets = [sheet]
    }, css)
    const wrong: string[] = []
    for (const path of [
      paths.home,
      '/category/dispensa',
      '/category/dispensa?view=list',
      food.itemUrl,
      '/search?query=olio',
      paths.cart,
      paths.checkout,
      paths.payment,
      paths.orders,
      paths.quickOrder,
      paths.profileUpdate,
      paths.storeLocator,
      paths.registration,
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForLoadState('networkidle')
      // Shapes of what still loads show names in one line.
      await expect.poll(() => page.locator('main [aria-busy=true]').count(), { message: path }).toBe(0)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width !== SCREENS.phone.width) wrong.push(`${path} is ${width} px wide`)
      wrong.push(...(await cutTexts(page)).map((text) => `${path}: ${text}`))
    }
    expect(wrong).toEqual([])
  },
)
