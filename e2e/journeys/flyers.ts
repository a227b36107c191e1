import { flyerTexts as texts } from '@cambusa/messages/it/content/flyers'
import { expect, test } from 'vitest'
import { expectAccessible, openPage, openWithoutScripts, someWidth } from '../setup/browser.ts'
import { requestUntilRendered } from '../setup/server-rendered-page.ts'

const NAME = 'Offerte della settimana'
const FLYER = '/volantini/offerte-della-settimana'

/** Flyers as shoppers leaf through them, whatever they come from. */
export function flyerJourneys(url: () => string): void {
  test.each(someWidth('leaf through a flyer'))(
    'a flyer is found, leafed through by keyboard, and its product bought, at %s',
    async (screen) => {
      const page = await openPage(screen, url())
      await page.goto('/volantini')
      for (const state of ['running', 'coming', 'past'] as const)
        await page.getByRole('heading', { name: texts.sections[state], exact: true }).waitFor()
      await expectAccessible(page, 'the flyers')
      await page.getByRole('link', { name: NAME, exact: true }).first().click()
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
    await requestUntilRendered('/volantini', url())
    await requestUntilRendered(FLYER, url())
    const page = await openWithoutScripts(url())
    await page.goto('/volantini')
    await page.getByRole('main').getByRole('link', { name: NAME, exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor()
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3)
    const last = page.getByRole('article').last()
    await last.scrollIntoViewIfNeeded()
    await last.waitFor()
    const wider = 'document.documentElement.scrollWidth - window.innerWidth'
    expect(await page.evaluate(wider)).toBeLessThanOrEqual(0)
    const pdf = await page.request.get('/ebsn/api/flyers/offerte-della-settimana/pdf')
    expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })
}
