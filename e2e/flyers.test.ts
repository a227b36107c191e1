import { flyerTexts as texts } from '@cambusa/messages/it/content/flyers'
import { expect, test } from 'vitest'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { requestUntilRendered } from './setup/server-rendered-page.ts'

useBrowser()

const FLYER = '/volantini/offerte-della-settimana'

test.each(someWidth('leaf through a flyer'))(
  'a flyer is found, leafed through by keyboard, and its product bought, at %s',
  async (screen) => {
    const page = await openPage(screen)
    await page.goto('/volantini')
    for (const state of ['running', 'coming', 'past'] as const)
      await page.getByRole('heading', { name: texts.sections[state], exact: true }).waitFor()
    await expectAccessible(page, 'the flyers')
    await page.getByRole('link', { name: 'Offerte della settimana', exact: true }).first().click()
    const leaves = page.getByRole('region', { name: texts.leaves, exact: true })
    await leaves.waitFor()
    await expectAccessible(page, 'a flyer to leaf through')
    const place = page.locator('[aria-live]').filter({ hasText: 'Pagina 1 di' })
    await place.first().waitFor()
    await leaves.focus()
    await page.keyboard.press('ArrowRight')
    await page.locator('[aria-live]').filter({ hasText: 'Pagina 2 di' }).first().waitFor()
    // Every page has products, each with its unit price.
    const sheets = await leaves.getByRole('region').all()
    expect(sheets.length).toBeGreaterThan(3)
    for (const sheet of sheets) expect(await sheet.getByRole('article').count()).toBeGreaterThan(0)
    await page.getByRole('link', { name: texts.list, exact: true }).click()
    await page.waitForURL(/view=list/)
    await leaves.waitFor({ state: 'detached' })
    await expectAccessible(page, 'a flyer as a list')
    const add = page.getByRole('button', { name: /^Aggiungi/ }).first()
    await add.click()
    await page
      .getByRole('button', { name: /^Togli|^Diminuisci|^Rimuovi/ })
      .first()
      .waitFor()
  },
)

test('without scripts a flyer and the list of flyers are readable, and the PDF opens', async () => {
  await requestUntilRendered(FLYER)
  const page = await openPage('phone')
  const context = await page
    .context()
    .browser()!
    .newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  try {
    const still = await context.newPage()
    await still.goto(
      new URL(
        FLYER,
        page.url() === 'about:blank' ? (await import('./setup/our-shop.ts')).shopUrl : page.url(),
      ).href,
    )
    expect(await still.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3)
    const last = still.getByRole('article').last()
    await last.scrollIntoViewIfNeeded()
    expect(await last.isVisible()).toBe(true)
    expect(
      await still.evaluate('document.documentElement.scrollWidth - window.innerWidth'),
    ).toBeLessThanOrEqual(0)
    const pdf = await still.request.get(
      new URL(`/ebsn/api/flyers/offerte-della-settimana/pdf`, still.url()).href,
    )
    expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  } finally {
    await context.close()
  }
})
