import { newVersionTexts } from '@cambusa/messages/it/frame/new-version'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { chosen, isFull } from '../apps/server/src/testing/extent.ts'
import { AUTHENTICATED_KEY, SESSION_KEY } from '../apps/storefront/src/lib/session/session.ts'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { openPage, useBrowser } from './setup/browser.ts'
import { goToCheckout } from './setup/customer.ts'
import { filledFolder } from './setup/filled-shop.ts'
import { freePort } from './setup/free-port.ts'
import { NEW_RELEASE, writeOldRelease, writeReleaseBeside } from './setup/old-release.ts'
import { padField } from './setup/pad.ts'
import { BUILT, openShop, type Shop } from './setup/shop.ts'
import { CUSTOMERS } from './setup/steps.ts'

useBrowser()
/** Every page looks for a new version this often. */
const CHECK_MS = 600_000
/** The code of the box comes three seconds after the first event. */
const BOX_CODE_MS = 8000
const LONG_MS = 300_000
const TYPED = 'Bar Sport'

/** The first field of a form that keeps what is typed. */
const firstField = (page: Page): Locator =>
  page
    .locator('main [data-draft]')
    .locator(
      'input:not([type]), input[type=text], input[type=search], input[type=email], input[type=tel], textarea',
    )
    .filter({ visible: true })
    .first()

/** Screens with forms that stand open. */
const VISITORS = [
  paths.contact,
  paths.registration,
  paths.advancedSearch,
  paths.resetPasswordRequest,
  paths.faq,
  '/category/dispensa',
  '/search?query=pasta',
  paths.storeLocator,
  paths.techLogin,
  `${paths.contact}?`,
  `${paths.advancedSearch}?`,
  '/category/bevande',
]
const CUSTOMERS_OWN = [
  paths.profileUpdate,
  paths.orders,
  paths.contact,
  paths.contact,
  paths.advancedSearch,
  paths.storeLocator,
]
/** Of the pages in a short run: beside the pad and the payment. */
const FEW = 3
const some = (pages: string[]) => (isFull ? pages : chosen('pages', pages, FEW))

interface Open {
  what: string
  page: Page
  field: Locator
  typed: string
}

async function typeInto(what: string, page: Page, field: Locator): Promise<Open> {
  // Prices are numbers, all else takes a text.
  await field.waitFor().catch(() => {
    throw new Error(`no form stands open on ${what}`)
  })
  const typed = (await field.getAttribute('inputmode')) === 'decimal' ? '3,5' : TYPED
  await field.click()
  await field.fill(typed)
  return { what, page, field, typed }
}

/** A further page of a browser, with a form that is half filled. */
async function openForm(context: BrowserContext, path: string): Promise<Open> {
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(path)
  return typeInto(path, page, firstField(page))
}

/** Twenty pages, in a short run eight, in the middle of something. */
async function openPages(shop: Shop): Promise<{ forms: Open[]; payment: Page }> {
  const forms: Open[] = []
  const first = await openPage('desk', shop.url)
  await first.clock.install()
  await first.goto(paths.quickOrder)
  forms.push(await typeInto('pad', first, padField(first)))
  for (const path of some(VISITORS)) forms.push(await openForm(first.context(), path))
  const payment = await openPage('desk', shop.url)
  await payment.clock.install()
  await goToCheckout(payment, CUSTOMERS.restaurant.login)
  await payment.getByRole('radio').nth(1).check()
  // A login that is not remembered is of its tab alone.
  const login = await payment.evaluate(
    (keys) => keys.map((key) => [key, sessionStorage.getItem(key) ?? ''] as const),
    [AUTHENTICATED_KEY, SESSION_KEY],
  )
  await payment.context().addInitScript((kept) => {
    for (const [key, value] of kept) sessionStorage[key] ??= value
  }, login)
  for (const path of some(CUSTOMERS_OWN)) forms.push(await openForm(payment.context(), path))
  return { forms, payment }
}

/** Accepts the box of the new version, which comes with the next check. */
async function update(page: Page) {
  await page.bringToFront()
  const reload = page.getByRole('button', { name: newVersionTexts.updateReload })
  await page.clock.fastForward(CHECK_MS)
  // The code that checks may still have been on its way.
  await reload.waitFor({ timeout: BOX_CODE_MS }).catch(() => page.clock.fastForward(CHECK_MS))
  const loaded = page.waitForEvent('load')
  await reload.click()
  await loaded
}

/** Whether the page's code is of today's release: those of the older one have names of their own. */
const isNew = (page: Page) => page.evaluate(() => !document.head.innerHTML.includes('/old0'))

const RELEASES = { 'the old files are there': true, 'the old files are gone': false }

test.each(chosen('new version', Object.keys(RELEASES) as (keyof typeof RELEASES)[], 1))(
  'open pages come to a new version with all that was typed, when %s',
  async (name) => {
    const folder = await mkdtemp(join(tmpdir(), 'cambusa-release-'))
    const dataDir = await filledFolder('new-version')
    onTestFinished(async () => {
      for (const each of [folder, dataDir]) await rm(each, { recursive: true, force: true, maxRetries: 10 })
    })
    const old = join(folder, 'old')
    await writeOldRelease(old)
    const open = (port: number, storefront: string) =>
      openShop(port, dataDir, { program: BUILT, env: { CAMBUSA_STOREFRONT: storefront } })
    let shop = await open(await freePort(), old)
    onTestFinished(() => shop.stop())
    const { forms, payment } = await openPages(shop)
    const pages = [...forms.map(({ page }) => page), payment]
    expect(pages.length).toBe(isFull ? 20 : 8)
    expect(await Promise.all(pages.map(isNew))).not.toContain(true)
    await payment.waitForTimeout(BOX_CODE_MS)
    for (const { what, field, typed } of forms)
      expect(await field.inputValue(), `${what}, before`).toBe(typed)

    const both = join(folder, 'both')
    if (RELEASES[name]) await writeReleaseBeside(both, old)
    await shop.stop()
    shop = await open(shop.port, RELEASES[name] ? both : NEW_RELEASE)

    for (const { what, page, field, typed } of forms) {
      await update(page)
      await expect.poll(() => field.inputValue(), { message: what }).toBe(typed)
    }
    await update(payment)
    await expect.poll(() => payment.getByRole('radio').nth(1).isChecked()).toBe(true)
    expect(await Promise.all(pages.map(isNew))).not.toContain(false)
  },
  LONG_MS,
)
