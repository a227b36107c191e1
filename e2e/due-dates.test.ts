import { dueDateTexts as texts, dueDocumentTexts } from '@cambusa/messages/it/payments/due-dates'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { listDueDates } from '@cambusa/contract/payments/due-dates'
import { euroText, formatEuro, toCents } from '@cambusa/domain/money/money'
import { DUE_STATES } from '@cambusa/domain/orders/due-dates'
import { formatDay, formatMonth } from '@cambusa/domain/time/dates'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pdfRuns } from '../apps/server/src/testing/files/pdf-text.ts'
import { expectAccessible, openPage, someWidth, useBrowser, type Screen } from './setup/browser.ts'
import { enterAs } from './setup/customer.ts'
import { pressOn, tabTo } from './setup/keyboard.ts'
import { shopUrl } from './setup/our-shop.ts'
import { call, openSession } from './setup/shop-session.ts'
import { answerOf, CUSTOMERS } from './setup/steps.ts'

useBrowser()
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2, name: /^Ordine/ })
const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: texts.views }).getByRole('link', { name, exact: true })

/** What the shop says of the restaurant's due dates. */
const duesOf = async () =>
  (await call(await openSession(shopUrl, CUSTOMERS.restaurant.login), listDueDates)).data

/** From the profile's menu to the due dates. */
async function openDues(page: Page) {
  await enterAs(page, CUSTOMERS.restaurant.login)
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: frameTexts.profileMenu }).click()
  await banner.getByRole('link', { name: lateFrameTexts.titleDueDates }).click()
  await page.waitForURL('**/profile/paymentduedate')
  await page.getByRole('heading', { level: 1, name: texts.title }).waitFor()
  await cards(page).first().waitFor()
}

async function fileOf(page: Page, act: () => Promise<unknown>) {
  const [file] = await Promise.all([page.waitForEvent('download'), act()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

const rowsOf = (table: Locator) =>
  table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('th, td:not([aria-hidden])')].map((cell) => cell.textContent),
      ),
    )

test.each(someWidth('due dates'))(
  'the profile leads to what is due, with the totals and months of its list and file, on a %s',
  async (screen: Screen) => {
    const { dueDates, totals } = await duesOf()
    const count = (state?: string) =>
      dueDates.filter((due) => state === undefined || due.state === state).length
    const left = (isOverdue: boolean) =>
      dueDates.reduce(
        (sum, due) => sum + ((due.state === 'overdue') === isOverdue ? toCents(due.left) : 0),
        0,
      )
    const page = await openPage(screen)
    await openDues(page)
    const main = page.getByRole('main')
    await main
      .getByText(formatEuro(left(true)), { exact: true })
      .first()
      .waitFor()
    await main
      .getByText(formatEuro(left(false)), { exact: true })
      .first()
      .waitFor()
    expect(await cards(page).count()).toBe(count())
    const months = totals.months.map((month) => [
      formatMonth(`${month.month}-01`),
      euroText(month.left),
      euroText(month.paid),
    ])
    expect(await rowsOf(main.getByRole('table', { name: texts.monthsCaption }))).toEqual(months)
    await expectAccessible(page, 'due dates')

    expect(DUE_STATES.filter((state) => count(state) === 0)).toEqual([])
    for (const state of ['overdue', 'paid'] as const) {
      await answerOf(page, listDueDates.url, () => view(page, texts.states[state]).click())
      await expect.poll(() => cards(page).count()).toBe(count(state))
    }
    const { name, bytes } = await fileOf(page, () => main.getByRole('button', { name: texts.csv }).click())
    expect(name).toMatch(/^scadenze-.*\.csv$/)
    expect(bytes.toString('utf8').trim().split('\r\n')).toHaveLength(1 + count('paid'))
  },
)

test('by keyboard due dates of some days are found, and the document of one says what is left until when', async () => {
  const { dueDates } = await duesOf()
  const due = dueDates.find(({ state }) => state === 'overdue')!
  const page = await openPage('desk')
  await openDues(page)
  await pressOn(page, page.locator('summary', { hasText: texts.days }))
  for (const label of [texts.from, texts.to]) {
    const field = page.getByLabel(label, { exact: true })
    await tabTo(page, field)
    // In which order its parts are typed is the browser's language.
    await field.fill(due.dueOn)
  }
  await pressOn(page, page.getByRole('button', { name: texts.apply }))
  await page.waitForURL(`**from=${due.dueOn}**`)
  await expect.poll(() => cards(page).count()).toBe(1)
  await expectAccessible(page, 'due dates of some days')
  const pdf = page.getByRole('button', {
    name: texts.documentOf({ number: due.orderNumber, termDays: due.termDays }),
  })
  const { name, bytes } = await fileOf(page, () => pressOn(page, pdf))
  expect(name).toBe(dueDocumentTexts.fileName({ number: due.orderNumber, termDays: due.termDays }))
  const said = pdfRuns(bytes)
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s/g, '')
  for (const words of [
    dueDocumentTexts.title({ number: due.orderNumber, termDays: due.termDays }),
    dueDocumentTexts.due({ day: formatDay(due.dueOn) }),
    dueDocumentTexts.left + euroText(due.left),
  ])
    expect(said).toContain(words.replaceAll(/\s/g, ''))
})
