import {
  confirmRegistration,
  confirmRegistrationByGet,
  registerUser,
  resendConfirmation,
  resendConfirmationByGet,
} from '@cambusa/contract/people/registration'
import { requestPasswordReset } from '@cambusa/contract/people/password'
import { requestEmailUpdate } from '@cambusa/contract/people/profile'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildCard, CARD_VAT, registration } from '../../../testing/factories/cards.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildUser, signIn, TEST_PASSWORD } from '../../../testing/factories/users.ts'
import { mailsTo, openOutbox, tokenTo } from '../../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ fill: buildShop })
  await openOutbox(app.database)
})
let browsers = 0
const browser = () => app.shopper(`10.5.0.${(browsers += 1)}`)

/** Registers a customer; returns the e-mail and the token of the mail. */
async function registered(): Promise<{ email: string; token: string }> {
  const body = registration({ card_code: await buildCard(app.db), vat_or_tax_code: CARD_VAT })
  await browser().call(registerUser, { body })
  return { email: body.username, token: await tokenTo(app, body.username) }
}
const confirm = (e_mail: string, reg_control_code: string) =>
  browser().call(confirmRegistration, { body: { e_mail, reg_control_code } })
const levelOf = async (email: string) =>
  (await app.database.pool.query('select profile_level from users where login = $1', [email])).rows[0]
    ?.profile_level
const kindsTo = async (email: string) => (await mailsTo(app, email)).map(({ kind }) => kind)

describe('the link of a registration', () => {
  it('confirms once, by POST or by GET, in any case of the e-mail; the second time it says that it was used', async () => {
    const { email, token } = await registered()
    expect((await confirm(email.toUpperCase(), token)).data?.login).toBe(email)
    expect(await levelOf(email)).toBe(2)
    expect((await confirm(email, token)).codes).toEqual(['registration.linkUsed'])
    expect(await kindsTo(email)).toEqual(['verify', 'welcome'])
    const other = await registered()
    const query = { e_mail: other.email, reg_control_code: other.token }
    expect((await browser().call(confirmRegistrationByGet, { query })).data?.login).toBe(other.email)
  })

  it('gives the company the typed PEC and SDI code, and not before', async () => {
    const card_code = await buildCard(app.db, { vatNumber: '12345678903' })
    const typed = { pec: 'molo@pec.example.com', sdi_code: 'ABC1234' }
    const body = registration({ card_code, vat_or_tax_code: '12345678903', ...typed })
    await browser().call(registerUser, { body })
    const stored = async () =>
      (await app.database.pool.query(`select pec, sdi_code from companies where vat_number = '12345678903'`))
        .rows
    expect(await stored()).toEqual([{ pec: null, sdi_code: null }])
    expect((await confirm(body.username, await tokenTo(app, body.username))).codes).toEqual([])
    expect(await stored()).toEqual([typed])
  })

  it('used twice at the same moment sends one welcome', async () => {
    const { email, token } = await registered()
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(email, token)))
    expect(answers.filter(({ codes }) => codes.length === 0)).toHaveLength(1)
    expect(await kindsTo(email)).toEqual(['verify', 'welcome'])
  })

  it('is valid for 24 hours, and not after', async () => {
    const [early, late] = [await registered(), await registered()]
    app.time.advance(24 * HOUR_MS - MINUTE_MS)
    expect((await confirm(early.email, early.token)).codes).toEqual([])
    app.time.advance(MINUTE_MS)
    expect((await confirm(late.email, late.token)).codes).toEqual(['registration.linkTooOld'])
    expect(await levelOf(late.email)).toBe(0)
  })

  it('of another customer, for another purpose, or made up confirms nothing', async () => {
    const [one, other] = [await registered(), await registered()]
    expect((await confirm(other.email, one.token)).codes).toEqual(['registration.linkUnknown'])
    expect((await confirm(one.email, `${one.token}x`)).codes).toEqual(['registration.linkUnknown'])
    await app.database.pool.query(`update mail_links set purpose = 'reset' where email = $1`, [one.email])
    expect((await confirm(one.email, one.token)).codes).toEqual(['registration.linkUnknown'])
    expect([await levelOf(one.email), await levelOf(other.email)]).toEqual([0, 0])
  })

  it('confirms nothing of an account that was closed', async () => {
    const { email, token } = await registered()
    await app.database.pool.query('update users set is_disabled = true where login = $1', [email])
    expect((await confirm(email, token)).codes).toEqual(['registration.linkEnded'])
    expect(await levelOf(email)).toBe(0)
  })

  it('is stored as a hash, and is in no stored mail and no response', async () => {
    const { email, token } = await registered()
    const { rows } = await app.database.pool.query(
      `select to_jsonb(m)::text || coalesce((select string_agg(to_jsonb(l)::text, '') from mail_links l), '')
         || coalesce((select string_agg(j.data::text, '') from pgboss.job j), '') as everything
       from mails m where recipient = $1`,
      [email],
    )
    expect(rows[0].everything).not.toContain(token)
    expect(rows[0].everything).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  })
})

describe('a mailbox', () => {
  it('gets at most five mails an hour that anybody can cause, of all kinds and with all its aliases; the callers are not told', async () => {
    const { login: known } = await buildUser(app.db, { login: 'ada.rossi@example.com' })
    const { login: stranger } = await buildUser(app.db)
    const thief = browser()
    await signIn(thief, stranger)
    const addresses = [known, 'adarossi+1@example.com', 'A.d.a.rossi@example.com', 'adarossi@example.com']
    const register = async (username: string) => {
      const card_code = await buildCard(app.db)
      return browser().call(registerUser, {
        body: registration({ card_code, vat_or_tax_code: CARD_VAT, username }),
      })
    }
    const body = { new_email: '', password: TEST_PASSWORD }
    for (const address of addresses) {
      const replies = [
        await register(address),
        await browser().call(requestPasswordReset, { body: { e_mail: address } }),
        await browser().call(resendConfirmation, { body: { e_mail: address } }),
        await thief.call(requestEmailUpdate, { body: { ...body, new_email: address } }),
      ]
      for (const { response } of replies) expect([address, response.status]).toEqual([address, 0])
    }
    const { rows } = await app.database.pool.query(
      `select count(*)::int as mails from mails where replace(lower(recipient), '.', '') ~ '^adarossi(\\+1)?@'`,
    )
    expect(rows).toEqual([{ mails: 5 }])
    // Mails that its owner causes are not limited: a notice of a change requested with her password.
    await signIn(thief, known)
    await thief.call(requestEmailUpdate, { body: { ...body, new_email: 'altrove@example.com' } })
    expect((await mailsTo(app, known)).at(-1)?.kind).toBe('emailChanging')
  })
})

describe('sending the link again', () => {
  const resend = (e_mail: string, from = browser()) => from.call(resendConfirmation, { body: { e_mail } })

  it('keeps the first one valid, at most every 60 seconds for one caller, by POST or by GET', async () => {
    const { email, token } = await registered()
    const here = browser()
    expect((await resend(email, here)).data).toEqual({ login: email })
    expect((await resend(email, here)).codes).toEqual(['request.tooMany'])
    app.time.advance(MINUTE_MS + 1)
    const byGet = await browser().call(resendConfirmationByGet, { query: { e_mail: email.toUpperCase() } })
    expect(byGet.data).toEqual({ login: email })
    expect(await kindsTo(email)).toEqual(['verify', 'verify', 'verify'])
    expect((await confirm(email, token)).codes).toEqual([])
    expect((await confirm(email, await tokenTo(app, email))).codes).toEqual(['registration.linkUsed'])
  })

  it('gives the same answer and counts the same for an unknown, a confirmed and a closed e-mail, without a mail', async () => {
    const { email: waiting } = await registered()
    const { login: confirmed } = await buildUser(app.db)
    const { login: closed } = await buildUser(app.db, { profileLevel: 0, isDisabled: true })
    const answers = await Promise.all(
      ['nessuno@example.com', waiting, confirmed, closed].map((e) => resend(e)),
    )
    for (const { response } of answers) expect(response).toEqual(answers[0]?.response)
    for (const email of ['nessuno@example.com', confirmed, closed]) {
      const here = browser()
      const twice = [(await resend(email, here)).codes, (await resend(email, here)).codes]
      expect(twice).toEqual([[], ['request.tooMany']])
      expect(await mailsTo(app, email)).toEqual([])
    }
  })

  it('refuses an invalid e-mail, and is counted by caller', async () => {
    expect((await resend('no')).response.errors[0]).toMatchObject({ field: 'e_mail', code: 'field.wrong' })
    const one = browser()
    const statuses: number[] = []
    for (let i = 0; i < 31; i += 1) statuses.push((await resend(`chi${i}@example.com`, one)).httpStatus)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect(statuses.at(-1)).toBe(429)
  })
})
