import { testSession } from '@cambusa/contract/people/auth'
import {
  requestPasswordReset,
  requestPasswordResetByGet,
  resetPassword,
  resetPasswordByCard,
  resetPasswordByGet,
} from '@cambusa/contract/people/password'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildUser, signIn, TEST_PASSWORD } from '../../../testing/factories/users.ts'
import { mailsTo, openOutbox, tokenTo } from '../../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

const NEW_PASSWORD = 'Lambrusco.1926'
const MINUTE = 60_000

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ fill: buildShop })
  await openOutbox(app.database)
})
let browsers = 0
const browser = () => app.shopper(`10.5.0.${(browsers += 1)}`)
const ask = (e_mail: string, from = browser()) => from.call(requestPasswordReset, { body: { e_mail } })
const reset = (email: string, token: string, from = browser(), password = NEW_PASSWORD) =>
  from.call(resetPasswordByCard, { body: { email, token, password } })
const userOf = async (from: ReturnType<typeof browser>) => (await from.call(testSession)).user.userId

describe('asking for a new password', () => {
  it('sends a link to the login of an account, and gives others the same answer without a mail', async () => {
    const { login } = await buildUser(app.db)
    const known = await ask(` ${login.toUpperCase()} `)
    const unknown = await ask('nessuno@example.com')
    expect(known.data).toEqual({ login })
    expect({ ...unknown, data: { login }, headers: {} }).toEqual({ ...known, headers: {} })
    expect(await mailsTo(app, login)).toMatchObject([
      { kind: 'passwordReset', params: { firstName: 'Ada', linkId: expect.any(Number) } },
    ])
    expect(await mailsTo(app, 'nessuno@example.com')).toEqual([])
  })

  it('stores neither token nor password: the mail has only the id of its link', async () => {
    const { login } = await buildUser(app.db)
    await ask(login)
    const token = await tokenTo(app, login)
    const { rows } = await app.database.pool.query(
      `select row_to_json(m)::text from mails m union all select row_to_json(l)::text from mail_links l
       union all select data::text from pgboss.job`,
    )
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('builds its mail without the Host header or headers of a proxy', async () => {
    const { login } = await buildUser(app.db)
    const { statusCode } = await app.app.inject({
      method: 'POST',
      url: `/ebsn/api${requestPasswordReset.url}`,
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
      payload: { e_mail: login },
    })
    expect(statusCode).toBe(200)
    const { rows } = await app.database.pool.query(
      `select row_to_json(m)::text || l::text || j::text as kept from mails m
       join mail_links l on l.id = (m.params->>'linkId')::int
       join pgboss.job j on (j.data->>'mailId')::int = m.id where m.recipient = $1`,
      [login],
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('evil')
  })

  it('sends nothing to a closed account', async () => {
    const { login } = await buildUser(app.db, { isDisabled: true })
    expect((await ask(login)).data).toEqual({ login })
    expect(await mailsTo(app, login)).toEqual([])
  })

  it('is never refused because of others, who can only use up the mails: five an hour, ten a day', async () => {
    const { login } = await buildUser(app.db)
    const mailed = async () => (await mailsTo(app, login)).length
    for (const email of [login, 'sconosciuto@example.com'])
      for (let time = 0; time < 7; time += 1) expect((await ask(email)).codes).toEqual([])
    expect(await mailed()).toBe(5)
    app.time.advance(60 * MINUTE + 1)
    for (let time = 0; time < 7; time += 1) await ask(login)
    expect(await mailed()).toBe(10)
    app.time.advance(60 * MINUTE + 1)
    expect((await ask(login)).codes).toEqual([])
    expect(await mailed()).toBe(10)
    app.time.advance(24 * 60 * MINUTE)
    await ask(login)
    expect(await mailed()).toBe(11)
  })

  it('is limited for one caller, over all e-mails', async () => {
    const caller = browser()
    for (let time = 0; time < 30; time += 1) await ask(`chiunque${time}@example.com`, caller)
    expect((await ask('chiunque@example.com', caller)).codes).toEqual(['request.tooMany'])
  })

  it('refuses an invalid e-mail at its field', async () => {
    const { httpStatus, response } = await ask('senza chiocciola')
    expect(httpStatus).toBe(400)
    expect(response.errors).toEqual([
      { code: 'field.wrong', error: 'Digitare una e-mail valida', field: 'e_mail' },
    ])
  })
})

describe('the link of the mail', () => {
  it('sets the password once, ends sessions and remembered devices everywhere, and a mail says so', async () => {
    const other = await app.again()
    const { id, login } = await buildUser(app.db)
    const phone = browser()
    await signIn(phone, login, { remember_me: true })
    const elsewhere = other.shopper()
    elsewhere.session = phone.session
    expect(await userOf(elsewhere)).toBe(id)

    await ask(login)
    const token = await tokenTo(app, login)
    expect((await reset(login, token)).data).toEqual({ login })
    await expect.poll(() => userOf(phone)).toBe(-1)
    // Once by the session alone, and once by the remembered device alone.
    elsewhere.account = undefined
    await expect.poll(() => userOf(elsewhere)).toBe(-1)
    phone.session = undefined
    expect(await userOf(phone)).toBe(-1)

    expect((await signIn(browser(), login)).codes).toEqual(['auth.wrongCredentials'])
    expect((await signIn(browser(), login, { password: NEW_PASSWORD })).user.userId).toBe(id)
    expect((await mailsTo(app, login)).map(({ kind }) => kind)).toEqual([
      'passwordReset',
      'passwordChanged',
      'newDevice',
    ])
    expect((await reset(login, token)).codes).toEqual(['password.tokenUsed'])
  })

  it('is valid for 60 minutes, with the last three; an older one says that there are newer ones', async () => {
    const { login } = await buildUser(app.db)
    const tokens: string[] = []
    for (let time = 0; time < 5; time += 1) {
      await ask(login)
      tokens.push(await tokenTo(app, login))
    }
    // A request without a mail ends no link.
    await ask(login)
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = tokens
    for (const older of [first, second])
      expect((await reset(login, older)).codes).toEqual(['password.tokenSuperseded'])
    expect((await reset(login, third)).codes).toEqual([])
    for (const other of [fourth, fifth])
      expect((await reset(login, other)).codes).toEqual(['password.tokenUsed'])
    app.time.advance(60 * MINUTE + 1)
    await ask(login)
    const late = await tokenTo(app, login)
    app.time.advance(60 * MINUTE + 1)
    expect((await reset(login, late)).codes).toEqual(['password.tokenTooOld'])
  })

  it('is refused for another customer, for another purpose and when it is made up', async () => {
    const [mine, theirs] = [await buildUser(app.db), await buildUser(app.db)]
    await ask(mine.login)
    const token = await tokenTo(app, mine.login)
    expect((await reset(theirs.login, token)).codes).toEqual(['password.tokenUnknown'])
    expect((await reset(mine.login, 'x'.repeat(43))).codes).toEqual(['password.tokenUnknown'])
    await app.db.execute(sql`update mail_links set purpose = 'verify' where user_id = ${mine.id}`)
    expect((await reset(mine.login, token)).codes).toEqual(['password.tokenUnknown'])
    expect((await signIn(browser(), theirs.login)).user.userId).toBe(theirs.id)
  })

  it('does nothing for an account that was closed meanwhile', async () => {
    const { id, login } = await buildUser(app.db)
    await ask(login)
    await app.db.execute(sql`update users set is_disabled = true where id = ${id}`)
    expect((await reset(login, await tokenTo(app, login))).codes).toEqual(['password.tokenEnded'])
  })

  it('is not used up by a password that is too short or too common', async () => {
    const { login } = await buildUser(app.db)
    await ask(login)
    const token = await tokenTo(app, login)
    const short = await reset(login, token, browser(), 'corta')
    expect(short.httpStatus).toBe(400)
    expect(short.response.errors).toMatchObject([
      { field: 'password', error: 'La password deve essere lunga 6 caratteri' },
    ])
    expect((await reset(login, token, browser(), 'password')).response.errors).toMatchObject([
      { field: 'password' },
    ])
    expect((await reset(login, token)).response.status).toBe(0)
  })

  it('used twice at once works once', async () => {
    const { login } = await buildUser(app.db)
    await ask(login)
    const token = await tokenTo(app, login)
    const both = await Promise.all([
      reset(login, token, browser(), 'Prima.Scelta.1'),
      reset(login, token, browser(), 'Altra.Scelta.2'),
    ])
    expect(both.map(({ codes }) => codes.join()).toSorted()).toEqual(['', 'password.tokenUsed'])
  })

  it('is valid whatever wrong tokens others try; those are limited by caller, and a right one never is', async () => {
    const { id, login } = await buildUser(app.db)
    await ask(login)
    const token = await tokenTo(app, login)
    const guesser = browser()
    const wrong: string[] = []
    for (let time = 0; time < 31; time += 1)
      wrong.push(...(await reset(login, 'x'.repeat(43), time < 15 ? browser() : guesser)).codes)
    expect(new Set(wrong)).toEqual(new Set(['password.tokenUnknown']))
    for (let time = 0; time < 15; time += 1) await reset(login, 'x'.repeat(43), guesser)
    expect((await reset(login, 'x'.repeat(43), guesser)).codes).toEqual(['request.tooMany'])
    expect((await reset(login, token, guesser)).codes).toEqual([])
    // Guesses at the login do not lock her out here either: her address is known after the reset.
    await app.database.pool.query(
      `insert into login_attempts (login, address, at) select $1, '10.99.0.' || n, $2 from generate_series(1, 60) n`,
      [login, app.time.now()],
    )
    expect((await signIn(guesser, login, { password: NEW_PASSWORD })).user.userId).toBe(id)
  })

  it('works by the older GET forms, and by POST with their names', async () => {
    const { login } = await buildUser(app.db)
    await browser().call(requestPasswordResetByGet, { query: { e_mail: login } })
    const query = { e_mail: login, reset_token: await tokenTo(app, login), password: NEW_PASSWORD }
    expect((await browser().call(resetPasswordByGet, { query })).response.status).toBe(0)
    await ask(login)
    const body = { ...query, reset_token: await tokenTo(app, login), password: TEST_PASSWORD }
    expect((await browser().call(resetPassword, { body })).response.status).toBe(0)
    expect((await signIn(browser(), login)).response.status).toBe(0)
  })

  it('leaves no session to somebody who signs in with the old password at that moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { login } = await buildUser(app.db)
      await ask(login)
      const token = await tokenTo(app, login)
      const thief = browser()
      const [, stolen] = await Promise.all([reset(login, token), signIn(thief, login, { remember_me: true })])
      if (stolen.response.status !== 0) continue
      await expect.poll(() => userOf(thief)).toBe(-1)
    }
  })
})
