import { authTexts } from '@cambusa/messages/it/people/auth'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { lateFrameTexts } from '@cambusa/messages/it/frame/late-frame'
import { approvalNeededTexts } from '@cambusa/messages/it/orders/approval-needed'
import { approvalStateTexts, approvalTexts } from '@cambusa/messages/it/orders/approvals'
import { orderLifeTexts } from '@cambusa/messages/it/orders/order-life'
import { colleagueTexts } from '@cambusa/messages/it/people/colleagues'
import { invitationTexts } from '@cambusa/messages/it/people/invitations'
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openPage, someWidth, useBrowser, type Screen } from './setup/browser.ts'
import { enterAs, goToCheckout } from './setup/customer.ts'
import { pressOn, tabTo, typeInto } from './setup/keyboard.ts'
import { linkIn, mailTo } from './setup/mails.ts'
import { shopDataDir } from './setup/our-shop.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import { PASSWORD } from './setup/shop-session.ts'
import { answerOf, dialogOn } from './setup/steps.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const NAME = 'Carla Neri'

/** The item of the profile's menu. */
async function choose(page: Page, name: string) {
  await page.getByRole('banner').getByRole('button', { name: frameTexts.profileMenu }).click()
  await page.getByRole('banner').getByRole('link', { name }).click()
}

/** The buyer sends her cart, which is over the limit; returns the address of the cart that waits. */
async function sendCart(page: Page, login: string): Promise<string> {
  await goToCheckout(page, login)
  await page.getByRole('region', { name: approvalNeededTexts.title }).waitFor()
  await expectAccessible(page, 'the till over the limit')
  await answerOf(page, '/approval/send', () => button(page, approvalNeededTexts.send).click())
  await heading(page, approvalTexts.sentTitle)
  return new URL(page.url()).pathname
}

test.each(someWidth('colleagues'))(
  'a holder invites a colleague by mail, and approves her cart with another quantity, on a %s',
  async (screen: Screen) => {
    const holder = await openPage(screen)
    const company = await data.newCompany()
    const email = `carla-${randomBytes(6).toString('hex')}@example.com`
    await enterAs(holder, company.holder)
    await choose(holder, lateFrameTexts.titleColleagues)
    await heading(holder, colleagueTexts.title)
    await button(holder, colleagueTexts.invite).click()
    await dialogOn(holder).getByLabel(colleagueTexts.email).fill(email)
    await dialogOn(holder).getByLabel(colleagueTexts.orderLimitField).fill('10')
    await expectAccessible(holder, 'the invitation')
    await answerOf(holder, '/colleague/invite', () =>
      dialogOn(holder).getByRole('button', { name: colleagueTexts.send }).click(),
    )
    await holder.getByText(email, { exact: true }).waitFor()
    await expectAccessible(holder, 'the colleagues')

    const buyer = await openPage(screen)
    await buyer.goto(linkIn(await mailTo(email), 'colleague-invitation'))
    await heading(buyer, invitationTexts.headline({ company: company.name }))
    expect(new URL(buyer.url()).search).toBe('')
    await expectAccessible(buyer, 'the landing of the invitation')
    await buyer.getByLabel(invitationTexts.firstName, { exact: true }).fill('Carla')
    await buyer.getByLabel(invitationTexts.lastName).fill('Neri')
    await buyer.getByLabel(invitationTexts.password, { exact: true }).fill(PASSWORD)
    await buyer.getByLabel(invitationTexts.terms).check()
    await answerOf(buyer, '/colleague/accept', () => button(buyer, invitationTexts.create).click())
    await heading(buyer, invitationTexts.done({ company: company.name }))
    await button(buyer, authTexts.title).waitFor()

    await data.giveAddress(email)
    const address = await sendCart(buyer, email)
    await expectAccessible(buyer, 'the cart that was sent')
    await buyer.goto('/cart')
    await buyer.getByText(cartTexts.emptyTitle).first().waitFor()

    await holder.goto('/')
    await choose(holder, lateFrameTexts.approvalsWith({ count: 1 }))
    await holder.getByRole('link', { name: approvalTexts.cartOf({ name: NAME }) }).waitFor()
    await expectAccessible(holder, 'the approvals')
    await holder.getByRole('link', { name: approvalTexts.cartOf({ name: NAME }) }).click()
    await heading(holder, approvalTexts.cartOf({ name: NAME }))
    await expectAccessible(holder, 'a cart to decide on')
    await holder
      .getByRole('button', { name: /^(?:Aumenta|Aggiungi)/ })
      .first()
      .click()
    await answerOf(holder, '/approval/update', () => button(holder, approvalTexts.save).click())
    await answerOf(holder, '/approval/approve', () => button(holder, approvalTexts.approve).click())
    await holder.getByRole('link', { name: approvalTexts.toOrder }).click()
    await holder.getByText(orderLifeTexts.approvedBy).waitFor()
    await holder.getByText(NAME).first().waitFor()

    await buyer.goto(address)
    await buyer.getByText(approvalTexts.outcomeOwn.approved).waitFor()
    await buyer.getByRole('link', { name: approvalTexts.toOrder }).click()
    await buyer.getByText(orderLifeTexts.approvedBy).waitFor()
  },
  // Waits for a mail.
  180_000,
)

test('a cart that nobody decides on lapses, and its lines are in its sender’s cart again', async () => {
  const page = await openPage('phone')
  const { buyer } = await data.newCompany()
  const address = await sendCart(page, buyer)
  await data.passApprovalOf(buyer)
  // The job runs when the server has time.
  const lapsed = page.getByText(approvalStateTexts.lapsed)
  await expect
    .poll(
      async () => {
        await page.goto(address)
        await page.getByText(approvalStateTexts.waiting).or(lapsed).first().waitFor()
        return lapsed.count()
      },
      { timeout: 60_000 },
    )
    .toBe(1)
  await page.getByRole('link', { name: approvalTexts.toCart }).click()
  // The goods are there again, also where others have bought the last piece meanwhile.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Togli .* dal carrello$/ })
    .first()
    .waitFor()
})

test('by keyboard a cart is refused with a reason', async () => {
  const [page, sender] = [await openPage('desk'), await openPage('desk')]
  const { holder, buyer } = await data.newCompany()
  const address = await sendCart(sender, buyer)
  await enterAs(page, holder)
  await page.goto(address)
  await pressOn(page, button(page, approvalTexts.refuse))
  const dialog = dialogOn(page)
  await dialog.getByRole('heading', { name: approvalTexts.refuseTitle }).waitFor()
  await typeInto(page, dialog.getByLabel(approvalTexts.refuseReason), 'Troppo per questa settimana')
  await tabTo(page, dialog.getByRole('button', { name: approvalTexts.refuseYes }))
  await page.keyboard.press('Enter')
  await page.getByText(approvalTexts.outcome.refused).waitFor()
  await sender.goto(address)
  await expect.poll(() => sender.getByText('Troppo per questa settimana').count()).toBe(1)
})
