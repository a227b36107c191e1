import { logout, testSession } from '@cambusa/contract/people/auth'
import { expect, it } from 'vitest'
import { buildUser, signIn } from '../../testing/factories/users.ts'
import { mailsTo, openOutbox } from '../../testing/kept-mails.ts'
import {
  begin,
  buildSamlShop,
  codeOf,
  CONSENTS,
  finish,
  MODES,
  post,
  rightAnswer,
  signInBySso,
  written,
} from '../../testing/saml/saml-shop.ts'

const MINUTE = 60_000
const shop = await buildSamlShop()
await openOutbox(shop.database)

it('a stolen answer signs in nobody else: the code is good only in the browser that began, and a wrong nonce ends it', async () => {
  const begun = await begin(shop, 'both')
  const { headers } = await post(shop, written(begun, rightAnswer(shop, begun)))
  const thief = await begin(shop, 'both')
  expect((await finish(thief, codeOf(headers.location), CONSENTS)).codes).toEqual(['sso.codeEnded'])
  expect((await thief.browser.call(testSession)).user.userId).toBe(-1)
  expect((await finish(begun, codeOf(headers.location), CONSENTS)).codes).toEqual(['sso.codeEnded'])
})

it('a code is good for 60 seconds and once', async () => {
  const late = await begin(shop, 'both')
  const { headers } = await post(shop, written(late, rightAnswer(shop, late)))
  shop.time.advance(MINUTE + 1)
  expect((await finish(late, codeOf(headers.location), CONSENTS)).codes).toEqual(['sso.codeEnded'])
  const begun = await begin(shop, 'both')
  const address = (await post(shop, written(begun, rightAnswer(shop, begun)))).headers.location
  shop.time.advance(MINUTE - 1)
  expect((await finish(begun, codeOf(address), CONSENTS)).response.status).toBe(0)
  expect((await finish(begun, codeOf(address), CONSENTS)).codes).toEqual(['sso.codeEnded'])
})

it('a good sign-in works in both modes', async () => {
  for (const mode of MODES) {
    const { reply, browser } = await signInBySso(shop, mode)
    expect([reply.response.status, reply.data?.ssoUser, reply.user.sessionKind]).toEqual([0, true, 'sso'])
    expect((await browser.call(testSession)).user.ssoUser).toBe(true)
  }
})

const kindsTo = async (login: string) => (await mailsTo(shop, login)).map(({ kind }) => kind)

it('of a sign-in from an address that was not known a mail tells, but never of the first, as with a password', async () => {
  const given = { nameId: 'ugo', attributes: { mail: 'ugo@altro.example' } }
  const from = (address: string) => signInBySso(shop, 'both', given, shop.shopper(address))
  await from('10.31.0.1')
  await from('10.31.0.1')
  expect(await kindsTo('ugo@altro.example')).toEqual([])
  await from('10.31.0.2')
  await from('10.31.0.2')
  expect(await kindsTo('ugo@altro.example')).toEqual(['newDevice'])
  // Somebody with a password until now: her address is known, another one is not.
  const { login } = await buildUser(shop.db, { login: 'pia@catena.example' })
  await signIn(shop.shopper('10.31.0.3'), login)
  const hers = { nameId: 'pia', attributes: { mail: login } }
  await signInBySso(shop, 'lean', hers, shop.shopper('10.31.0.3'))
  expect(await kindsTo(login)).toEqual([])
  await signInBySso(shop, 'lean', hers, shop.shopper('10.31.0.4'))
  expect(await kindsTo(login)).toEqual(['newDevice'])
})

it('the audit log tells of signing in and out by a provider as it does of a password', async () => {
  const { login } = await buildUser(shop.db)
  const byPassword = shop.shopper('10.31.0.5')
  const { user } = await signIn(byPassword, login)
  const bySso = await signInBySso(shop, 'both')
  for (const [kind, browser, userId] of [
    ['password', byPassword, user.userId],
    ['sso', bySso.browser, bySso.reply.user.userId],
  ] as const) {
    await browser.call(logout)
    const { rows } = await shop.database.pool.query(
      `select actor, act, subject, details from audit_log
       where customer_id = $1 and act like 'sessions.%' order by id`,
      [userId],
    )
    const who = { actor: `user ${userId}`, subject: `user ${userId}` }
    expect(rows).toEqual([
      { ...who, act: 'sessions.opened', details: { kind, companyId: null } },
      { ...who, act: 'sessions.ended', details: {} },
    ])
  }
})
