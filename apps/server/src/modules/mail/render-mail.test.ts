import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { HOSTILE } from '../../testing/company-mail-examples.ts'
import { MAIL_EXAMPLES, orderInMail } from '../../testing/mail-examples.ts'
import type { MailKind } from './mails/mail-kinds.ts'
import { renderMail } from './render-mail.ts'
import { writeMail } from './write-mail.ts'

const { shop } = readConfig({ env: {}, args: [] })
const look = { shop, shopUrl: 'https://spesa.example.com' }
const kinds = Object.keys(MAIL_EXAMPLES) as MailKind[]

const rendered = (kind: MailKind, params: { firstName?: string; newEmail?: string } = {}) => {
  const { params: usual, ...facts } = MAIL_EXAMPLES[kind]
  const firstName = params.firstName ?? 'Ada'
  const told = { ...facts, order: { ...orderInMail, firstName } }
  return renderMail(writeMail({ kind, params: { ...usual, ...params } }, look, told), look)
}

const toldOf = (kind: MailKind, params: object, changes: Partial<typeof orderInMail>) =>
  renderMail(writeMail({ kind, params }, look, { order: { ...orderInMail, ...changes } }), look).text

/** The visible text of the HTML, with entities decoded. */
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
  const isToShop = ['shopOrders', 'formMessage'].includes(kind)

  it('has a subject of one line, and says the same as HTML and as text', () => {
    const { subject, html, text } = rendered(kind)
    expect(subject).toMatch(/^\S[^\r\n]{5,70}$/)
    expect(text.startsWith(isToShop ? 'Buongiorno,\n' : 'Ciao Ada,\n')).toBe(true)
    const seen = shown(html)
    const [said = ''] = text.split('\n--\n')
    for (const line of said.split('\n').filter((each) => each !== ''))
      expect(seen).toContain(line.replace(/:$/, '').replace(/\s+/g, ' ').trim())
    expect(html).not.toMatch(/undefined|\[object/)
  })

  it('names the shop, the company behind it and its contacts, in both', () => {
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

  it('links only to the shop, and is readable in dark mode, on narrow screens and without pictures', () => {
    const { html } = rendered(kind)
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address)
    expect(addresses.filter((address) => !address.startsWith('https://spesa.example.com/'))).toEqual([])
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).toContain('max-width:620px')
    expect(html).toContain(shop.colours.primary)
  })

  it('escapes everything that was typed, and does not use an advertisement as a name', () => {
    const { html, text } = rendered(kind, { firstName: HOSTILE })
    expect(html).not.toContain('<img src=x')
    expect(html.match(/<img/g)).toHaveLength(1)
    if (isToShop) return
    expect(text.startsWith('Ciao,\n')).toBe(true)
    for (const firstName of ['vinci.example', 'Leggi https://x', 'a'.repeat(41)])
      expect(rendered(kind, { firstName }).text).not.toContain(firstName)
    expect(rendered(kind, { firstName: 'Nicolò D’Angelo' }).text).toContain('Ciao Nicolò D’Angelo,')
  })
})

it('writes links with the parameter names of the specification', () => {
  const linkOf = (kind: MailKind) => /https:\S+/.exec(rendered(kind).text)?.[0]
  const at = 'https://spesa.example.com'
  const code = 'reg_control_code=a-token_of-48-signs'
  expect(linkOf('verify')).toBe(`${at}/registration/confirm?e_mail=ada%2Bnew%40example.com&${code}`)
  expect(linkOf('emailConfirm')).toBe(
    `${at}/registration/confirm?e_mail=ada%2Bnew%40example.com&${code}&new_email=ada%2Bnew%40example.com`,
  )
  expect(linkOf('emailChanging')).toBe(
    `${at}/registration/not-me?e_mail=ada%2Bnew%40example.com&refusal_token=a-token_of-48-signs`,
  )
  expect(linkOf('passwordReset')).toBe(
    `${at}/reset-password?e_mail=ada%2Bnew%40example.com&reset_token=a-token_of-48-signs`,
  )
})

it('shows the shop who ordered what, with codes, wishes and payment, and has no links', () => {
  const { text, subject } = rendered('shopOrders')
  expect(subject).toBe('Nuovo ordine 2026-000007, 25/11/2026 08:00-10:00')
  expect(text).toMatch(/^Cliente: Ada /m)
  expect(text).toContain('Stato del pagamento: pagato')
  expect(text).toMatch(
    /^A-1 .*, 500 g – Taglio: fette – nota: .* – alternative: sì · al massimo 12,50\s€ · mai con latte \(1,6 kg, da pesare\): 20,00\s€$/m,
  )
  expect(text).not.toContain('https://')
  expect(text).toContain('perché lavori per')
})

it('shows a deposit as outside of VAT, as screens do, and not as a rate of zero', () => {
  const { text, html } = rendered('orderReceived')
  expect(text).toMatch(/^Fuori campo \(art\. 15\) \(su 7,00\s€\): 0,00\s€$/m)
  expect(`${text}${html}`).not.toContain('IVA 0%')
})

it('shows of each gift certificate its code, its value and its last day', () => {
  const { text } = rendered('giftCertificates')
  expect(text).toMatch(/ABCD-EFGH-JKMN-PQRS · 50,00\s€ · .* · vale fino al 21\/11\/2028/)
})

it('shows the old address only part of the new one', () => {
  const { text } = rendered('emailChanging', { newEmail: 'nuova.ada@example.com' })
  expect(text).toContain('n…@example.com')
  expect(text).not.toContain('nuova.ada')
})

it('throws on kinds of another version', () => {
  expect(() => writeMail({ kind: 'toString', params: {} }, look)).toThrow('no mail of kind toString')
})

it('says that nothing is owed for a cancelled order, and promises money and codes back only where there are any', () => {
  const told = (changes: Partial<typeof orderInMail>) => toldOf('orderCancelled', { orderId: 7 }, changes)
  const inCash = told({ paymentTypeId: 1, giftCents: 0 })
  expect(inCash).toContain('non c’è nulla da pagare')
  expect(inCash).not.toMatch(/torna|restitu|buoni/)
  expect(told({ paymentTypeId: 1, giftCents: 100 })).toContain('I buoni usati sono di nuovo tuoi.')
  expect(told({ paymentTypeId: 3, giftCents: 0 })).toContain(
    'Se hai già fatto il bonifico, te lo restituiamo.',
  )
})

it('does not ask to pay again on the site after a payment was lost after the cut-off', () => {
  const told = (payBy: Date | null) => toldOf('paymentFailed', { orderId: 7, failure: 'timeOut' }, { payBy })
  expect(told(null)).toContain('Sul sito non si può più pagare')
  expect(told(new Date('2026-11-30T11:00:00Z'))).toContain('ti aspetta fino al')
})
