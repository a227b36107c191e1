import { registerUser } from '@cambusa/contract/people/registration'
import { POST_TYPES, postsUrl } from '@cambusa/contract/content/content-urls'
import { pageTexts } from '@cambusa/messages/it/content/content-pages'
import { consentPageTexts, consentTexts, consentVersions } from '@cambusa/messages/it/people/consents'
import { passwordFieldTexts } from '@cambusa/messages/it/people/password-field'
import { confirmationTexts } from '@cambusa/messages/it/people/confirmation'
import { errorTexts } from '@cambusa/messages/it/errors'
import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { resendTexts } from '@cambusa/messages/it/mails/resend'
import { validationTexts } from '@cambusa/messages/it/validation'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { answer, answerContent, refuse } from '../../testing/network.ts'
import { openShop } from '../../testing/opened-shop.ts'
import {
  CARD,
  COMPANY,
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
import { buildPost, el, treeOf } from '../../testing/served-content.ts'

let sent: ReturnType<typeof serveRegistration>
beforeEach(() => {
  serveCart()
  sent = serveRegistration()
})

test('with a card: its data are filled in, and the account waits for its mail', async () => {
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
  // The mail can be sent again after a minute.
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
      // As the links beside the boxes say.
      consent_versions: consentVersions,
    },
  ])
})

test('codes that do not match are refused in one sentence, and stay as typed', async () => {
  const { shopper } = await openShop('/registration-user')
  await press(shopper, texts.verify)
  expect(await screen.findAllByText(validationTexts.required)).toHaveLength(2)
  await waitFor(async () => expect(document.activeElement).toBe(await field(texts.cardCode)))
  await write(shopper, [
    [texts.cardCode, CARD.cardCode],
    [texts.vatOrTaxCode, '07643520567'],
  ])
  await press(shopper, texts.verify)
  await screen.findByText(errorTexts['registration.cardNotVerified'] as string)
  expect(await field(texts.cardCode)).toHaveProperty('value', CARD.cardCode)
})

test('without a card a family requests one at a store, and the account refers to the request', async () => {
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

test('without a card a company and its store are found by its VAT number, and little is left to type', async () => {
  const { shopper } = await openShop('/registration-user')
  await shopper.click(await screen.findByRole('switch', { name: texts.hasCard }))
  await write(shopper, [[texts.vatNumber, COMPANY.vatNumber]])
  await screen.findByText(texts.companyFound(COMPANY.found))
  expect(await field(texts.companyName)).toHaveProperty('value', COMPANY.found.name)
  await write(shopper, [
    [texts.firstName, 'Ada'],
    [texts.lastName, 'Guidi'],
  ])
  expect(await field(texts.store)).toHaveProperty('value', '5')
  await press(shopper, texts.proceed)
  await heading(texts.accountTitle)
  await shopper.type(await screen.findByLabelText(texts.username), 'ada@li')
  await shopper.click(await screen.findByRole('option', { name: 'ada@libero.it' }))
  await shopper.type(await screen.findByLabelText(texts.password), PASSWORD)
  await shopper.click((await screen.findAllByRole('button', { name: passwordFieldTexts.show }))[0]!)
  expect(screen.queryByLabelText(texts.repeatPassword)).toBeNull()
  await shopper.click(await screen.findByLabelText(consentTexts.privacy))
  await shopper.click(await screen.findByLabelText(consentTexts.terms))
  await press(shopper, texts.submit)
  await heading(confirmationTexts.pendingTitle)
  expect(sent.request).toMatchObject([
    { kind: 'business', company: { name: COMPANY.found.name, vatNumber: COMPANY.vatNumber } },
  ])
  expect(sent.register).toMatchObject([
    { username: 'ada@libero.it', password: PASSWORD, repeat_password: PASSWORD },
  ])
})

test('a half-filled form survives a reload, except for its passwords', async () => {
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

test('a field refused at the end is shown in its own step, with the focus', async () => {
  answer(registerUser, () => refuse('registration.cardNotVerified'))
  const { shopper } = await openShop('/registration-user')
  await passCard(shopper)
  await press(shopper, texts.proceed)
  await makeAccount(shopper)
  await heading(texts.cardTitle)
  await screen.findByText(errorTexts['registration.cardNotVerified'] as string)
  expect(await field(texts.cardCode)).toHaveProperty('value', '2900 0000 00018')
})

test('a refused field of an earlier step gets the focus there', async () => {
  answer(registerUser, () => {
    const refusal = refuse('field.wrong', { reason: validationTexts.email })
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

test('the notice is read over the form, in the version that one agrees to, and nothing typed is lost', async () => {
  const notice = buildPost(
    'privacy',
    'Informativa sulla privacy',
    treeOf(el('p', ['Il titolare è il negozio.'])),
    {
      version: '2027-01',
    },
  )
  answerContent(postsUrl(POST_TYPES.pages, { slug: notice.slug }), [notice])
  const { shopper } = await openShop('/registration-user')
  await passCard(shopper)
  await press(shopper, texts.proceed)
  await heading(texts.accountTitle)
  await shopper.type(await screen.findByLabelText(texts.username), LOGIN)
  const link = await screen.findByText(consentPageTexts.privacy({ version: '2027-01' }))
  await shopper.click(link)
  const sheet = await screen.findByRole('dialog', { name: notice.title.text })
  within(sheet).getByText('Il titolare è il negozio.')
  await shopper.click(within(sheet).getByRole('button', { name: pageTexts.done }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByLabelText(texts.username)).toHaveProperty('value', LOGIN)
})
