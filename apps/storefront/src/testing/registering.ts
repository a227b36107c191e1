import {
  confirmRegistration,
  findCompany,
  registerUser,
  requestCard,
  resendConfirmation,
  verifyCard,
  type CardHolder,
} from '@cambusa/contract/people/registration'
import { listStores, type Store } from '@cambusa/contract/delivery/stores'
import { consentTexts } from '@cambusa/messages/it/people/consents'
import { registrationTexts as texts } from '@cambusa/messages/it/people/registration'
import { screen } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import { answer, refuse } from './network.ts'

/** The card that the shop knows, and the store that issues cards. */
export const CARD: CardHolder = {
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
/** The company that the register of VAT numbers knows. */
export const COMPANY = {
  vatNumber: '03456789019',
  found: {
    name: 'Trattoria della Darsena S.r.l.',
    address: 'Via del Molo 8, 48121 Ravenna (RA)',
    storeId: 5,
  },
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
  hours: [],
  exceptions: [],
  hoursNote: '',
  deliveryServices: [],
  isDefault: true,
}
export const LOGIN = 'ada@example.com'
export const PASSWORD = 'Mare-9-vento'

/** Answers every call of a registration; returns what was sent. */
export function serveRegistration() {
  const sent: Record<'verify' | 'request' | 'register' | 'confirm' | 'resend', unknown[]> = {
    verify: [],
    request: [],
    register: [],
    confirm: [],
    resend: [],
  }
  answer(listStores, () => ({ stores: [STORE] }))
  answer(verifyCard, ({ body }) => {
    sent.verify.push(body)
    return body.vat_or_tax_code === CARD.vatNumber ? { card: CARD } : refuse('registration.cardNotVerified')
  })
  answer(findCompany, ({ body }) => ({
    company: body.vat_number === COMPANY.vatNumber ? COMPANY.found : null,
  }))
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
  return sent
}

/** A field by its label, with or without 'facoltativo'. */
export const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}(?: [(]|$)`))
/** Presses a button by its name. */
export const press = async (shopper: UserEvent, name: string) =>
  shopper.click(await screen.findByRole('button', { name }))
/** Waits for a step by its heading. */
export const heading = (name: string) => screen.findByRole('heading', { name })

/** Types texts into fields by their labels. */
export async function write(shopper: UserEvent, values: readonly (readonly [string, string])[]) {
  for (const [label, text] of values) await shopper.type(await field(label), text)
}

/** Fills in the card and the data of its holder. */
export async function passCard(shopper: UserEvent) {
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

/** Fills in the last step and sends it. */
export async function makeAccount(shopper: UserEvent) {
  await heading(texts.accountTitle)
  await shopper.type(await screen.findByLabelText(texts.username), LOGIN)
  await shopper.type(await screen.findByLabelText(texts.password), PASSWORD)
  await shopper.type(await screen.findByLabelText(texts.repeatPassword), PASSWORD)
  await shopper.click(await screen.findByLabelText(consentTexts.privacy))
  await shopper.click(await screen.findByLabelText(consentTexts.terms))
  await press(shopper, texts.submit)
}
