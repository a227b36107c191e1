import { addItems } from '@cambusa/contract/cart/cart'
import { registerUser, verifyCard } from '@cambusa/contract/people/registration'
import { beforeAll, expect, it } from 'vitest'
import { askForCard, buildCard, CARD_VAT, registration } from '../../../testing/factories/cards.ts'
import { buildShop, shop } from '../../../testing/factories/delivery.ts'
import { buildUser, signIn } from '../../../testing/factories/users.ts'
import { mailsTo, openOutbox } from '../../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ fill: buildShop })
  await openOutbox(app.database)
})

/** A browser in which another customer was signed in an hour ago. */
async function usedBrowser(address: string) {
  const browser = app.shopper(address)
  const { login } = await buildUser(app.db)
  await signIn(browser, login)
  browser.account = undefined
  app.time.advance(3_600_000)
  return { browser, session: browser.session ?? '' }
}

it('registering in a browser whose session has ended works as for a visitor, from the card to the account', async () => {
  const { browser, session } = await usedBrowser('10.9.0.1')
  // Each call still sends the ended session, like a form that was open all the time.
  const headers = { 'x-ebsn-session': session }
  const other = await browser.call(addItems, { body: { items: [] }, headers })
  expect(other.httpStatus).toBe(419)
  const card_code = await buildCard(app.db)
  const codes = { card_code, vat_or_tax_code: CARD_VAT }
  expect((await browser.call(verifyCard, { body: codes, headers })).data?.card.cardCode).toBe(card_code)
  const body = registration(codes)
  const { data, user } = await browser.call(registerUser, { body, headers })
  expect(data).toEqual({ login: body.username, cardPending: false })
  expect(user.userId).toBe(-1)
  expect(await mailsTo(app, body.username)).toHaveLength(1)
})

it('requesting a card there works as for a visitor too: its code links the request to the new account', async () => {
  const { browser } = await usedBrowser('10.9.0.2')
  const request_code = await askForCard(browser, shop.bologna.storeId)
  expect(request_code).not.toBe('')
  const body = registration({ request_code })
  const { data } = await browser.call(registerUser, { body })
  expect(data).toEqual({ login: body.username, cardPending: true })
})
