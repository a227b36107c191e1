import { requestDeletion, viewDeletion } from '@cambusa/contract/people/account-deletion'
import { testSession } from '@cambusa/contract/people/auth'
import { listCompanies, changeCompany } from '@cambusa/contract/people/companies'
import { requestPasswordReset, updatePassword } from '@cambusa/contract/people/password'
import { beginSso, listIdentityProviders } from '@cambusa/contract/people/sso'
import { FRESH_LOGIN_MINUTES } from '@cambusa/domain/constants'
import { expect, it } from 'vitest'
import { buildCompany, buildUser, signIn } from '../../testing/factories/users.ts'
import { mailsTo, openOutbox } from '../../testing/kept-mails.ts'
import {
  begin,
  buildSamlShop,
  codeOf,
  CONSENTS,
  finish,
  post,
  rightAnswer,
  SHOP_URL,
  signInBySso,
  SLO_URL,
  written,
} from '../../testing/saml/saml-shop.ts'
import { removeOldSso } from './sso.ts'

const shop = await buildSamlShop()
await openOutbox(shop.database)
const { db, time } = shop
const pool = shop.database.pool
const DAY = 86_400_000

const userOf = async (login: string) =>
  (await pool.query('select * from users where login = $1', [login])).rows[0]

it('the providers of the shop are listed for the login form, the configured ones first', async () => {
  const { data } = await shop.shopper().call(listIdentityProviders)
  expect(data?.providers.map(({ id }) => id)).toEqual(['both', 'lean', 'development'])
})

it('the address to return to is the shop’s own', async () => {
  const asked = (relay_state_url: string) => shop.shopper().call(beginSso, { query: { relay_state_url } })
  for (const foreign of [
    'https://altro.example/',
    '//altro.example',
    '/\\altro.example',
    'javascript:alert(1)',
    `${SHOP_URL}.altro.example/`,
    `https://spesa.example.com@altro.example/`,
    'https://utente:segreta@spesa.example.com/',
    'cambusa://altro.example/cart',
    'cambusa://shop.example.com.altro.example/',
    'cambusa://shop.example.com@altro.example/',
    'altra://shop.example.com/cart',
  ])
    expect([foreign, (await asked(foreign)).codes]).toEqual([foreign, ['sso.returnUrlForeign']])
  const { data } = await asked(`${SHOP_URL}/cart`)
  expect(data?.loginRedirectUrl).toMatch(/^https:\/\/idp\.catena\.example\/login\?SAMLRequest=.*&Signature=/)
  const begun = await begin(shop, 'both')
  const { headers } = await post(shop, written(begun, rightAnswer(shop, begun)))
  expect(new URLSearchParams(String(headers.location).split('#')[1]).get('to')).toBe('/cart?x=1')
})

it('a sign-in that the mobile app began comes back to it by a link of its own', async () => {
  const begun = await begin(shop, 'both', undefined, 'cambusa://shop.example.com/profile/orders?page=2')
  const { headers } = await post(shop, written(begun, rightAnswer(shop, begun)))
  const [address, fragment] = String(headers.location).split('#')
  expect(address).toBe('cambusa://shop.example.com/sso-login')
  expect(new URLSearchParams(fragment).get('to')).toBe('/profile/orders?page=2')
})

it('a person who comes for the first time accepts the two needed consents before an account is made', async () => {
  const begun = await begin(shop, 'both')
  const attributes = { mail: 'anna@nuova.example', givenName: 'Anna', sn: 'Nuova' }
  const answer = rightAnswer(shop, begun, { nameId: 'anna', attributes })
  const code = codeOf((await post(shop, written(begun, answer))).headers.location)
  expect((await finish(begun, code)).codes).toEqual(['sso.consentsNeeded'])
  expect(await userOf('anna@nuova.example')).toBeUndefined()
  // She reads for a while: the code stays hers.
  time.advance(10 * 60_000)
  const refused = await finish(begun, code, { privacy: true, terms: false })
  const tooLate = await begin(shop, 'both')
  const late = rightAnswer(shop, tooLate, { nameId: 'lenta', attributes: { mail: 'lenta@nuova.example' } })
  const lateCode = codeOf((await post(shop, written(tooLate, late))).headers.location)
  expect((await finish(tooLate, lateCode)).codes).toEqual(['sso.consentsNeeded'])
  expect(refused.codes).toEqual(['sso.consentsNeeded'])
  // A text that has changed while she read is read again: the code stays hers.
  expect((await finish(begun, code, CONSENTS, { terms: '1999-01' })).codes).toEqual(['consent.textChanged'])
  const { response, user } = await finish(begun, code, CONSENTS)
  expect([response.status, user.login]).toEqual([0, 'anna@nuova.example'])
  const row = await userOf('anna@nuova.example')
  expect(row).toMatchObject({ profile_level: 1, user_type_id: 4, password_hash: '!' })
  const { rows } = await pool.query('select kind, given from consents where user_id = $1 order by id', [
    row.id,
  ])
  expect(rows).toEqual([
    { kind: 'privacy', given: true },
    { kind: 'terms', given: true },
    { kind: 'profiling', given: false },
    { kind: 'marketing', given: false },
  ])
  // Fifteen minutes after they were shown the code has ended.
  time.advance(15 * 60_000 + 1)
  expect((await finish(tooLate, lateCode, CONSENTS)).codes).toEqual(['sso.codeEnded'])
  // The second time nothing is asked.
  const again = await begin(shop, 'both')
  const next = rightAnswer(shop, again, { nameId: 'anna', attributes: { ...attributes, sn: 'Verdi' } })
  const entered = await finish(again, codeOf((await post(shop, written(again, next))).headers.location))
  expect([entered.response.status, entered.user.userId, entered.user.lastName]).toEqual([
    0,
    Number(row.id),
    'Verdi',
  ])
})

it('an existing account is not joined by its e-mail alone, but where the domain is the provider’s; never a master account', async () => {
  const mine = await buildUser(db, { login: 'mario@altro.example' })
  const theirs = await buildUser(db, { login: 'lucia@catena.example' })
  await buildUser(db, { login: 'capo@catena.example', userTypeId: 1 })
  await buildUser(db, { login: 'chiuso@catena.example', isDisabled: true })
  const as = async (mail: string) => (await signInBySso(shop, 'both', { attributes: { mail } })).reply
  expect((await as(mine.login)).codes).toEqual(['sso.emailTaken'])
  expect((await as('capo@catena.example')).codes).toEqual(['user.notEnabled'])
  expect((await as('chiuso@catena.example')).codes).toEqual(['user.notEnabled'])
  const known = { nameId: 'lucia', attributes: { mail: theirs.login } }
  expect((await signInBySso(shop, 'both', known)).reply.user.userId).toBe(theirs.id)
  await pool.query('update users set is_disabled = true where id = $1', [theirs.id])
  expect((await signInBySso(shop, 'both', known)).reply.codes).toEqual(['user.notEnabled'])
})

it('level 2 comes from a configured attribute or a customer code of the shop; a list of companies only narrows', async () => {
  const first = await buildCompany(db, 'C-1')
  const second = await buildCompany(db, 'C-1', { isDefault: false, vatNumber: '01234567897' })
  await buildCompany(db, 'X-9')
  const enter = async (attributes: Record<string, string | string[]>) => {
    const { browser, reply } = await signInBySso(shop, 'lean', {
      attributes: { mail: `p${Math.random()}@altro.example`, ...attributes },
    })
    const companies = await browser.call(listCompanies, { query: {} as never })
    const ids = (companies.data as unknown as { company_info: { company_id: number }[] }).company_info
    return {
      level: reply.user.profile?.level,
      companyId: reply.user.companyId,
      ids: ids.map((one) => one.company_id),
      browser,
    }
  }
  expect(await enter({ role: 'buyer' })).toMatchObject({ level: 2, companyId: null })
  expect(await enter({ role: 'reader' })).toMatchObject({ level: 1, companyId: null })
  expect(await enter({ codInt: 'C-1' })).toMatchObject({ level: 2, companyId: first, ids: [first, second] })
  // A code that the provider may not name, and one that the shop does not know.
  expect(await enter({ codInt: 'X-9' })).toMatchObject({ level: 1, companyId: null, ids: [] })
  expect(await enter({ codInt: 'C-unknown' })).toMatchObject({ level: 1, companyId: null })
  const narrowed = await enter({ codInt: 'C-1', companies: ['01234567897', '99999999999'] })
  expect(narrowed).toMatchObject({ companyId: second, ids: [second] })
  const { codes } = await narrowed.browser.call(changeCompany, { query: { company_id: first } })
  expect(codes).toEqual(['company.unknown'])
})

it('password and e-mail of such a person are the provider’s', async () => {
  const { browser, reply } = await signInBySso(shop, 'both')
  const { httpStatus, codes } = await browser.call(updatePassword, {
    body: { old_password: 'x', new_password: 'Un-altra-2026' } as never,
  })
  expect([httpStatus, codes]).toEqual([403, ['user.notEnabled']])
  await shop.shopper('10.8.0.1').call(requestPasswordReset, { body: { e_mail: reply.user.login! } as never })
  const { rows } = await pool.query('select from mail_links where user_id = $1', [reply.user.userId])
  expect(rows).toEqual([])
  expect((await signIn(shop.shopper('10.8.0.2'), reply.user.login!)).codes).toEqual(['auth.wrongCredentials'])
})

it('who wants the account deleted signs in again at the provider, which counts for five minutes', async () => {
  const { browser, answer, reply } = await signInBySso(shop, 'both')
  expect((await browser.call(viewDeletion)).data?.deletion.confirmedBy).toBe('login')
  time.advance(FRESH_LOGIN_MINUTES * 60_000 + 1)
  // No password of ours replaces it: there is none.
  for (const body of [{}, { password: '!' }])
    expect((await browser.call(requestDeletion, { body })).codes).toEqual(['account.loginNotFresh'])
  const again = await signInBySso(shop, 'both', { nameId: answer.nameId })
  time.advance(FRESH_LOGIN_MINUTES * 60_000)
  const asked = await again.browser.call(requestDeletion, { body: {} })
  expect([asked.codes, asked.user.userId, asked.user.deletesAt]).toEqual([
    [],
    reply.user.userId,
    asked.data!.deletion.deletesAt,
  ])
  expect((await mailsTo(shop, reply.user.login)).at(-1)?.kind).toBe('deletionAsked')
  expect((await browser.call(testSession)).user.userId).toBe(-1)
})

it('a session lasts no longer than the provider says', async () => {
  const { browser } = await signInBySso(shop, 'both', {
    sessionEndsAt: new Date(time.now().getTime() + 120_000),
  })
  time.advance(119_000)
  expect((await browser.call(testSession)).user.ssoUser).toBe(true)
  time.advance(2_000)
  expect((await browser.call(testSession)).user.userId).toBe(-1)
})

it('old requests are removed with their answers; identities and open sessions stay', async () => {
  const { browser } = await signInBySso(shop, 'both')
  await removeOldSso(db, new Date(time.now().getTime() + 2 * DAY))
  const { rows } = await pool.query(
    'select (select count(*) from sso_requests)::int requests, (select count(*) from sso_answers)::int answers',
  )
  expect(rows).toEqual([{ requests: 0, answers: 0 }])
  expect((await browser.call(testSession)).user.ssoUser).toBe(true)
})

it('our metadata name the addresses and the certificate, and are the same for everybody', async () => {
  const { statusCode, headers, body } = await shop.app.inject('/saml2/metadata')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/samlmetadata+xml; charset=utf-8'])
  for (const part of [
    `entityID="${SHOP_URL}/saml2/metadata"`,
    `Location="${SHOP_URL}/saml2/acs"`,
    `Location="${SLO_URL}"`,
  ])
    expect(body).toContain(part)
  expect(body).not.toContain('PRIVATE')
})
