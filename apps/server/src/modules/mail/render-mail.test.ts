import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import type { MailedGift } from '../gift-codes/gift-codes.ts'
import type { MailLink } from '../links/links.ts'
import type { OrderInMail } from './mails/order-in-mail.ts'
import type { MailKind, MailParams } from './mails/mail-kinds.ts'
import { renderMail, type MailSecrets } from './render-mail.ts'

const { shop } = readConfig({ env: {}, args: [] })
const look = { shop, shopUrl: 'https://spesa.example.com' }
const HOSTILE = `<img src=x onerror="alert(1)">&'`

const link = (purpose: MailLink['purpose']): MailLink => ({
  purpose,
  token: 'a-token_of-48-signs',
  email: 'ada+new@example.com',
  login: 'ada@example.com',
})

const order: OrderInMail = {
  id: 7,
  number: '2026-000007',
  firstName: 'Ada',
  companyName: HOSTILE,
  deliveryServiceName: 'A casa',
  shippingAddress: {
    addressId: 1,
    addressName: 'Cucina',
    address1: 'Via Roma',
    addressNumber: '1',
    postalCode: '40121',
    city: 'Bologna',
    province: 'BO',
    phone: '',
    notes: '',
    latitude: null,
    longitude: null,
  },
  slotDate: '2026-11-25',
  slotBegin: '08:00',
  slotEnd: '10:00',
  paymentTypeId: 3,
  paymentData: { beneficiary: 'Cambusa S.r.l.', iban: 'IT60X0542811101000000123456' },
  infos: { customer_reference: 'PO-4711' },
  packages: [
    {
      packagingId: 1,
      descr: 'Cassa in plastica',
      costCents: 350,
      quantity: 2,
      totalCents: 700,
      vatRate: 0,
      isDeposit: true,
    },
  ],
  itemsCents: 2_000,
  packagesCents: 700,
  deliveryFeeCents: 590,
  giftCents: 1_000,
  totalCents: 2_290,
  worstCaseCents: 2_619,
  vat: [{ rate: 10, grossCents: 2_000, netCents: 1_818, vatCents: 182 }],
  payBy: new Date('2026-11-30T11:00:00Z'),
  items: [
    {
      name: HOSTILE,
      format: '500 g',
      quantity: 1.6,
      unit: 'kg',
      isVariableWeight: true,
      priceCents: 1_250,
      grossCents: 2_000,
      notes: 'Taglio: fette',
    },
  ],
}

const gift: MailedGift = {
  code: 'ABCD-EFGH-JKMN-PQRS',
  description: HOSTILE,
  amountCents: 5_000,
  validUntil: new Date('2028-11-21T22:59:59.999Z'),
}

const KINDS: { [Kind in MailKind]: { params: MailParams[Kind] } & MailSecrets } = {
  verify: { params: { firstName: 'Ada', linkId: 1 }, link: link('verify') },
  welcome: { params: { firstName: 'Ada', cardPending: true, storeName: HOSTILE } },
  cardRequested: { params: { firstName: 'Ada', storeName: HOSTILE } },
  cardReady: { params: { firstName: 'Ada', cardCode: HOSTILE } },
  accountExists: { params: { firstName: 'Ada' } },
  passwordReset: { params: { firstName: 'Ada', linkId: 1 }, link: link('reset') },
  passwordChanged: { params: { firstName: 'Ada' } },
  emailConfirm: { params: { firstName: 'Ada', linkId: 1 }, link: link('email') },
  emailChanging: { params: { firstName: 'Ada', newEmail: `${HOSTILE}@example.com` } },
  orderReceived: { params: { orderId: 7 } },
  paymentReceived: { params: { orderId: 7, cents: 12_345 } },
  paymentFailed: { params: { orderId: 7, failure: 'refused' } },
  orderGivenUp: { params: { orderId: 7, missing: [HOSTILE] } },
  orderCancelled: { params: { orderId: 7 } },
  orderRefunded: { params: { orderId: 7, cents: 12_345 } },
  giftCertificates: {
    params: { firstName: 'Ada', orderNumber: HOSTILE, giftOrderId: 1 },
    gifts: [gift, gift],
  },
}
const kinds = Object.keys(KINDS) as MailKind[]

const rendered = (kind: MailKind, params: { firstName?: string; newEmail?: string } = {}) => {
  const { params: usual, ...secrets } = KINDS[kind]
  const firstName = params.firstName ?? 'Ada'
  const told = { ...secrets, order: { ...order, firstName } }
  return renderMail({ kind, params: { ...usual, ...params } }, look, told)
}

/** What a reader of the HTML sees, its entities read. */
const shown = (html: string) =>
  html
    .replace(/<(style|title)>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')

describe.each(kinds)('the mail of kind %s', (kind) => {
  it('has a subject of one line, and says the same as HTML and as text', () => {
    const { subject, html, text } = rendered(kind)
    expect(subject).toMatch(/^\S[^\r\n]{5,70}$/)
    expect(text.startsWith('Ciao Ada,\n')).toBe(true)
    const seen = shown(html)
    const [said = ''] = text.split('\n--\n')
    for (const line of said.split('\n').filter((each) => each !== ''))
      expect(seen).toContain(line.replace(/:$/, '').replace(/\s+/g, ' ').trim())
    expect(html).not.toMatch(/undefined|\[object/)
  })

  it('names the shop, who answers for it and how it is reached, in both', () => {
    const { html, text } = rendered(kind)
    const { company, contacts } = shop
    for (const fact of [
      shop.name,
      company.legalName,
      company.vatNumber,
      company.pec,
      contacts.email,
      contacts.phone,
    ]) {
      expect(shown(html)).toContain(fact)
      expect(text).toContain(fact)
    }
  })

  it('leads nowhere but to the shop, and shows dark and narrow without pictures', () => {
    const { html } = rendered(kind)
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address)
    expect(addresses.filter((address) => !address.startsWith('https://spesa.example.com/'))).toEqual([])
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).toContain('max-width:620px')
    expect(html).toContain(shop.colours.primary)
  })

  it('leaves nothing that was typed unescaped, and greets nobody by an advertisement', () => {
    const { html, text } = rendered(kind, { firstName: HOSTILE })
    expect(html).not.toContain('<img src=x')
    expect(html.match(/<img/g)).toHaveLength(1)
    expect(text.startsWith('Ciao,\n')).toBe(true)
    for (const firstName of ['vinci.example', 'Leggi https://x', 'a'.repeat(41)])
      expect(rendered(kind, { firstName }).text).not.toContain(firstName)
    expect(rendered(kind, { firstName: 'Nicolò D’Angelo' }).text).toContain('Ciao Nicolò D’Angelo,')
  })
})

it('writes the links as the specification names their parts', () => {
  const linkOf = (kind: MailKind) => /https:\S+/.exec(rendered(kind).text)?.[0]
  const at = 'https://spesa.example.com'
  const code = 'reg_control_code=a-token_of-48-signs'
  expect(linkOf('verify')).toBe(`${at}/registration/confirm?e_mail=ada%2Bnew%40example.com&${code}`)
  expect(linkOf('emailConfirm')).toBe(
    `${at}/registration/confirm?e_mail=ada%40example.com&${code}&new_email=ada%2Bnew%40example.com`,
  )
  expect(linkOf('passwordReset')).toBe(
    `${at}/reset-password?e_mail=ada%2Bnew%40example.com&reset_token=a-token_of-48-signs`,
  )
})

it('tells of each gift certificate its code, its worth and its last day', () => {
  const { text } = rendered('giftCertificates')
  expect(text).toMatch(/ABCD-EFGH-JKMN-PQRS · 50,00\s€ · .* · vale fino al 21\/11\/2028/)
})

it('tells the old address of the new one in part only', () => {
  const { text } = rendered('emailChanging', { newEmail: 'nuova.ada@example.com' })
  expect(text).toContain('n…@example.com')
  expect(text).not.toContain('nuova.ada')
})

it('does not know the kinds of another version', () => {
  expect(() => renderMail({ kind: 'toString', params: {} }, look)).toThrow('no mail of kind toString')
})
