import { cookieTexts } from '@cambusa/messages/it/people/cookies'
import { tourTexts } from '@cambusa/messages/it/frame/tour'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '../apps/storefront/src/app/navigation/paths.ts'
import { expectAccessibleNow, openFirstVisit, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { shiftsOn, watchShifts } from './setup/layout-shifts.ts'

useBrowser()

const tourOn = (page: Page) => page.getByRole('dialog', { name: tourTexts.title })
const button = (page: Page, name: string) => tourOn(page).getByRole('button', { name, exact: true })
const stepTitles = Object.values(tourTexts.steps).map(({ title }) => title)

describe.each(someWidth('tour'))('the tour on a %s', (screen) => {
  test('is offered after the first choice about cookies, leads through four steps, and is not offered again', async () => {
    const page = await openFirstVisit(screen)
    await watchShifts(page)
    await page.goto(paths.home)
    await page.getByRole('button', { name: cookieTexts.refuse }).click()
    await page.locator('[data-toasts]').getByRole('button', { name: tourTexts.show }).click()
    for (const [index, title] of stepTitles.entries()) {
      await tourOn(page).getByText(title, { exact: true }).waitFor()
      if (index < stepTitles.length - 1) await button(page, tourTexts.next).click()
    }
    await button(page, tourTexts.end).click()
    await tourOn(page).waitFor({ state: 'hidden' })
    expect(await shiftsOn(page)).toEqual([])
    await page.goto(paths.home)
    await page.mouse.move(20, 20)
    await page.getByRole('button', { name: cookieTexts.preferences }).waitFor()
    expect(await page.getByText(tourTexts.offer).count()).toBe(0)
  })
})

test('the footer opens it again, and keys lead through it and skip it, back to where one was', async () => {
  const page = await openPage('desk')
  await page.goto(paths.home)
  await page.mouse.move(20, 20)
  const ask = page.getByRole('contentinfo').getByRole('button', { name: tourTexts.open })
  await ask.focus()
  await page.keyboard.press('Enter')
  await tourOn(page)
    .getByText(tourTexts.progress({ step: 1, of: 4 }))
    .waitFor()
  await expectAccessibleNow(page, 'the tour')
  await button(page, tourTexts.next).focus()
  await page.keyboard.press('Enter')
  await tourOn(page)
    .getByText(tourTexts.progress({ step: 2, of: 4 }))
    .waitFor()
  await page.keyboard.press('Escape')
  await tourOn(page).waitFor({ state: 'hidden' })
  expect(await ask.evaluate((each) => each === document.activeElement)).toBe(true)
})
