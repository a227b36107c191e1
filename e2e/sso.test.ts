import { consentTexts } from '@cambusa/messages/it/people/consents'
import { authTexts } from '@cambusa/messages/it/people/auth'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { developmentIdpTexts, ssoTexts } from '@cambusa/messages/it/people/sso'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { askForLogin } from './setup/customer.ts'
import { answerOf, dialogOn } from './setup/steps.ts'

useBrowser()

const NAME = developmentIdpTexts.newcomer
const profileOn = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Profilo/ })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** From the login form to the identity provider and back with its answer. */
async function comeFromProvider(page: Page) {
  await askForLogin(page)
  await dialogOn(page)
    .getByRole('button', { name: ssoTexts.enterWith({ name: developmentIdpTexts.name }) })
    .click()
  await page.getByRole('heading', { name: developmentIdpTexts.chooseTitle }).waitFor()
  await expectAccessible(page, 'choose a person')
  await press(page, developmentIdpTexts.choose({ name: NAME }))
  await page.getByRole('heading', { name: developmentIdpTexts.continueTitle }).waitFor()
  await press(page, developmentIdpTexts.proceed)
}

describe.each(someWidth('sso'))('on a %s', (screen) => {
  test('somebody signs in at the identity provider, accepts the consents once, and is signed out on both sides', async () => {
    const page = await openPage(screen)
    await page.goto('/search?query=pasta')
    await comeFromProvider(page)

    await page.getByRole('heading', { name: ssoTexts.firstTime }).waitFor()
    // Nothing of the code stays in the address.
    expect(page.url()).toMatch(/\/sso-login$/)
    await expectAccessible(page, 'consents')
    await page.getByLabel(consentTexts.privacy).check()
    await page.getByLabel(consentTexts.terms).check()
    await press(page, ssoTexts.proceed)
    await page.waitForURL('**/search?query=pasta')
    await profileOn(page).waitFor()

    // Out here leads to the provider and back.
    await page.getByRole('banner').getByRole('button', { name: frameTexts.profileMenu }).click()
    const left = page.waitForRequest((request) => request.url().includes('/dev/idp/logout'))
    await answerOf(page, '/auth/logout', () =>
      page.getByRole('banner').getByRole('button', { name: lateFrameTexts.logout }).click(),
    )
    await left
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('banner').getByRole('button', { name: frameTexts.login, exact: true }).waitFor()

    // The second time nothing is asked, and the provider ends the session from its side.
    await comeFromProvider(page)
    await profileOn(page).waitFor()
    const provider = await page.context().newPage()
    await provider.goto('/dev/idp')
    await provider
      .getByRole('button', { name: developmentIdpTexts.end({ name: NAME }) })
      .last()
      .click()
    await provider.getByRole('heading', { name: developmentIdpTexts.signedOutTitle }).waitFor()
    // The session is gone here too: the shop asks to sign in.
    await page.reload()
    await dialogOn(page).getByLabel(authTexts.login).waitFor()
    expect(await profileOn(page).count()).toBe(0)
  })

  test('an answer that cannot be checked leads to one calm page, and from there back', async () => {
    const page = await openPage(screen)
    await page.goto('/dev/idp')
    await page.evaluate(() => {
      const form = document.createElement('form')
      form.method = 'post'
      form.action = '/saml2/acs'
      document.body.append(form)
      form.submit()
    })
    await page.getByRole('heading', { name: ssoTexts.refusedTitle }).waitFor()
    await expectAccessible(page, 'refused')
    await page.getByRole('link', { name: ssoTexts.retry }).click()
    await page.getByRole('button', { name: ssoTexts.enterWith({ name: developmentIdpTexts.name }) }).waitFor()
    await expectAccessible(page, 'sso login')
  })
})
