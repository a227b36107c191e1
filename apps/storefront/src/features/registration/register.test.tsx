import { listStores, type Store } from '@cambusa/contract/stores'
import {
  confirmRegistration,
  registerUser,
  requestCard,
  resendConfirmation,
  verifyCard,
  type CardHolder,
} from '@cambusa/contract/registration'
import { authTexts } from '@cambusa/messages/it/auth'
import { confirmationTexts } from '@cambusa/messages/it/confirmation'
import { consentTexts } from '@cambusa/messages/it/consents'
import { errorTexts } from '@cambusa/messages/it/errors'
import { registrationTexts as texts } from '@cambusa/messages/it/registration'
import { resendTexts } from '@cambusa/messages/it/resend'
import { uiTexts } from '@cambusa/messages/it/ui'
import { validationTexts } from '@cambusa/messages/it/validation'
import { screen, waitFor } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import { serveCart } from '../../testing/served-cart.ts'

const CARD: CardHolder = {
  cardCode: '2900000000018',
  kind: 'business',
  name: 'Osteria del Canale',
  customerCode: 'C-900',
  vatNumber: '01234567897',
  taxCode: '',
  pec: 'osteria@pec.example.com',
  sdiCode: 'ABC1234',
  storeId: 5,
}
const STORE: Store = {
  storeId: 5,
  warehouseId: 1,
  name: 'Cambusa Navile',
  address1: 'via Ferrarese',
  addressNumber: '1',
  postalCode: '40128',
  city: 'Bologna',
  province: 'BO',
  latitude: 44.5,
  longitude: 11.3,
  phone: '',
  openingHours: [],
  deliveryServices: [],
  isDefault: true,
}
const LOGIN = 'ada@example.com'
const PASSWORD = 'Mare-9-vento'

let sent: Record<'verify' | 'request' | 'register' | 'confirm' | 'resend', unknown[]>
beforeEach(() => {
  sent = { verify: [], request: [], register: [], confirm: [], resend: [] }
  serveCart()
  answer(listStores, () => ({ stores: [STORE] }))
  answer(verifyCard, ({ body }) => {
    sent.verify.push(body)
    return body.vat_or_tax_code === CARD.vatNumber ? { card: CARD } : refuse('registration.cardNotVerified')
  })
  answer(requestCard, ({ body }) => (sent.request.push(body), { requestCode: 'code-of-request' }))
  answer(registerUser, ({ body }) => {
    sent.register.push(body)
    return { login: body.username, cardPending: !body.card_code }
  })
  answer(confirmRegistration, ({ body }) => {
    sent.confirm.push(body)
    return { what: 'registration' as const, login: LOGIN, cardPending: false }
  })
  answer(resendConfirmation, ({ body }) => (sent.resend.push(body), { login: body.e_mail }))
})

/** A field by its label, also where that says that it may be left out. */
const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}(?: [(]|$)`))
const press = async (shopper: UserEvent, name: string) =>
  shopper.click(await screen.findByRole('button', { name }))
const heading = (name: string) => screen.findByRole('heading', { name })

async function write(shopper: UserEvent, values: readonly (readonly [string, string])[]) {
  for (const [label, text] of values) {
    // oxlint-disable-next-line no-await-in-loop -- as a shopper does: one field after the other
    await shopper.type(await field(label), text)
  }
}

/** From the card to the account step. */
async function passCard(shopper: UserEvent) {
  await write(shopper, [
    [texts.cardCode, '2900 0000 00018'],
    [texts.vatOrTaxCode, CARD.vatNumber],
  ])
  await press(shopper, texts.verify)
  await heading(texts.dataTitle)
  await write(shopper, [
    [texts.firstName, 'Ada'],
    [texts.lastName, 'Guidi'],
  ])
}

async function makeAccount(shopper: UserEvent) {
  await heading(texts.accountTitle)
  await shopper.type(await screen.findByLabelText(texts.username), LOGIN)
  await shopper.type(await screen.findByLabelText(texts.password), PASSWORD)
  await shopper.type(await screen.findByLabelText(texts.repeatPassword), PASSWORD)
  await shopper.click(await screen.findByLabelText(consentTexts.privacy))
  await shopper.click(await screen.findByLabelText(consentTexts.terms))
  await press(shopper, texts.submit)
}

test('with the card: what it knows is filled in, and the account waits for its mail', async () => {
  const { shopper, address } = await openShop('/registration-user')
  await passCard(shopper)
  expect(await screen.findByLabelText(texts.companyName)).toHaveProperty('value', CARD.name)
  expect(await field(texts.pec)).toHaveProperty('value', CARD.pec)
  expect(await field(texts.store)).toHaveProperty('value', '5')
  await press(shopper, texts.proceed)
  await makeAccount(shopper)
  await heading(confirmationTexts.pendingTitle)
  expect(address()).toBe('/registration/confirm')
  expect(screen.getByText(confirmationTexts.pendingText({ login: LOGIN }))).toBeTruthy()
  // A minute has to pass before the mail is sent again.
  expect(screen.getByRole('button', { name: resendTexts.resend })).toHaveProperty('disabled', true)
  expect(sent.verify).toEqual([{ card_code: CARD.cardCode, vat_or_tax_code: CARD.vatNumber }])
  expect(sent.register).toEqual([
    {
      card_code: CARD.cardCode,
      vat_or_tax_code: CARD.vatNumber,
      pec: CARD.pec,
      sdi_code: CARD.sdiCode,
      first_name: 'Ada',
      last_name: 'Guidi',
      store_id: 5,
      personInfos: [],
      delegates: [],
      username: LOGIN,
      password: PASSWORD,
      repeat_password: PASSWORD,
      consents: { privacy: true, terms: true, profiling: false, marketing: false },
    },
  ])
})

test('codes that do not belong together are refused in one sentence, and stay as typed', async () => {
  const { shopper } = await openShop('/registration-user')
  await press(shopper, texts.verify)
  await screen.findByText(validationTexts.cardCode)
  await waitFor(async () => expect(document.activeElement).toBe(await field(texts.cardCode)))
  await write(shopper, [
    [texts.cardCode, CARD.cardCode],
    [texts.vatOrTaxCode, '07643520567'],
  ])
  await press(shopper, texts.verify)
  await screen.findByText(errorTexts['registration.cardNotVerified'] as string)
  expect(await field(texts.cardCode)).toHaveProperty('value', CARD.cardCode)
})

test('without a card a family asks for one, names a delegate, and reads at the end that the card waits', async () => {
  const { shopper } = await openShop('/registration-user')
  await shopper.click(await screen.findByRole('switch', { name: texts.hasCard }))
  await shopper.click(await screen.findByRole('radio', { name: new RegExp(texts.private) }))
  await write(shopper, [
    [texts.firstName, 'Ada'],
    [texts.lastName, 'Guidi'],
    [texts.personalTaxCode, 'rssmra85t10a562s'],
  ])
  await press(shopper, texts.proceed)
  await screen.findByText(validationTexts.required)
  await shopper.selectOptions(await screen.findByRole('combobox', { name: texts.store }), '5')
  await press(shopper, texts.addDelegate)
  await press(shopper, texts.proceed)
  expect(await screen.findAllByText(validationTexts.required)).toHaveLength(4)
  expect(sent.request).toEqual([])
  await press(shopper, texts.removeDelegate({ number: 1 }))
  await press(shopper, texts.proceed)
  await makeAccount(shopper)
  await heading(confirmationTexts.pendingTitle)
  expect(sent.request).toMatchObject([{ kind: 'private', tax_code: 'RSSMRA85T10A562S', store_id: 5 }])
  expect(sent.register).toMatchObject([{ request_code: 'code-of-request', delegates: [] }])
})

test('a half-filled form survives a reload, its passwords do not', async () => {
  const { shopper } = await openShop('/registration-user')
  await passCard(shopper)
  await press(shopper, texts.proceed)
  await heading(texts.accountTitle)
  await shopper.type(await screen.findByLabelText(texts.username), LOGIN)
  await shopper.type(await screen.findByLabelText(texts.password), PASSWORD)
  const kept = JSON.stringify({ ...localStorage })
  expect(kept).not.toContain(PASSWORD)
  await openShop('/registration-user')
  expect(await screen.findByLabelText(texts.username)).toHaveProperty('value', LOGIN)
  expect(await screen.findByLabelText(texts.password)).toHaveProperty('value', '')
})

test('a field that the shop refuses at the end is shown in its own step, with the focus', async () => {
  answer(registerUser, () => refuse('registration.cardNotVerified'))
  const { shopper } = await openShop('/registration-user')
  await passCard(shopper)
  await press(shopper, texts.proceed)
  await makeAccount(shopper)
  await heading(texts.cardTitle)
  await screen.findByText(errorTexts['registration.cardNotVerified'] as string)
  expect(await field(texts.cardCode)).toHaveProperty('value', '2900 0000 00018')
})

test('a field of an earlier step that is refused gets the focus there', async () => {
  answer(registerUser, () => {
    const refusal = refuse('field.invalid', { field: 'pec' })
    Object.assign(refusal.error, { field: 'pec' })
    return refusal
  })
  const { shopper } = await openShop('/registration-user')
  await passCard(shopper)
  await press(shopper, texts.proceed)
  await makeAccount(shopper)
  await heading(texts.dataTitle)
  await waitFor(async () => expect(document.activeElement).toBe(await field(texts.pec)))
  await press(shopper, texts.proceed)
  expect(await screen.findByLabelText(texts.password)).toHaveProperty('value', PASSWORD)
})

test('without a connection nothing typed is lost, and Riprova goes on', async () => {
  const { shopper, address } = await openShop('/registration-user')
  await passCard(shopper)
  await press(shopper, texts.proceed)
  const connected = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await makeAccount(shopper)
  await screen.findByText(authTexts.noAnswer)
  expect(await screen.findByLabelText(texts.password)).toHaveProperty('value', PASSWORD)
  vi.stubGlobal('fetch', connected)
  await press(shopper, uiTexts.retry)
  await heading(confirmationTexts.pendingTitle)
  expect(address()).toBe('/registration/confirm')
})
