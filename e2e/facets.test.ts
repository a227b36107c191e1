import { errorScreenTexts } from '@cambusa/messages/it/frame/error-screens'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { searchResultTexts } from '@cambusa/messages/it/catalogue/search-results'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shopUrl } from './setup/our-shop.ts'
import { expectAccessible, openPage, useBrowser } from './setup/browser.ts'
import { findCategoryId, listProducts } from './setup/shop-api.ts'
import { answerOf, dialogOn } from './setup/steps.ts'

useBrowser()

const main = (page: Page) => page.getByRole('main')
const facet = (within: Locator, name: string) => within.getByRole('group', { name, exact: true })
const filtersOf = (page: Page) => new URL(page.url()).searchParams.getAll('filter')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
/** The last text of the live region. */
const heard = (page: Page) => page.locator('[aria-live=polite][role=status]').last().innerText()

test('a value of a long facet is found by typing; a choice starts from page 1, keeps the focus and announces the count', async () => {
  const page = await openPage('desk')
  await page.goto('/category/dispensa?page=2')
  const brands = facet(main(page), 'Marca')
  await brands.getByRole('button', { name: /^Mostra (tutti|i primi)/ }).click()
  const last = brands.getByRole('checkbox').last()
  const name = (await last.locator('xpath=ancestor::label').locator('span').first().innerText()).split(
    '\n',
  )[0]!
  await brands.getByRole('searchbox').fill(name.slice(0, 5).toUpperCase())
  const box = brands.getByRole('checkbox', { name: name.replace(/\s\d+.*$/, '') }).first()
  await box.focus()
  await answerOf(page, '/products?', () => page.keyboard.press('Space'))
  await page.waitForURL((url) => url.searchParams.has('filter') && !url.searchParams.has('page'))
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)

  const brand = filtersOf(page)[0]?.replace('brand:', '') ?? ''
  const { page: found } = await listProducts(shopUrl, {
    parent_category_id: await findCategoryId(shopUrl, 'dispensa'),
    filter: `brand:${brand}`,
  })
  await expect.poll(() => heard(page)).toBe(listTexts.found({ count: found.totItems }))
  await expectAccessible(page, 'a list with its column of filters')
})

test('values of one facet are alternatives, several facets all apply; each is removed by keyboard, then all at once', async () => {
  const page = await openPage('desk')
  await page.goto('/category/dispensa')
  const brands = facet(main(page), 'Marca').getByRole('checkbox')
  await brands.first().waitFor()
  const all = await count(page)
  await answerOf(page, '/products?', () => brands.nth(0).check())
  await expect.poll(() => count(page)).toBeLessThan(all)
  const one = await count(page)
  await answerOf(page, '/products?', () => brands.nth(1).check())
  await expect.poll(() => count(page)).toBeGreaterThan(one)
  expect(filtersOf(page)).toHaveLength(2)
  const two = await count(page)
  const price = facet(main(page), 'Prezzo').getByRole('checkbox').first()
  await answerOf(page, '/products?', () => price.check())
  await expect.poll(() => count(page)).toBeLessThan(two)

  const chips = main(page).getByRole('list', { name: listTexts.activeFilters }).getByRole('button')
  await expect.poll(() => chips.count()).toBe(4)
  await chips.first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.getAll('filter').length === 2)
  expect(await focused(page)).toMatch(/^Togli il filtro/)
  await main(page).getByRole('button', { name: listTexts.clearAll }).click()
  await page.waitForURL((url) => !url.searchParams.has('filter'))
  await chips.first().waitFor({ state: 'detached' })
})

test('a price range can be typed with an Italian comma; an error is shown and the text stays as typed', async () => {
  const page = await openPage('desk')
  await page.goto('/search?query=pasta')
  const range = main(page).getByRole('button', { name: listTexts.priceApply }).locator('xpath=ancestor::form')
  await range.getByLabel(listTexts.priceFrom, { exact: true }).fill('5')
  await range.getByLabel(listTexts.priceTo, { exact: true }).fill('2,50')
  await page.keyboard.press('Enter')
  await range.getByText(listTexts.priceOrder).waitFor()
  await expect.poll(() => range.getByLabel(listTexts.priceTo, { exact: true }).inputValue()).toBe('2,50')

  await range.getByLabel(listTexts.priceFrom, { exact: true }).fill('1,50')
  await answerOf(page, '/products?', () => page.keyboard.press('Enter'))
  await page.waitForURL((url) => url.searchParams.getAll('filter').includes('price:1.50-2.51'))
  const { products } = await listProducts(shopUrl, { query: 'pasta', filter: 'price:1.50-2.51' })
  expect(products.length).toBeGreaterThan(0)
  for (const { price } of products) {
    expect(price).toBeGreaterThanOrEqual(1.5)
    expect(price).toBeLessThanOrEqual(2.5)
  }
  await page.reload()
  await expect.poll(() => range.getByLabel(listTexts.priceTo, { exact: true }).inputValue()).toBe('2,50')
})

test('on a phone the filters are a full-height sheet, whose button shows the number of results', async () => {
  const page = await openPage('phone')
  await page.goto('/search?query=olio')
  await main(page)
    .getByRole('button', { name: listTexts.filtersWith({ count: 0 }), exact: true })
    .click()
  const sheet = dialogOn(page)
  await sheet.getByRole('group', { name: listTexts.highlights }).waitFor()
  expect((await sheet.boundingBox())?.height).toBe(844)
  await sheet.locator('summary', { hasText: 'Marca' }).click()
  await answerOf(page, '/products?', () => facet(sheet, 'Marca').getByRole('checkbox').first().check())
  await page.waitForURL((url) => url.searchParams.has('filter'))
  const { page: found } = await listProducts(shopUrl, {
    query: 'olio',
    filter: filtersOf(page)[0] ?? '',
  })
  const show = sheet.getByRole('button', { name: listTexts.showResults({ count: found.totItems }) })
  await show.waitFor()
  await expectAccessible(page, 'the sheet of filters')
  await show.click()
  await sheet.waitFor({ state: 'detached' })
  expect(await count(page)).toBe(found.totItems)
})

test('a search without results shows similar categories, best sellers, and other ways to search', async () => {
  for (const screen of ['phone', 'desk'] as const) {
    const page = await openPage(screen)
    await page.goto('/search?query=zzqxwkj')
    await page
      .getByRole('heading', { level: 1, name: searchResultTexts.emptyTitle({ query: 'zzqxwkj' }) })
      .waitFor()
    await main(page).getByRole('heading', { name: searchResultTexts.mostBought }).waitFor()
    await main(page).getByRole('link', { name: searchResultTexts.advanced }).waitFor()
    await expectAccessible(page, 'a search without results')
    await main(page).getByRole('button', { name: searchResultTexts.edit }).click()
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value)).toBe(
      'zzqxwkj',
    )
  }
})

test('a corrected search says so; the typed word can be searched instead, and corrected again', async () => {
  const page = await openPage('desk')
  await page.goto('/search?query=pamodoro&promo=true')
  const told = main(page).getByText(searchResultTexts.corrected({ typed: 'pamodoro', searched: 'pomodoro' }))
  await told.waitFor()
  await expectAccessible(page, 'a search for what was put right')
  const instead = main(page).getByRole('link', {
    name: searchResultTexts.searchInstead({ typed: 'pamodoro' }),
  })
  await instead.focus()
  await answerOf(page, '/products?', () => page.keyboard.press('Enter'))
  await page.waitForURL((url) => url.searchParams.get('as_typed') === 'true' && url.searchParams.has('promo'))
  await told.waitFor({ state: 'detached' })
  await main(page).getByRole('button', { name: listTexts.clearAll, exact: true }).click()
  await page.waitForURL(
    (url) => url.searchParams.get('as_typed') === 'true' && !url.searchParams.has('promo'),
  )
  await main(page)
    .getByRole('heading', { level: 1, name: searchResultTexts.emptyTitle({ query: 'pamodoro' }) })
    .waitFor()
  await main(page).getByRole('link', { name: searchResultTexts.advanced }).waitFor()
  await page.goto('/search?query=pamodoro')
  await instead.click()
  await page.waitForURL((url) => url.searchParams.has('as_typed'))
  await page.goBack()
  await told.waitFor()
})

test('order and view of lists are remembered; a text search stays by relevance', async () => {
  const page = await openPage('desk')
  await page.goto('/category/dispensa')
  await answerOf(page, '/products?', () => main(page).getByLabel(listTexts.sort).selectOption('price_asc'))
  await answerOf(page, '/products?', () =>
    main(page).getByRole('button', { name: listTexts.views.list }).click(),
  )
  await page.goto('/category/surgelati')
  await page.getByRole('table').waitFor()
  await expect.poll(() => main(page).getByLabel(listTexts.sort).inputValue()).toBe('price_asc')
  await page.goto('/search?query=riso')
  await page.getByRole('table').waitFor()
  await expect.poll(() => main(page).getByLabel(listTexts.sort).inputValue()).toBe('relevance')
})

test('/catalog resets the filters and leads to the address behind it, never to another site', async () => {
  const page = await openPage('desk')
  await page.goto('/category/dispensa')
  await answerOf(page, '/products?', () =>
    facet(main(page), listTexts.highlights).getByRole('checkbox').first().check(),
  )
  await page.waitForURL((url) => url.searchParams.has('promo'))
  await page.goto('/category/dispensa')
  await page.waitForURL((url) => url.searchParams.has('promo'))
  await page.goto('/catalog/category/dispensa')
  await page.waitForURL('**/category/dispensa')
  await main(page).getByRole('article').first().waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.goto('/catalog')
  await page.waitForURL('**/category')
  await page.goto('/catalog//example.com/x')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(page.url()).toContain(shopUrl)
})

test('a category is found by its id at an earlier slug; a missing one, or one without products, leads to not-found', async () => {
  const page = await openPage('desk')
  const id = await findCategoryId(shopUrl, 'dispensa')
  await page.goto(`/category/nome-di-prima?categoryId=${id}`)
  await page.waitForURL((url) => url.pathname === '/category/dispensa')
  for (const slug of ['non-esiste', 'timeslot-selector']) {
    await page.goto(`/category/${slug}`)
    await page.waitForURL('**/not-found')
    await page.getByRole('heading', { name: errorScreenTexts.notFoundTitle }).waitFor()
  }
})

/** The number of products above the list. */
async function count(page: Page): Promise<number> {
  const text = await main(page)
    .locator('p', { hasText: /^[\d.]+ prodott[oi]$/ })
    .first()
    .innerText()
  return Number(text.replace('.', '').split(' ')[0])
}
