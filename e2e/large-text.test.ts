import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { openPage, useBrowser } from './setup/browser.ts'
import { goToCheckout } from './setup/customer.ts'
import { cutText, READERS_STYLES, setStyle } from './setup/cut-text.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { padField } from './setup/pad.ts'
import { findProduct } from './setup/shop-api.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'

/** A known product, one that may be several, an unclear quantity, and one that the shop does not have. */
const LINES = ['6 uova', 'pelati x2', '1,4 kg farina', '2 caffè', 'zzqxwkj']
/** The name beside the logo is a part of it. */
const LOGO = 'header a, header a *'
/** Whole after a press: a folded row of the quick order, and the name of the address in the strip. */
const FOLDED = '[data-pad-row]:not([data-open]) *, [class*=_where] *'

useBrowser()
let data: ShopData
let food: ListedProduct
beforeAll(async () => {
  data = await openShopData(shopDataDir)
  food = await findProduct(shopUrl, ({ available, minAge }) => available && minAge === undefined)
})
afterAll(() => data.close())

test.each(Object.entries(READERS_STYLES))(
  'on a phone text that is %s is never cut, and moves no page sideways',
  async (name, style) => {
    const mayCut = name === 'spaced' ? `${LOGO}, ${FOLDED}` : LOGO
    const page = await openPage('phone')
    await goToCheckout(page, await data.newCustomer())
    const found: Record<string, string[]> = {}
    for (const path of [
      paths.checkout,
      paths.cart,
      paths.home,
      '/category/dispensa',
      '/category/dispensa?view=list',
      food.itemUrl,
      '/search?query=olio',
      paths.orders,
      paths.quickOrder,
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      if (path === paths.quickOrder) {
        await padField(page).fill(LINES.join('\n'))
        await page.getByRole('button', { name: quickOrderTexts.add }).click()
        await page.locator('[data-pad-row][data-state=unknown]').waitFor()
      }
      await page.waitForLoadState('networkidle')
      await setStyle(page, style)
      const cut = await cutText(page, mayCut)
      if (cut.length > 0) found[path] = cut
    }
    expect(found).toEqual({})
  },
)
