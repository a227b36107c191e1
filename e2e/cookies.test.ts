import { cookieTexts } from '@cambusa/messages/it/people/cookies'
import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { COOKIES_KEY } from '../apps/storefront/src/lib/browser/storage.ts'
import { expectAccessible, openFirstVisit, someWidth, useBrowser } from './setup/browser.ts'
import { holdCode } from './setup/held-code.ts'
import { shiftsOn, watchShifts } from './setup/layout-shifts.ts'
import { requestUntilRendered } from './setup/server-rendered-page.ts'
import { shopUrl } from './setup/our-shop.ts'
import { findProduct } from './setup/shop-api.ts'
import { dialogOn } from './setup/steps.ts'

useBrowser()
let food: ListedProduct
beforeAll(async () => {
  food = await findProduct(shopUrl, ({ available, minAge }) => available && minAge === undefined)
})

const ZOOMED = { width: 320, height: 225 }
const barOn = (page: Page) => page.getByRole('region', { name: cookieTexts.bar })
const press = (page: Page, name: string) => barOn(page).getByRole('button', { name }).click()
const keptOn = (page: Page) =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, unknown>,
    COOKIES_KEY,
  )

/** Stores the choice of the page as if it had been made in another way. */
const rewrite = (page: Page, change: Record<string, string>) =>
  page.evaluate(
    ([key, parts]) =>
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)!), ...parts })),
    [COOKIES_KEY, change] as const,
  )

/** From now on the page notes whether a bar was visible in any frame. */
const watchBar = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const bar = document.querySelector('[data-bar=cookies]')
      if (document.documentElement?.dataset['cookies'] !== undefined || bar?.checkVisibility())
        Object.assign(window, { barSeen: true })
      requestAnimationFrame(look)
    }
    look()
  })

describe.each(someWidth('cookies'))('cookies on a %s', (screen) => {
  test('the question stands in the server’s page, and after an answer in no frame of the next visit', async () => {
    const page = await openFirstVisit(screen)
    const { html } = await requestUntilRendered(paths.home)
    expect(html).toContain(`aria-label="${cookieTexts.bar}"`)
    await page.goto(paths.home)
    await barOn(page).waitFor()
    await expectAccessible(page, 'home with the question')
    await press(page, cookieTexts.accept)
    await barOn(page).waitFor({ state: 'hidden' })
    expect(await keptOn(page)).toMatchObject({ technical: true, analytics: true, profilation: true })
    await watchBar(page)
    for (const path of [paths.home, food.itemUrl, paths.cart, paths.registration]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect([path, await page.evaluate(() => 'barSeen' in window)]).toEqual([path, false])
    }
  })

  test('an answer that is tapped before the code has come counts without a second touch', async () => {
    const page = await openFirstVisit(screen)
    await requestUntilRendered(paths.home)
    const letGo = await holdCode(page)
    await page.goto(paths.home, { waitUntil: 'commit' })
    await press(page, cookieTexts.refuse)
    letGo()
    await barOn(page).waitFor({ state: 'hidden' })
    expect(await keptOn(page)).toMatchObject({ analytics: false, profilation: false })
  })

  test('a refusal, older than a year or about another text, is asked for again; else it is not', async () => {
    const page = await openFirstVisit(screen)
    await page.goto(paths.home)
    await press(page, cookieTexts.refuse)
    await barOn(page).waitFor({ state: 'hidden' })
    expect(await keptOn(page)).toMatchObject({ analytics: false, profilation: false })
    const yearAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    for (const [change, isAsked] of [
      [{ saveDate: yearAgo(364) }, false],
      [{ saveDate: yearAgo(366) }, true],
      [{ saveDate: yearAgo(1), version: '2020-01' }, true],
    ] as const) {
      await rewrite(page, change)
      await page.goto(paths.home)
      if (isAsked) await barOn(page).waitFor()
      await page.waitForLoadState('networkidle')
      expect([change, await barOn(page).isVisible()]).toEqual([change, isAsked])
    }
  })

  test('what moves the order forward stays in reach, nothing moves by itself, and the policy can be read', async () => {
    const page = await openFirstVisit(screen)
    await watchShifts(page)
    for (const path of [paths.home, food.itemUrl, '/page/cookie-policy']) {
      await page.goto(path)
      await barOn(page).waitFor()
      expect([path, await shiftsOn(page)]).toEqual([path, []])
    }
    await page.goto(food.itemUrl)
    const add = page
      .getByRole('main')
      .getByRole('button', { name: /^Aggiungi/ })
      .first()
    await add.click()
    await page
      .getByRole('main')
      .getByRole('button', { name: /Aumenta/ })
      .first()
      .waitFor()
    await barOn(page).getByRole('link', { name: cookieTexts.policy }).click()
    await page.waitForURL('**/page/cookie-policy')
    // The last line of the page can be scrolled above the bar.
    await page.getByRole('button', { name: cookieTexts.preferences }).click()
    await dialogOn(page).getByRole('button', { name: cookieTexts.save }).waitFor()
  })
})

test('by keyboard: the question comes right after the skip link, and the focus goes on from the content', async () => {
  const page = await openFirstVisit('desk')
  await page.goto(paths.home)
  await barOn(page).waitFor()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe(cookieTexts.policy)
  await barOn(page).getByRole('button', { name: cookieTexts.choose }).focus()
  await page.keyboard.press('Enter')
  const panel = dialogOn(page)
  await panel.getByRole('switch', { name: cookieTexts.analytics }).focus()
  await page.keyboard.press('Space')
  await expectAccessible(page, 'the panel')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  // Nothing was chosen yet.
  await barOn(page).waitFor()
  await barOn(page).getByRole('button', { name: cookieTexts.close }).focus()
  await page.keyboard.press('Enter')
  await barOn(page).waitFor({ state: 'hidden' })
  expect(await keptOn(page)).toMatchObject({ analytics: false, profilation: false })
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
})

test('the footer opens the choice again: what was on is shown, changed at once, also in another tab', async () => {
  const page = await openFirstVisit('desk')
  await page.goto(paths.home)
  const other = await page.context().newPage()
  await other.goto(paths.home)
  await barOn(other).waitFor()
  await press(page, cookieTexts.accept)
  // The other tab's code comes with what one does there.
  let moves = 0
  const isStillAsked = async () => {
    await other.mouse.move(10, (moves += 10) % 500)
    return barOn(other).isVisible()
  }
  await expect.poll(isStillAsked).toBe(false)
  await page.getByRole('button', { name: cookieTexts.preferences }).click()
  const toggle = dialogOn(page).getByRole('switch', { name: cookieTexts.profilation })
  await expect.poll(() => toggle.isChecked()).toBe(true)
  await toggle.click()
  await dialogOn(page).getByRole('button', { name: cookieTexts.save }).click()
  await dialogOn(page).waitFor({ state: 'hidden' })
  expect(await keptOn(page)).toMatchObject({ analytics: true, profilation: false })
})

test('in a low window the question is below the screen, whole and not fixed, also in forced colours', async () => {
  const page = await openFirstVisit('desk')
  await page.setViewportSize(ZOOMED)
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of [paths.home, food.itemUrl, paths.cart]) {
    await page.goto(path)
    await barOn(page).waitFor()
    const [position, top, below] = await barOn(page).evaluate((bar) => [
      getComputedStyle(bar).position,
      bar.getBoundingClientRect().top + scrollY,
      document.querySelector('main')!.getBoundingClientRect().bottom + scrollY,
    ])
    expect([path, position, Number(top) >= Number(below)]).toEqual([path, 'relative', true])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(ZOOMED.width)
  }
  await press(page, cookieTexts.refuse)
  await barOn(page).waitFor({ state: 'hidden' })
})
