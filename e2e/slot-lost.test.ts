import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { errorTexts } from '@cambusa/messages/it/errors'
import { timeslotTexts } from '@cambusa/messages/it/delivery/timeslots'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shopDataDir } from './setup/our-shop.ts'
import { expectAccessible, openPage, someWidth, useBrowser } from './setup/browser.ts'
import { enterAs, goToCheckout } from './setup/customer.ts'
import { openShopData, type ShopData } from './setup/shop-data.ts'
import {
  addDearProducts,
  answerOf,
  chooseAddress,
  chooseSlot,
  dialogOn,
  freeDays,
  freeSlots,
  nextStep,
  openCart,
  payOnDelivery,
} from './setup/steps.ts'

useBrowser()
let data: ShopData
beforeAll(async () => {
  data = await openShopData(shopDataDir)
})
afterAll(() => data.close())

/** Waits for the new answer, because the previous slots are shown until then, the lost one among them. */
const reopenSlots = (page: Page) =>
  answerOf(page, '/timeslot/list', () =>
    page.getByRole('button', { name: checkoutTexts.act.expiredSlot, exact: true }).last().click(),
  )

describe.each(someWidth('slot lost'))('on a %s', (screen) => {
  test('a slot lost before the payment is reported with a link to another one, and then the order is placed', async () => {
    const page = await openPage(screen)
    const login = await data.newCustomer()
    await goToCheckout(page, login)
    await data.loseSlotOf(login)

    await answerOf(page, '/checkout/prepare', () =>
      page.getByRole('button', { name: checkoutTexts.goToPayment }).click(),
    )
    await page.getByText(checkoutTexts.missing.expiredSlot).waitFor()
    await expectAccessible(page, 'the checkout with a lost slot')
    await reopenSlots(page)
    await dialogOn(page).getByRole('heading', { name: timeslotTexts.title }).waitFor()
    await chooseSlot(page)
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await payOnDelivery(page)
    expect(await data.countOrdersOf(login)).toBe(1)
  })
})

test('a slot lost between the summary and the purchase costs neither the order nor the lines', async () => {
  const page = await openPage('phone')
  const login = await data.newCustomer()
  await goToCheckout(page, login)
  await answerOf(page, '/checkout/prepare', () =>
    page.getByRole('button', { name: checkoutTexts.goToPayment }).click(),
  )
  await page.getByRole('button', { name: checkoutTexts.buy }).waitFor()
  await data.loseSlotOf(login)
  await answerOf(page, '/checkout/buy', () => page.getByRole('button', { name: checkoutTexts.buy }).click())
  expect(await data.countOrdersOf(login)).toBe(0)

  await page.getByRole('main').getByRole('alert').getByRole('button').first().click()
  await page.waitForURL('**/checkout')
  await reopenSlots(page)
  await chooseSlot(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await payOnDelivery(page)
  expect(await data.countOrdersOf(login)).toBe(1)
})

test('a slot that others fill while it is tapped is refused in place, and another one can be chosen', async () => {
  const page = await openPage('desk')
  await enterAs(page, await data.newCustomer())
  await addDearProducts(page, 2)
  await openCart(page)
  await nextStep(page, cartTexts.next.address).click()
  await chooseAddress(page, 'Casa', 'Consegna a domicilio')
  // A day of its own, with all slots free.
  await freeDays(page).nth(3).click()
  await freeSlots(page).first().waitFor()
  const free = await freeSlots(page).count()

  await page.route(
    '**/timeslot/select**',
    async (route) => {
      await data.fillSlot(Number(new URL(route.request().url()).searchParams.get('timeslot_id')))
      await route.continue()
    },
    { times: 1 },
  )
  await answerOf(page, '/timeslot/list', () => freeSlots(page).first().click())
  await dialogOn(page).getByText(errorTexts['timeslot.full']).waitFor()
  await expect.poll(() => freeSlots(page).count()).toBe(free - 1)

  await answerOf(page, '/timeslot/select', () => freeSlots(page).first().click())
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await nextStep(page, cartTexts.next.checkout).waitFor()
})
