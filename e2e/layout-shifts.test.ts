import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { homeTexts } from '@cambusa/messages/it/frame/home'
import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { SCROLL_KEY } from '../apps/storefront/src/app/navigation/scroll-restoration.ts'
import { ROWS_AGAIN_KEY } from '../apps/storefront/src/lib/session/session.ts'
import { shopDataDir, shopUrl } from './setup/our-shop.ts'
import { chosen, isFull, oneTestIn } from '../apps/server/src/testing/extent.ts'
import { openPage, useBrowser, type Screen } from './setup/browser.ts'
import { enterAs, fillCart } from './setup/customer.ts'
import { requestUntilRendered } from './setup/server-rendered-page.ts'
import { serveHalved } from './setup/halved-page.ts'
import { shiftsOn, watchShifts, type Shift } from './setup/layout-shifts.ts'
import { findProduct } from './setup/shop-api.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { answerOf, CUSTOMERS } from './setup/steps.ts'

const someTest = oneTestIn(2, 'layout shifts')

useBrowser({ withPictures: true })
let data: ShopData
let food: ListedProduct
beforeAll(async () => {
  data = await openShopData(shopDataDir)
  food = await findProduct(shopUrl, ({ available, minAge }) => available && minAge === undefined)
})
afterAll(() => data.close())

/** Visits of the same screen, because a shift depends on the order of loading. */
const VISITS = 3
/** How many cuts are tried, at positions near the end of the bar. */
const MOST_CUTS = isFull ? 5 : 2
/** The fallback is scaled to the font's metrics, but the width of words still differs a little. */
const BREADTH_OF_WORDS = 0.001
const WIDTHS: readonly Screen[] = ['phone', 'desk']

/** Screens that visitors reach by an address. */
const publicScreens = () => [
  paths.home,
  paths.categories,
  '/category/dispensa',
  '/category/dispensa?view=list',
  '/search?query=latte',
  '/search?query=qqqqxyz',
  paths.advancedSearch,
  '/advanced-search?name=farina',
  '/fast-search?q=latte&q=olio',
  paths.quickOrder,
  `/product/${food.slug}`,
  `/product-history/${food.slug}`,
  paths.cart,
  paths.registration,
  paths.resetPasswordRequest,
  paths.notFound,
  '/page/privacy',
  paths.faq,
  paths.storeLocator,
  '/store-locator?town=Rimini&service=1',
  '/store-locator/5',
  '/volantini',
  '/volantini/offerte-della-settimana',
  paths.contact,
]

const customersScreens = () => [
  paths.home,
  '/category/dispensa?view=list',
  `/product/${food.slug}`,
  paths.quickOrder,
  paths.orders,
  paths.purchases,
  paths.dueDates,
  paths.lists,
  paths.profileUpdate,
  paths.updatePassword,
  paths.colleagues,
  paths.approvals,
  paths.addresses,
  paths.newAddress,
  '/images',
  '/images/carrello',
]

/** Of all screens of visitors, or of customers, in a short run. */
const SOME_SCREENS = 8
/** Each screen takes seconds over the slow network. */
const MANY_SCREENS_MS = 300_000

/** The shifts by screen; none is expected. */
async function movedOn(page: Page, addresses: readonly string[]): Promise<Record<string, Shift[]>> {
  const moved: Record<string, Shift[]> = {}
  for (const address of addresses) {
    await page.goto(address)
    const shifts = await shiftsOn(page)
    if (shifts.length > 0) moved[address] = shifts
  }
  return moved
}

const HOMES = [
  { who: 'has bought before', isBuyer: true, isFresh: false },
  { who: 'has bought before and opens a tab', isBuyer: true, isFresh: true },
  { who: 'has bought nothing', isBuyer: false, isFresh: false },
]

// Each takes minutes over the slow network: a short run has one of the widths.
describe.each(chosen('layout shifts', WIDTHS, 1))('over a slow network, on a %s', (screen) => {
  someTest('the font causes no shift, except for the width of words', async () => {
    const page = await openPage(screen)
    await watchShifts(page, { withFont: true })
    const shifts = Object.values(await movedOn(page, [paths.home])).flat()
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(BREADTH_OF_WORDS)
    const displays = await page.evaluate(() =>
      [...document.fonts].map(({ family, display }) => [family, display]),
    )
    expect(displays).toContainEqual(['Figtree', 'optional'])
  })

  someTest('nothing moves when the HTML stops in the middle of the bar and continues later', async () => {
    const { html } = await requestUntilRendered(paths.home)
    const bar = html.slice(0, html.indexOf('</header>'))
    const places = [...bar.matchAll(/<(?:div|button|span)\b/g)].map(({ index }) => index)
    const inTheBar = places.filter((place) => place > html.indexOf('<header')).slice(-MOST_CUTS)
    expect(inTheBar).toHaveLength(MOST_CUTS)
    let cut = 0
    const halved = await serveHalved(shopUrl, () => cut)
    onTestFinished(halved.close)
    const page = await openPage(screen, halved.url)
    await watchShifts(page, { whileComing: true })
    for (cut of inTheBar) {
      const moved = Object.values(await movedOn(page, [paths.home])).flatMap((shifts) =>
        shifts.flatMap((shift) => shift.moved),
      )
      expect({ cut, moved: moved.filter((place) => /header\.|_bar\b/.test(place)) }).toEqual({
        cut,
        moved: [],
      })
    }
  })

  someTest('nothing moves by itself on the screens of visitors', { timeout: MANY_SCREENS_MS }, async () => {
    const page = await openPage(screen)
    await watchShifts(page)
    expect(await movedOn(page, chosen('shifts, visitors', publicScreens(), SOME_SCREENS))).toEqual({})
  })

  someTest('nothing moves by itself on the screens of customers', { timeout: MANY_SCREENS_MS }, async () => {
    const page = await openPage(screen)
    await enterAs(page, CUSTOMERS.restaurant.login)
    await page.goto(paths.orders)
    const order = page.getByRole('main').locator('a[href*="/profile/orders/"]').first()
    const address = await order.getAttribute('href')
    await watchShifts(page)
    expect(
      await movedOn(page, chosen('shifts, customers', [...customersScreens(), address!], SOME_SCREENS)),
    ).toEqual({})
  })

  test.each(chosen('layout shifts, home', HOMES, 1))(
    'nothing moves by itself on the home of a customer who $who, and the next time it is there at once',
    async ({ isBuyer, isFresh }) => {
      const page = await openPage(screen)
      if (isFresh) await page.addInitScript((key) => sessionStorage.removeItem(key), SCROLL_KEY)
      await enterAs(page, isBuyer ? CUSTOMERS.restaurant.login : await data.newCustomer())
      const own = page.getByRole('heading', { level: 2, name: homeTexts.again })
      await watchShifts(page, { slower: 4 })
      // The browser does not know yet how many rows the section of home has.
      await page.evaluate((key) => localStorage.removeItem(key), ROWS_AGAIN_KEY)
      for (let visit = 0; visit < VISITS; visit += 1) {
        // A tab that has been opened now is at the top.
        if (isFresh) await page.evaluate(() => window.scrollTo(0, 0))
        // Her own answers need three round trips.
        await page.goto(paths.home, { waitUntil: 'domcontentloaded' })
        // On the first visit as soon as the number of rows is known (decision 214).
        const isSeen = await page.getByRole('heading', { name: homeTexts.departments }).isVisible()
        expect([visit, isSeen || visit === 0]).toEqual([visit, true])
        const kept = () => page.evaluate((key) => localStorage.getItem(key), ROWS_AGAIN_KEY)
        await expect.poll(kept).not.toBeNull()
        expect(await shiftsOn(page)).toEqual([])
        expect(await own.count()).toBe(isBuyer ? 1 : 0)
      }
    },
    MANY_SCREENS_MS,
  )

  someTest('nothing moves by itself from the cart to the payment', async () => {
    const page = await openPage(screen)
    await fillCart(page, await data.newCustomer())
    await watchShifts(page)
    expect(await movedOn(page, [paths.cart, paths.checkout])).toEqual({})
    await answerOf(page, '/checkout/prepare', () =>
      page.getByRole('button', { name: checkoutTexts.goToPayment }).click(),
    )
    await page.waitForURL(`**${paths.payment}`)
    expect(await shiftsOn(page)).toEqual([])
    expect(await movedOn(page, [paths.payment])).toEqual({})
  })
})
