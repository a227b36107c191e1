import { authTexts } from '@cambusa/messages/it/people/auth'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { profileTexts } from '@cambusa/messages/it/people/profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopDataDir } from './setup/our-shop.ts'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { askForLogin, enterAs } from './setup/customer.ts'
import { linkIn, mailTo } from './setup/mails.ts'
import { openProfile, profileLink } from './setup/profile.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { PASSWORD } from './setup/shop-session.ts'
import { answerOf, CUSTOMERS, dialogOn } from './setup/steps.ts'

let data: ShopData
useBrowser()
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

test.each(someWidth('screens of the profile'))(
  'the profile and its screens are accessible on a %s',
  async (screen) => {
    const page = await openPage(screen)
    await enterAs(page, CUSTOMERS.restaurant.login)
    await openProfile(page, CUSTOMERS.restaurant.lastName)
    await expectAccessible(page, 'profile', { always: true })
    for (const name of ['update-password', 'profile-updated', 'profile-confirmed', 'email-updated']) {
      await page.goto(`/profile/${name}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectAccessible(page, name, { always: true })
    }
  },
)

test.each(someWidth('new e-mail'))(
  'a new e-mail is in use once the link of its mail is opened, on a %s',
  async (screen) => {
    const page = await openPage(screen)
    const login = await data.newCustomer()
    const wanted = `nuova-${login}`
    await enterAs(page, login)
    await openProfile(page, 'Guidi')
    await page.getByRole('button', { name: profileTexts.changeEmail }).click()
    await page.getByLabel(profileTexts.newEmail).fill(wanted)
    await page.getByLabel(profileTexts.oldPassword, { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: profileTexts.sendLink }).click()
    await page.getByText(profileTexts.pendingEmail({ email: wanted })).waitFor()

    const mailed = await openPage(screen)
    await mailed.goto(linkIn(await mailTo(wanted), 'confirm'))
    await answerOf(mailed, '/registration/registration_confirm', () =>
      mailed.getByRole('main').getByRole('button').first().click(),
    )
    await enterAs(mailed, wanted)
    expect((await openProfile(mailed, 'Guidi')).login).toBe(wanted)
  },
)

test('a changed password signs in, the old one does not', async () => {
  const page = await openPage('desk')
  const login = await data.newCustomer()
  await enterAs(page, login)
  await page.goto('/profile/update-password')
  await page.getByLabel(profileTexts.oldPassword, { exact: true }).fill('Cambusa.2026')
  await page.getByLabel(profileTexts.newPassword, { exact: true }).fill('Melanzane.2027')
  await page.getByLabel(profileTexts.repeatPassword, { exact: true }).fill('Melanzane.2027')
  await page.getByRole('main').getByRole('button', { name: profileTexts.changePassword }).click()
  await page.waitForURL('**/profile/profile-updated')

  const again = await openPage('desk')
  await again.goto('/')
  await askForLogin(again)
  const dialog = dialogOn(again)
  const enter = (password: string) =>
    answerOf(again, '/auth/login', async () => {
      await dialog.getByLabel(authTexts.password, { exact: true }).fill(password)
      await dialog.getByRole('button', { name: authTexts.submit, exact: true }).click()
    })
  await dialog.getByLabel(authTexts.login).fill(login)
  await enter('Cambusa.2026')
  await dialog.getByRole('alert').getByText('Credenziali Errate').waitFor()
  await enter('Melanzane.2027')
  await expect.poll(() => profileLink(again, 'Guidi').isVisible()).toBe(true)
})

test('the star makes another address the favourite one, for good', async () => {
  const page = await openPage('phone')
  await enterAs(page, CUSTOMERS.restaurant.login)
  await page.goto('/profile/addresses')
  const stars = page.getByRole('button', { name: /come preferito$/ })
  const label = (await stars.first().getAttribute('aria-label'))!
  await answerOf(page, '/user-address/favourite', () => stars.first().click())
  await page.getByRole('button', { name: label }).waitFor({ state: 'detached' })
  await page.reload()
  const name = label.replace(/^Scegli (.*) come preferito$/, '$1')
  const chosen = page.getByRole('button', { name: deliveryTexts.favouriteNamed({ name }) })
  await expect.poll(() => chosen.isVisible()).toBe(true)
})
