import { checkDigit } from '@cambusa/domain/catalogue/gtin'
import { advancedSearchTexts as texts } from '@cambusa/messages/it/catalogue/advanced-search'
import { authTexts } from '@cambusa/messages/it/people/auth'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { shopUrl } from './setup/our-shop.ts'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { findProduct } from './setup/shop-api.ts'
import { answerOf, CUSTOMERS, dialogOn, signIn } from './setup/steps.ts'

useBrowser()
let some: ListedProduct
let other: ListedProduct
beforeAll(async () => {
  const url = shopUrl
  some = await findProduct(url, ({ available, barcode }) => available && barcode !== '')
  other = await findProduct(url, ({ barcode }) => barcode !== '' && barcode !== some.barcode)
})

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true })
const search = (page: Page) =>
  answerOf(page, '/advanced-search?', () =>
    page.getByRole('main').getByRole('button', { name: texts.search, exact: true }).click(),
  )
const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts()

test('several criteria find their products, are kept in the address and can be removed one by one', async () => {
  const page = await openPage('desk')
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: frameTexts.advancedSearch }).click()
  await field(page, texts.name).fill('farina')
  await field(page, texts.department).selectOption({ label: 'Dispensa' })
  await field(page, texts.picture).selectOption('true')
  await page.getByRole('checkbox', { name: texts.allergenNames.latte }).check()
  await search(page)

  await page.waitForURL(
    (url) => url.searchParams.get('name') === 'farina' && url.searchParams.has('category'),
  )
  await page.getByRole('article').first().waitFor()
  expect((await names(page)).every((name) => /farin/i.test(name))).toBe(true)
  await page.reload()
  const chip = page.getByRole('button', {
    name: texts.removeCriterion({ name: 'Nome del prodotto: farina' }),
  })
  await answerOf(page, '/advanced-search?', () => chip.click())
  await page.waitForURL((url) => !url.searchParams.has('name') && url.searchParams.has('allergen-free'))

  await page.getByRole('button', { name: texts.edit }).click()
  await expect.poll(() => field(page, texts.name).inputValue()).toBe('')
  await expect
    .poll(() => page.getByRole('checkbox', { name: texts.allergenNames.latte }).isChecked())
    .toBe(true)
})

test('a pasted list of codes is searched; wrong, repeated or unknown ones are named', async () => {
  const page = await openPage('desk')
  await page.goto('/advanced-search')
  const wrong = `${some.barcode.slice(0, -1)}${(Number(some.barcode.at(-1)) + 5) % 10}`
  const unknown = `299999999999${checkDigit('299999999999')}`
  const pasted = `EAN\tCartoni\n${some.barcode}\t2\n${wrong}\t1\n${other.barcode}\t3\n${some.barcode}\t1\n${unknown}`
  await field(page, texts.gtins).fill(pasted)
  await page.getByText(texts.gtinsRead({ count: 3, max: 200 })).waitFor()
  await page.getByText(texts.gtinProblem.checkDigit({ value: wrong, line: 3 })).waitFor()
  await page.getByText(texts.gtinProblem.duplicate({ value: some.barcode, line: 5, firstLine: 2 })).waitFor()
  await search(page)

  await page.getByText(texts.unknownGtins({ count: 1 })).waitFor()
  await page.getByRole('main').getByText(unknown, { exact: true }).waitFor()
  expect((await names(page)).toSorted()).toEqual([some.name, other.name].toSorted())
  // Nothing typed is lost: the wrong lines are still there to be corrected.
  await page.getByRole('button', { name: texts.edit }).click()
  await expect.poll(() => field(page, texts.gtins).inputValue()).toContain(wrong)
})

test('a visitor who downloads the result signs in first and gets the file with its name', async () => {
  const page = await openPage('desk')
  await page.goto('/advanced-search?name=olio')
  const button = page.getByRole('button', { name: texts.downloadAs({ format: texts.downloadCsv }) })
  await button.click()
  await dialogOn(page).getByLabel(authTexts.login).waitFor()
  const download = page.waitForEvent('download')
  await signIn(page, CUSTOMERS.restaurant.login)
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^prodotti-\d{4}-\d\d-\d\d\.csv$/)
  const [header, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(header).toContain('Codice;EAN;Prodotto;')
  const total = listTexts.found({ count: rows.length })
  await page.getByRole('paragraph').filter({ hasText: total }).first().waitFor()
})

test.each(someWidth('advanced search'))('form and result are accessible on a %s', async (screen) => {
  const page = await openPage(screen)
  await page.goto('/advanced-search')
  await page.getByRole('heading', { level: 1, name: texts.title }).waitFor()
  await field(page, texts.gtins).fill('1234567890\n2000000000001')
  await expectAccessible(page, 'the form of the advanced search', { always: true })
  await page.getByRole('button', { name: texts.search, exact: true }).click()
  await page.getByText(texts.gtinsNone).waitFor()
  await page.goto('/advanced-search?brand=gran&gtin=2999999999998')
  await page.getByText(texts.emptyTitle).waitFor()
  await page.goto('/advanced-search?name=pasta&has_image=true')
  await page.getByRole('article').first().waitFor()
  await expectAccessible(page, 'the result of the advanced search', { always: true })
})
