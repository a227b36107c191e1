import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { newVersionTexts } from '@cambusa/messages/it/frame/new-version'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { fileOfModule, fileOfScreen } from './setup/build-files.ts'
import { openPage, useBrowser } from './setup/browser.ts'

useBrowser({ withPictures: true })

const missing = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: frameTexts.missingTitle })
const departments = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 1, name: catalogueTexts.departments })

/** Opens home and counts its page loads, with a fault in the code of the departments, which can be released. */
async function openHome(what: (route: Route) => Promise<void>) {
  const page = await openPage('desk')
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  let loads = 0
  page.on('load', () => void (loads += 1))
  const code = `**/${fileOfScreen('categories')}`
  await page.route(code, what)
  await page.evaluate((to) => window.history.pushState({}, '', to), paths.categories)
  await missing(page).waitFor()
  return { page, loads: () => loads, letGo: () => page.unroute(code) }
}

test.each<[string, (route: Route) => Promise<void>]>([
  ['that is refused for a moment', (route) => route.fulfill({ status: 503, body: 'Service Unavailable' })],
  ['whose line is cut', (route) => route.abort('connectionreset')],
  [
    'instead of which a page comes',
    (route) => route.fulfill({ body: '<!doctype html><title>Wi-Fi</title>', contentType: 'text/html' }),
  ],
])('code %s is reported in its place and loads when it is tried again, on the same page', async (_, what) => {
  const { page, loads, letGo } = await openHome(what)
  await page.getByRole('main').getByText(uiTexts.missing).waitFor()
  await letGo()
  await page.getByRole('main').getByRole('button', { name: uiTexts.retry }).click()
  await departments(page).waitFor()
  expect(loads()).toBe(0)
})

const updateBox = (page: Page) => page.getByRole('dialog', { name: newVersionTexts.updateTitle })
const update = (page: Page) =>
  updateBox(page).getByRole('button', { name: newVersionTexts.updateReload }).click()

test('code deleted with its release reloads a page that nobody has touched, once', async () => {
  const { page, loads, letGo } = await openHome((route) => route.fulfill({ status: 404 }))
  await expect.poll(loads).toBe(1)
  await missing(page).waitFor()
  await letGo()
  await page.reload()
  await departments(page).waitFor()
})

test('code deleted with its release opens the box of a new version, and what is typed is there after the reload', async () => {
  const page = await openPage('desk')
  await page.goto(paths.contact)
  // Also beneath the box, where it has no role.
  const name = page.locator('main [data-draft] input:not([type=hidden])').first()
  // As a shopper does: a field that is only filled is no event.
  await name.click()
  await name.fill('Ada')
  // The code of the box comes a moment after the first event.
  const code = `/${fileOfModule('src/ui/overlays/dialog-panel.tsx')}`
  const loadsOf = (path: string) => performance.getEntriesByName(new URL(path, location.href).href).length
  await expect.poll(() => page.evaluate(loadsOf, code)).toBeGreaterThan(0)
  const files = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  /** What the box needs besides that file may come after it. */
  const haveCome = async () => {
    const before = await files()
    await page.waitForTimeout(1000)
    return (await files()) === before
  }
  await expect.poll(haveCome).toBe(true)
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
  let loads = 0
  page.on('load', () => void (loads += 1))
  // By keyboard: a pointer over the button asks for the code already, and the box may come before the press.
  await page.getByRole('banner').getByRole('button', { name: frameTexts.login, exact: true }).press('Enter')
  await updateBox(page).waitFor()
  expect([loads, await name.inputValue()]).toEqual([0, 'Ada'])
  await page.unroute('**/assets/**')
  await update(page)
  await expect.poll(() => loads).toBe(1)
  await expect.poll(() => name.inputValue()).toBe('Ada')
})
