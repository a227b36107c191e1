import { fastSearchTexts as texts } from '@cambusa/messages/it/catalogue/fast-search'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { searchTexts } from '@cambusa/messages/it/catalogue/search'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { answerOf, CUSTOMERS, dialogOn } from './setup/steps.ts'

useBrowser()

const entry = (page: Page) => dialogOn(page).getByLabel(texts.word)
const go = (page: Page) => dialogOn(page).getByRole('button', { name: /^Cerca/ })
const shelves = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const field = (page: Page) => page.getByRole('combobox', { name: searchTexts.label })
const recent = (page: Page) => page.getByRole('rowgroup', { name: searchTexts.recent }).getByRole('row')

async function paste(page: Page, text: string) {
  await entry(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

async function searchFor(page: Page, text: string) {
  await page.getByRole('banner').getByRole('textbox').or(field(page)).first().click()
  await field(page).fill(text)
  await answerOf(page, '/products?', () => field(page).press('Enter'))
}

test('an address without words opens the dialog; typed and pasted words become shelves, by keyboard alone', async () => {
  const page = await openPage('desk')
  await page.goto('/fast-search?q=')
  await entry(page).waitFor()
  await entry(page).press('Enter')
  await page.keyboard.type('   ')
  await page.keyboard.press('Enter')
  expect(await dialogOn(page).getByRole('list').count()).toBe(0)

  await page.keyboard.type('pasta')
  await page.keyboard.press('Enter')
  await expect.poll(() => entry(page).inputValue()).toBe('')
  await paste(page, 'latte\r\n\r\nPASTA\nmozarella\nxyzxyzxyz\n')
  const words = dialogOn(page).getByRole('list', { name: texts.words }).getByRole('listitem')
  await expect.poll(() => words.allInnerTexts()).toEqual(['pasta', 'latte', 'mozarella', 'xyzxyzxyz'])
  await dialogOn(page)
    .getByRole('button', { name: texts.remove({ word: 'latte' }) })
    .focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => words.count()).toBe(3)

  await entry(page).focus()
  await answerOf(page, '/fast-search?', () => page.keyboard.press('Enter'))
  await page.waitForURL((url) => url.searchParams.getAll('q').join() === 'pasta,mozarella,xyzxyzxyz')
  await expect
    .poll(async () => (await shelves(page).allInnerTexts()).slice(0, 3))
    .toEqual(['pasta', 'mozarella', 'xyzxyzxyz'])
  await page.getByText(texts.corrected({ word: 'mozarella', searched: 'mozzarella' })).waitFor()
  await page.getByText(texts.empty({ word: 'xyzxyzxyz' })).waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: / per pasta$/ })
    .click()
  await page.waitForURL('**/search?query=pasta')
})

test('the dialog starts with the words on screen, and a word can be removed from the results', async () => {
  const page = await openPage('desk')
  await page.goto('/fast-search?q=pasta&q=riso')
  await page
    .getByRole('main')
    .getByRole('link', { name: texts.remove({ word: 'riso' }) })
    .click()
  await page.waitForURL((url) => url.searchParams.getAll('q').join() === 'pasta')
  await page.getByRole('button', { name: texts.edit }).click()
  await entry(page).fill('burro')
  await answerOf(page, '/fast-search?', () => go(page).click())
  await page.waitForURL((url) => url.searchParams.getAll('q').join() === 'pasta,burro')
})

test.each(someWidth('fast search'))('dialog and shelves are accessible on a %s', async (screen) => {
  const page = await openPage(screen)
  await page.goto('/')
  if (screen === 'desk') {
    await page.getByRole('banner').getByRole('button', { name: frameTexts.fastSearch }).click()
  } else {
    await page.getByRole('button', { name: frameTexts.openMenu }).click()
    await page.getByRole('dialog').getByRole('button', { name: frameTexts.fastSearch }).click()
  }
  await entry(page).waitFor()
  await paste(page, 'pasta\nriso')
  await expectAccessible(page, 'the dialog of the fast search', { always: true })
  await go(page).click()
  // Home has a title and products too: the screen under test is the one with the shelves.
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1, name: texts.title }).waitFor()
  await main.getByRole('article').first().waitFor()
  await expectAccessible(page, 'the shelves of the fast search', { always: true })
})

test('earlier searches are offered in the field, the most frequent first, and deleted with Delete', async () => {
  const page = await openPage('desk')
  await page.goto('/')
  for (const word of ['pane', 'latte', 'Latte']) await searchFor(page, word)
  await page.goto('/')
  await page.getByRole('banner').getByRole('textbox').click()
  await expect.poll(() => recent(page).allInnerTexts()).toEqual(['latte', 'pane'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect.poll(() => recent(page).allInnerTexts()).toEqual(['pane'])
  // The line that moved into its position is the active one.
  await answerOf(page, '/products?', () => page.keyboard.press('Enter'))
  await page.waitForURL('**/search?query=pane')
})

test('the next shopper after a logout on the same computer does not see earlier searches', async () => {
  const page = await openPage('desk')
  await enterAs(page, CUSTOMERS.restaurant.login)
  await searchFor(page, 'tartufo')
  await page.getByRole('banner').getByRole('button', { name: frameTexts.profileMenu }).click()
  await answerOf(page, '/auth/logout', () =>
    page.getByRole('button', { name: lateFrameTexts.logout }).click(),
  )
  await page.getByRole('banner').getByRole('button', { name: frameTexts.login, exact: true }).waitFor()
  await page.getByRole('banner').getByRole('textbox').click()
  await field(page).waitFor()
  await page.getByRole('list', { name: searchTexts.otherWays }).waitFor()
  expect(await recent(page).count()).toBe(0)
})
