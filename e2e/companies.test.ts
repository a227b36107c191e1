import { authTexts } from '@cambusa/messages/it/people/auth'
import { companyTexts } from '@cambusa/messages/it/people/companies'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { askForLogin } from './setup/customer.ts'
import { openProfile } from './setup/profile.ts'
import { PASSWORD } from './setup/shop-session.ts'
import { answerOf, CUSTOMERS, dialogOn } from './setup/steps.ts'

useBrowser()

const { login, lastName } = CUSTOMERS.restaurant

/** Chooses in the open dialog the company that is not preselected; returns its name. */
async function chooseOther(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: companyTexts.title })
  const select = dialog.getByLabel(companyTexts.company)
  await expect.poll(() => dialog.getByRole('option').count()).toBeGreaterThan(1)
  await expectAccessible(page, 'choice of the company')
  const proposed = await select.inputValue()
  const other = dialog.locator(`option:not([value="${proposed}"])`).first()
  const name = await other.innerText()
  await select.selectOption(name)
  await answerOf(page, '/theone-company/change-company', () =>
    dialog.getByRole('button', { name: companyTexts.go }).click(),
  )
  await dialog.waitFor({ state: 'detached' })
  return name
}

test.each(someWidth('companies'))(
  'a customer with two companies chooses at the login and changes in the menu, on a %s',
  async (screen) => {
    const page = await openPage(screen)
    await page.goto('/')
    await askForLogin(page)
    await dialogOn(page).getByLabel(authTexts.login).fill(login)
    await dialogOn(page).getByLabel(authTexts.password, { exact: true }).fill(PASSWORD)
    await dialogOn(page).getByRole('button', { name: authTexts.submit, exact: true }).click()
    const chosen = await chooseOther(page)
    expect((await openProfile(page, lastName)).company?.name).toBe(chosen)

    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: frameTexts.profileMenu }).click()
    await banner.getByRole('button', { name: lateFrameTexts.changeCompany }).click()
    const changed = await chooseOther(page)
    await page.waitForURL((url) => url.pathname === '/')
    expect(changed).not.toBe(chosen)
    expect((await openProfile(page, lastName)).company?.name).toBe(changed)
  },
)
