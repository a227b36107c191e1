import { expect, test } from 'vitest'
import { fieldNamed, registerBody, requestBody } from './registration-input.ts'
import { registrationProblems } from './registration-problems.ts'
import {
  filledByCard,
  NO_DELEGATE,
  NO_VALUES,
  stepOfField,
  type RegistrationValues,
} from './registration-values.ts'

const NOW = new Date('2026-11-22T08:00:00Z')
const EMPTY: RegistrationValues = { ...NO_VALUES, password: '', repeatPassword: '', passwordShown: false }
const wrongFields = (values: Partial<RegistrationValues>, step: 'card' | 'data' | 'account') =>
  Object.entries(registrationProblems({ ...EMPTY, ...values }, step, NOW)).flatMap(([field, code]) =>
    code ? [`${field}: ${code}`] : [],
  )

test('each step requires its own fields', () => {
  expect(wrongFields({}, 'card')).toEqual(['cardCode: required', 'vatOrTaxCode: required'])
  expect(wrongFields({}, 'data')).toEqual(['firstName: required', 'lastName: required'])
  expect(wrongFields({}, 'account')).toEqual([
    'username: required',
    'password: passwordRequired',
    'privacy: consent',
    'terms: consent',
  ])
  expect(wrongFields({ hasCard: false }, 'card')).toEqual([
    'firstName: required',
    'lastName: required',
    'companyName: required',
    'vatNumber: required',
    'storeId: required',
  ])
  expect(wrongFields({ hasCard: false, kind: 'private', storeId: '5' }, 'card')).toEqual([
    'firstName: required',
    'lastName: required',
    'taxCode: required',
  ])
})

test.each([
  ['mobile', '051123456', 'phone'],
  ['landline', '12', 'phone'],
  ['pec', 'osteria', 'email'],
  ['sdiCode', 'ABC', 'sdiCode'],
] as const)('%s may be left out, but not be %s', (field, value, code) => {
  expect(wrongFields({ firstName: 'Ada', lastName: 'Guidi', [field]: value }, 'data')).toEqual([
    `${field}: ${code}`,
  ])
})

test('a PEC cannot be a user name, and the passwords must be equal', () => {
  const typed = { username: 'ada@pec.it', password: 'Mare-9-vento', repeatPassword: 'x', privacy: true }
  expect(wrongFields(typed, 'account')).toEqual([
    'username: usernamePec',
    'repeatPassword: passwordRepeat',
    'terms: consent',
  ])
})

test('an occasional delegate needs days that are not past, a permanent one none', () => {
  const delegate = { ...NO_DELEGATE, firstName: 'Ugo', lastName: 'Re', taxCode: 'RSSMRA85T10A562S' }
  const named = { firstName: 'Ada', lastName: 'Guidi' }
  const both = [
    { ...delegate, phone: '3331234567' },
    { ...delegate, phone: '1', validity: 'occasional' as const, from: '2026-11-01', to: '2026-11-21' },
  ]
  expect(wrongFields({ ...named, delegates: both }, 'data')).toEqual([
    'delegates.1.phone: phone',
    'delegates.1.to: dateOrder',
  ])
})

test('codes are sent without spaces and in capitals, a permanent delegate without days', () => {
  const delegates = [{ ...NO_DELEGATE, from: '2026-11-01' }]
  const typed = { ...EMPTY, cardCode: '2900 0000 00018', vatOrTaxCode: ' rssmra85t10a562s', delegates }
  const shown = { privacy: '2026-11' }
  expect(registerBody(typed, { requestCode: 'unused' }, shown)).toMatchObject({
    card_code: '2900000000018',
    consent_versions: shown,
    vat_or_tax_code: 'RSSMRA85T10A562S',
    store_id: null,
    delegates: [{ isPermanent: true, from: null, to: null }],
  })
  expect(registerBody(typed, { requestCode: 'unused' }, shown)).not.toHaveProperty('request_code')
})

test('the request of a family has no company, that of a company does', () => {
  const typed = { ...EMPTY, companyName: ' Osteria ', storeId: '5', mobile: '333 1234567' }
  expect(requestBody({ ...typed, kind: 'private' }).company).toBeNull()
  expect(requestBody(typed)).toMatchObject({
    company: { name: 'Osteria' },
    personInfos: [{ typeId: 2, value: '333 1234567' }],
  })
})

test('a refused field is found in the form, and its step too', () => {
  expect(fieldNamed('company.vatNumber')).toBe('vatNumber')
  expect(fieldNamed('delegates.1.phone')).toBe('delegates.1.phone')
  expect(fieldNamed('consents.privacy')).toBe('privacy')
  expect(fieldNamed('constructor')).toBeUndefined()
  expect(fieldNamed('delegates.x.phone')).toBeUndefined()
  expect([stepOfField('cardCode', true), stepOfField('pec', true), stepOfField('pec', false)]).toEqual([
    'card',
    'data',
    'card',
  ])
})

test('a card fills empty fields, and for a family the name', () => {
  const card = {
    cardCode: '2900000000018',
    kind: 'private' as const,
    name: 'Ada De Santis',
    customerCode: '',
    vatNumber: '',
    taxCode: '',
    pec: '',
    sdiCode: '',
    storeId: 5,
  }
  expect(filledByCard({ ...NO_VALUES, storeId: '7' }, card)).toMatchObject({
    kind: 'private',
    firstName: 'Ada',
    lastName: 'De Santis',
    storeId: '7',
  })
})
