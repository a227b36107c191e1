import { createSign } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { logout, testSession } from '@cambusa/contract/people/auth'
import { endSso } from '@cambusa/contract/people/sso'
import { expect, it, vi } from 'vitest'
import {
  logoutRequestXml,
  logoutResponseXml,
  redirectAddress,
} from '../../integrations/development-idp/idp-logout.ts'
import { buildUser, signIn } from '../../testing/factories/users.ts'
import {
  buildSamlShop,
  IDP,
  IDP_LOGOUT,
  keys,
  SHOP_URL,
  signInBySso,
  SLO_URL,
} from '../../testing/saml/saml-shop.ts'

const shop = await buildSamlShop()
const { db, time } = shop
const pool = shop.database.pool

const provider = () => ({ issuer: IDP, destination: SLO_URL, now: time.now() })
const slo = (address: string) =>
  shop.app.inject({ url: address.replace(SHOP_URL, ''), headers: { 'sec-fetch-site': 'cross-site' } })

it('a logout of the provider ends its session in every process within a second, and is answered', async () => {
  const { browser, answer } = await signInBySso(shop, 'both')
  const elsewhere = await signInBySso(shop, 'both', { nameId: answer.nameId, sessionIndex: '_other' })
  const other = await shop.again()
  const there = other.shopper()
  there.session = browser.session
  expect((await there.call(testSession)).user.ssoUser).toBe(true)
  const { nameId, sessionIndex } = answer
  const request = logoutRequestXml(provider(), { nameId, sessionIndex })
  const { statusCode, headers } = await slo(
    redirectAddress(SLO_URL, 'SAMLRequest', request, keys.new.privateKey),
  )
  expect([statusCode, String(headers.location).startsWith(`${IDP_LOGOUT}?SAMLResponse=`)]).toEqual([
    303,
    true,
  ])
  await expect.poll(async () => (await there.call(testSession)).user.userId, { timeout: 1_000 }).toBe(-1)
  expect((await browser.call(testSession)).user.userId).toBe(-1)
  // The person's session of another index goes on; without an index all end.
  expect((await elsewhere.browser.call(testSession)).user.ssoUser).toBe(true)
  await slo(
    redirectAddress(SLO_URL, 'SAMLRequest', logoutRequestXml(provider(), { nameId }), keys.old.privateKey),
  )
  const user = async () => (await elsewhere.browser.call(testSession)).user.userId
  await expect.poll(user, { timeout: 1_000 }).toBe(-1)
})

/** Signed rightly, by an algorithm that is none any more. */
function bySha1(xml: string): string {
  const message = encodeURIComponent(deflateRawSync(xml).toString('base64'))
  const algorithm = encodeURIComponent('http://www.w3.org/2000/09/xmldsig#rsa-sha1')
  const text = `SAMLRequest=${message}&SigAlg=${algorithm}`
  const signature = createSign('RSA-SHA1').update(text).sign(keys.old.privateKey, 'base64')
  return `${SLO_URL}?${text}&Signature=${encodeURIComponent(signature)}`
}

it('a logout that the provider did not sign, that is old or for another shop ends nothing', async () => {
  const { browser, answer } = await signInBySso(shop, 'both')
  const xml = logoutRequestXml(provider(), answer)
  const right = redirectAddress(SLO_URL, 'SAMLRequest', xml, keys.old.privateKey)
  const old = logoutRequestXml({ ...provider(), now: new Date(time.now().getTime() - 7 * 60_000) }, answer)
  const other = logoutRequestXml({ ...provider(), destination: 'https://altro.example/slo' }, answer)
  const stranger = logoutRequestXml({ ...provider(), issuer: 'https://idp.altro.example' }, answer)
  const at = (minutes: number) => new Date(time.now().getTime() + minutes * 60_000)
  const early = logoutRequestXml({ ...provider(), now: at(2) }, answer)
  const ended = xml.replace('Destination=', `NotOnOrAfter="${at(-2).toISOString()}" Destination=`)
  const response = logoutResponseXml(provider(), '_nobody')
  const signed = (kind: 'SAMLRequest' | 'SAMLResponse', text: string, key = keys.old) =>
    redirectAddress(SLO_URL, kind, text, key.privateKey)
  const wrong: [string, string][] = [
    [right.replace(/&Signature=.*/, ''), 'signature: none'],
    [bySha1(xml), 'algorithm: '],
    [`${right}&SAMLRequest=x`, 'form: '],
    [`${right}&RelayState=x`, 'signature'],
    [signed('SAMLRequest', response), 'structure: LogoutRequest'],
    [signed('SAMLResponse', response), 'logout: '],
    [signed('SAMLRequest', xml, keys.other), 'signature'],
    [signed('SAMLRequest', old), 'expired'],
    [signed('SAMLRequest', early), 'notYetValid'],
    [signed('SAMLRequest', ended), 'expired'],
    [signed('SAMLRequest', other), 'destination: '],
    [signed('SAMLRequest', stranger), 'issuer: '],
    [`${SLO_URL}?SAMLRequest=x`, 'encoding'],
    [SLO_URL, 'form'],
  ]
  const told = vi.spyOn(shop.services.log, 'warn').mockImplementation(() => undefined)
  for (const [address, reason] of wrong) {
    expect([reason, (await slo(address)).statusCode]).toEqual([reason, 403])
    const [about] = told.mock.lastCall as unknown as [{ reason: string }]
    expect(about.reason.slice(0, reason.length)).toBe(reason)
  }
  expect((await browser.call(testSession)).user.ssoUser).toBe(true)
  expect((await slo(right)).statusCode).toBe(303)
  await expect.poll(async () => (await browser.call(testSession)).user.userId, { timeout: 1_000 }).toBe(-1)
})

it('an answer to our logout counts only from the provider that was asked', async () => {
  const { browser } = await signInBySso(shop, 'both')
  await browser.call(logout)
  const { rows } = await pool.query<{ id: string }>(
    `select id from sso_requests where kind = 'logout' order by created_at desc, id desc limit 1`,
  )
  const answerOf = (issuer: string) =>
    redirectAddress(
      SLO_URL,
      'SAMLResponse',
      logoutResponseXml({ ...provider(), issuer }, rows[0]!.id),
      keys.old.privateKey,
    )
  expect((await slo(answerOf(`${IDP}/lean`))).statusCode).toBe(403)
  expect((await slo(answerOf(IDP))).statusCode).toBe(303)
})

it('signing out here leads to the provider’s logout, whose answer leads back into the shop', async () => {
  for (const call of [logout, endSso]) {
    const { browser } = await signInBySso(shop, 'both')
    const { data, user } = await browser.call(call)
    const address = new URL(data!.loginRedirectUrl!)
    expect([address.origin + address.pathname, user.userId]).toEqual([IDP_LOGOUT, -1])
    const { rows } = await pool.query(
      `select id from sso_requests where kind = 'logout' order by created_at desc, id desc limit 1`,
    )
    const response = logoutResponseXml(provider(), rows[0].id as string)
    const { statusCode, headers } = await slo(
      redirectAddress(SLO_URL, 'SAMLResponse', response, keys.old.privateKey),
    )
    expect([statusCode, headers.location]).toEqual([303, `${SHOP_URL}/`])
  }
  const user = await buildUser(db)
  const browser = shop.shopper('10.8.0.3')
  await signIn(browser, user.login)
  expect((await browser.call(logout)).data).toEqual({})
})
