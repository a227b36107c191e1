import { testSession } from '@cambusa/contract/people/auth'
import { requestPasswordReset, resetPasswordByCard } from '@cambusa/contract/people/password'
import { requestEmailUpdate, requestEmailUpdateByGet, userDetail } from '@cambusa/contract/people/profile'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildUser, signIn, TEST_PASSWORD } from '../../../testing/factories/users.ts'
import { mailsTo, openOutbox, tokenTo } from '../../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { Shopper } from '../../../testing/test-shopper.ts'
import { linkOf } from '../../links/links.ts'
import { renderMail } from '../../mail/render-mail.ts'
import { writeMail } from '../../mail/write-mail.ts'
import { confirmEmailChange } from './change-email.service.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ fill: buildShop })
  await openOutbox(app.database)
})
let browsers = 0
let addresses = 0
const browser = () => app.shopper(`10.7.0.${(browsers += 1)}`)
const newAddress = () => `spostato${(addresses += 1)}@example.com`
const ask = (from: Shopper, new_email: string) =>
  from.call(requestEmailUpdate, { body: { new_email, password: TEST_PASSWORD } })
const userOf = async (from: Shopper) => (await from.call(testSession)).user.userId

async function signedIn(given: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(app.db, given)
  const here = browser()
  await signIn(here, user.login, { remember_me: true })
  return { ...user, here }
}

/** Confirms by the link; returns the refusal's code, if any. */
async function confirm(e_mail: string, reg_control_code: string, new_email: string) {
  const needs = {
    ...app.services,
    now: app.time.now(),
    ip: '10.7.1.1',
    requestKey: undefined,
    session: { tokenHash: Buffer.alloc(32) } as Parameters<typeof confirmEmailChange>[0]['session'],
  }
  const typed = { e_mail, reg_control_code, new_email }
  return confirmEmailChange(needs, typed, (_tx, done) => Promise.resolve(done)).catch(
    (error: { code: string }) => error.code,
  )
}

describe('asking for another e-mail', () => {
  it('sends the link to the new address and a notice to the old one; nothing changes before it is confirmed', async () => {
    const { id, login, here } = await signedIn()
    const email = newAddress()
    const reply = await ask(here, ` ${email.toUpperCase()} `)
    expect(reply.data).toEqual({ pendingEmail: email })
    expect(reply.codes).toEqual(['profile.emailRequested'])
    expect(await mailsTo(app, email)).toMatchObject([{ kind: 'emailConfirm' }])
    const [word] = await mailsTo(app, login)
    expect(word).toMatchObject({ kind: 'emailChanging', params: { newEmail: 's…@example.com' } })
    expect((await here.call(userDetail)).data?.user).toMatchObject({ login, pendingEmail: email })
    expect((await signIn(browser(), login)).user.userId).toBe(id)
  })

  it('to one that has an account gets the same answer and no link', async () => {
    const holder = await buildUser(app.db)
    const { login, here } = await signedIn()
    const taken = await ask(here, holder.login)
    const free = await ask(here, newAddress())
    expect(taken.response.infos[0]?.code).toBe(free.response.infos[0]?.code)
    expect(taken.response.status).toBe(0)
    await ask(here, holder.login)
    expect((await here.call(userDetail)).data?.user.pendingEmail).toBe(holder.login)
    expect((await mailsTo(app, holder.login)).map(({ kind }) => kind)).toEqual([
      'accountExists',
      'accountExists',
    ])
    expect((await mailsTo(app, login)).map(({ kind }) => kind)).toEqual([
      'emailChanging',
      'emailChanging',
      'emailChanging',
    ])
  })

  it('refuses a PEC, an invalid address and the current one, each at its field', async () => {
    const { login, here } = await signedIn()
    const pec = await ask(here, 'ditta@pec.example.com')
    expect(pec.response.errors).toMatchObject([{ field: 'new_email', code: 'field.wrong' }])
    expect((await ask(here, 'nulla')).response.errors).toMatchObject([{ field: 'new_email' }])
    expect((await ask(here, login)).response.errors).toMatchObject([
      { field: 'new_email', code: 'email.same' },
    ])
  })

  it('requires the password: an open session alone is not enough, and guesses are limited', async () => {
    const { login, here } = await signedIn()
    const email = newAddress()
    const wrong = { new_email: email, password: 'Sbagliata.1' }
    expect((await here.call(requestEmailUpdate, { body: wrong })).response.errors).toMatchObject([
      { field: 'password', code: 'password.wrong' },
    ])
    const none = await here.call(requestEmailUpdate, { body: { ...wrong, password: '' } })
    expect([none.httpStatus, none.response.errors[0]?.field]).toEqual([400, 'password'])
    expect([await mailsTo(app, email), await mailsTo(app, login)]).toEqual([[], []])
    for (let time = 0; time < 4; time += 1) await here.call(requestEmailUpdate, { body: wrong })
    expect((await ask(here, email)).codes).toEqual(['request.tooMany'])
  })

  it('by the older form requires a login within the last five minutes, for which a remembered device and a change of company do not count', async () => {
    const { here } = await signedIn()
    const query = { new_email: newAddress() }
    app.time.advance(5 * MINUTE)
    expect((await here.call(requestEmailUpdateByGet, { query })).response.status).toBe(0)
    app.time.advance(1)
    expect((await here.call(requestEmailUpdateByGet, { query })).codes).toEqual(['email.loginNotFresh'])
    here.session = undefined
    expect((await here.call(requestEmailUpdateByGet, { query })).codes).toEqual(['email.loginNotFresh'])
  })

  it('does not reveal the old address to the new one, and tells the old one once the new one applies', async () => {
    const { login, here } = await signedIn()
    const email = newAddress()
    await ask(here, email)
    const { kind, params } = (await mailsTo(app, email))[0]!
    const link = await linkOf(app.db, app.services.config, params.linkId ?? 0)
    const look = { shop: app.services.config.shop, shopUrl: 'https://spesa.example.com' }
    const { html, text } = renderMail(writeMail({ kind, params }, look, { link: link! }), look)
    expect(html + text).not.toContain(login.split('@')[0])
    expect(await confirm(email, link!.token, email)).toMatchObject({ login: email })
    expect((await mailsTo(app, login)).map((mail) => mail.kind)).toEqual(['emailChanging', 'emailChanged'])
  })

  it('is limited for one customer, and works by the older GET form', async () => {
    const { here } = await signedIn()
    for (let time = 0; time < 5; time += 1) {
      const query = { new_email: newAddress() }
      expect((await here.call(requestEmailUpdateByGet, { query })).response.status).toBe(0)
    }
    expect((await ask(here, newAddress())).codes).toEqual(['request.tooMany'])
  })
})

describe('confirming another e-mail', () => {
  it('changes the login, ends other sessions and the links of the old address', async () => {
    const { id, login, here } = await signedIn({ profileLevel: 0 })
    const email = newAddress()
    await browser().call(requestPasswordReset, { body: { e_mail: login } })
    const resetToken = await tokenTo(app, login)
    await ask(here, email)
    const token = await tokenTo(app, email)
    expect(await confirm(login, token, email)).toEqual({ what: 'email', login: email, cardPending: false })
    await expect.poll(() => userOf(here)).toBe(-1)
    expect((await signIn(browser(), login)).codes).toEqual(['auth.wrongCredentials'])
    const after = await signIn(browser(), email)
    expect(after.user).toMatchObject({ userId: id, login: email, profile: { level: 1 } })
    const body = { email: login, token: resetToken, password: 'Altra.Scelta.2' }
    expect((await browser().call(resetPasswordByCard, { body })).codes).toEqual(['password.tokenEnded'])
    expect(await confirm(login, token, email)).toBe('registration.linkUsed')
  })

  it('keeps the level of a customer who may buy, and lets one with a card buy at once', async () => {
    const { login, here } = await signedIn()
    const email = newAddress()
    await ask(here, email)
    await confirm(login, await tokenTo(app, email), email)
    expect((await signIn(browser(), email)).user.profile?.level).toBe(2)
  })

  it('refuses a link of another account, of another address or that is too old', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()]
    const email = newAddress()
    await ask(mine.here, email)
    const token = await tokenTo(app, email)
    expect(await confirm(theirs.login, token, email)).toBe('registration.linkUnknown')
    expect(await confirm('altro@example.com', token, email)).toBe('registration.linkUnknown')
    expect(await confirm(mine.login, token, newAddress())).toBe('registration.linkUnknown')
    expect(await confirm(mine.login, 'x'.repeat(43), email)).toBe('registration.linkUnknown')
    app.time.advance(24 * HOUR + 1)
    expect(await confirm(mine.login, token, email)).toBe('registration.linkTooOld')
    expect((await signIn(browser(), mine.login)).user.userId).toBe(mine.id)
  })

  it('refuses the link of an address that was requested before another one', async () => {
    const { login, here } = await signedIn()
    const [first, second] = [newAddress(), newAddress()]
    await ask(here, first)
    const token = await tokenTo(app, first)
    await ask(here, second)
    expect(await confirm(login, token, first)).toBe('registration.linkSuperseded')
  })

  it('fails for an address that somebody else has taken meanwhile', async () => {
    const { id, login, here } = await signedIn()
    const email = newAddress()
    await ask(here, email)
    const token = await tokenTo(app, email)
    const holder = await buildUser(app.db, { login: email })
    expect(await confirm(login, token, email)).toBe('registration.linkUnknown')
    expect((await signIn(browser(), email)).user.userId).toBe(holder.id)
    expect(await userOf(here)).toBe(id)
  })

  it('by two customers for one address at once succeeds for one', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    const email = newAddress()
    await ask(one.here, email)
    const tokenOne = await tokenTo(app, email)
    await ask(two.here, email)
    const tokenTwo = await tokenTo(app, email)
    const results = await Promise.all([
      confirm(one.login, tokenOne, email),
      confirm(two.login, tokenTwo, email),
    ])
    expect(results.filter((result) => result === 'registration.linkUnknown')).toHaveLength(1)
    const { rows } = await app.database.pool.query('select id from users where login = $1', [email])
    expect(rows).toHaveLength(1)
  })

  it('does nothing for an account that was closed', async () => {
    const { id, login, here } = await signedIn()
    const email = newAddress()
    await ask(here, email)
    const token = await tokenTo(app, email)
    await app.db.execute(sql`update users set is_disabled = true where id = ${id}`)
    expect(await confirm(login, token, email)).toBe('registration.linkEnded')
  })
})
