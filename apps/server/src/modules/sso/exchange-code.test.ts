import { testSession } from '@cambusa/contract/people/auth'
import { expect, it } from 'vitest'
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
