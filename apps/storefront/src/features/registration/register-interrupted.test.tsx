import { listDemoSignIns } from '@cambusa/contract/people/auth'
import { authTexts } from '@cambusa/messages/it/people/auth'
import { registerUser, verifyCard } from '@cambusa/contract/people/registration'
import { confirmationTexts } from '@cambusa/messages/it/people/confirmation'
import { consentTexts } from '@cambusa/messages/it/people/consents'
import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, enterAs, refuse, VISITOR } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import {
  CARD,
  field,
  heading,
  LOGIN,
  makeAccount,
  passCard,
  PASSWORD,
  press,
  serveRegistration,
  write,
} from '../../testing/registering.ts'
import { serveCart } from '../../testing/served-cart.ts'
import { CUSTOMER } from '../../testing/signed-in.ts'

beforeEach(() => {
  serveCart()
  serveRegistration()
  answer(listDemoSignIns, () => ({ password: '', signIns: [], newcomer: null }))
})

/** Opens the form and goes to its last step with the verified card. */
async function comeToAccount() {
  const opened = await openShop('/registration-user')
  await passCard(opened.shopper)
  await press(opened.shopper, texts.proceed)
  await heading(texts.accountTitle)
  return opened
}

/** The last step still has everything that was typed. */
async function expectAccountTyped() {
  expect(await screen.findByLabelText(texts.username)).toHaveProperty('value', LOGIN)
  expect(await screen.findByLabelText(texts.password)).toHaveProperty('value', PASSWORD)
  expect(await screen.findByLabelText(texts.repeatPassword)).toHaveProperty('value', PASSWORD)
  expect(await screen.findByLabelText(consentTexts.terms)).toHaveProperty('checked', true)
}

test('a 419 on creating the account: the login can be declined, the form keeps its values, and the account is created', async () => {
  answer(registerUser, () => refuse('response419'))
  const { shopper, address } = await comeToAccount()
  await makeAccount(shopper)
  await screen.findByRole('dialog', { name: authTexts.title })
  await press(shopper, uiTexts.close)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: authTexts.title })).toBeNull())
  await expectAccountTyped()
  serveRegistration()
  await press(shopper, texts.submit)
  await heading(confirmationTexts.pendingTitle)
  expect(address()).toBe('/registration/confirm')
})

test('a 419 on verifying the card leaves both codes in their fields', async () => {
  answer(verifyCard, () => refuse('response419'))
  const { shopper } = await openShop('/registration-user')
  await write(shopper, [
    [texts.cardCode, CARD.cardCode],
    [texts.vatOrTaxCode, CARD.vatNumber],
  ])
  await press(shopper, texts.verify)
  await screen.findByRole('dialog', { name: authTexts.title })
  await press(shopper, uiTexts.close)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: authTexts.title })).toBeNull())
  expect(await field(texts.cardCode)).toHaveProperty('value', CARD.cardCode)
  serveRegistration()
  await press(shopper, texts.verify)
  await heading(texts.dataTitle)
})

test('after a login and logout in between, the form comes back with the card and all values but the passwords', async () => {
  const { shopper } = await comeToAccount()
  await shopper.type(await screen.findByLabelText(texts.username), LOGIN)
  enterAs(CUSTOMER)
  serveCart({ user: CUSTOMER })
  await openShop('/registration-user')
  await heading(texts.signedInTitle)
  enterAs(VISITOR)
  serveCart()
  sessionStorage.clear()
  await openShop('/registration-user')
  await heading(texts.accountTitle)
  expect(await screen.findByLabelText(texts.username)).toHaveProperty('value', LOGIN)
  await press(shopper, texts.back)
  expect(await screen.findByLabelText(texts.companyName)).toHaveProperty('value', CARD.name)
})

test('a 400 that names no field is shown above the button, and the form keeps its values', async () => {
  const refusal = refuse('request.malformed', { field: 'delegates', reason: 'troppi' })
  answer(registerUser, () => refusal)
  const { shopper, address } = await comeToAccount()
  await makeAccount(shopper)
  await screen.findByText(refusal.error.error)
  await expectAccountTyped()
  serveRegistration()
  await press(shopper, texts.submit)
  await heading(confirmationTexts.pendingTitle)
  expect(address()).toBe('/registration/confirm')
})

test('without a connection nothing typed is lost, and Riprova continues', async () => {
  const { shopper, address } = await comeToAccount()
  const connected = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await makeAccount(shopper)
  await screen.findByText(uiTexts.errorText)
  await expectAccountTyped()
  vi.stubGlobal('fetch', connected)
  await press(shopper, uiTexts.retry)
  await heading(confirmationTexts.pendingTitle)
  expect(address()).toBe('/registration/confirm')
})
