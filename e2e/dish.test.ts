import { searchTexts } from '@cambusa/messages/it/catalogue/search'
import { searchResultTexts } from '@cambusa/messages/it/catalogue/search-results'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openPage, useBrowser, type Screen } from './setup/browser.ts'
import { answerOf } from './setup/steps.ts'

useBrowser()

/** How many products a shopper looks at. */
const LOOKED_AT = 10
const NEEDED = ['Guanciale', 'Pecorino Romano', 'Uova', 'Spaghetti', 'Pepe nero']

const field = (page: Page) => page.getByRole('combobox', { name: searchTexts.label })
const names = async (page: Page) => {
  const headings = page.getByRole('main').getByRole('article').getByRole('heading')
  await headings.first().waitFor()
  return (await headings.allInnerTexts()).slice(0, LOOKED_AT)
}

test.each(['phone', 'desk'] as const)(
  'on a %s typing a carbonara offers the dish, shows its ingredients, and links to all products of one',
  async (screen: Screen) => {
    const page = await openPage(screen)
    await page.goto('/search?query=latte')
    await page.getByRole('banner').getByRole('textbox').or(field(page)).first().click()
    await field(page).fill('per la carb')
    const dish = page.getByRole('rowgroup', { name: searchTexts.words }).getByRole('row').first()
    await expect.poll(() => dish.innerText()).toBe('per la carbonara')
    await answerOf(page, '/products?', () => dish.getByRole('gridcell').click())
    await page.waitForURL((url) => url.searchParams.get('query') === 'per la carbonara')

    const needs = page.getByRole('navigation', { name: searchResultTexts.neededFor({ dish: 'carbonara' }) })
    await needs.waitFor()
    const first = await names(page)
    for (const needed of NEEDED)
      expect(
        first.some((name) => name.startsWith(needed)),
        `${needed} in ${first.join()}`,
      ).toBe(true)
    await expectAccessible(page, `what a dish needs on a ${screen}`)

    await answerOf(page, '/products?', () => needs.getByRole('link', { name: 'guanciale' }).click())
    await page
      .getByRole('heading', { level: 1, name: searchTexts.resultsFor({ query: 'guanciale' }) })
      .waitFor()
    expect((await names(page))[0]).toMatch(/^Guanciale/)
    expect(await needs.count()).toBe(0)
  },
)
