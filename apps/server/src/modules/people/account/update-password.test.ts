import { testSession } from '@cambusa/contract/people/auth'
import {
  requestPasswordReset,
  resetPasswordByCard,
  updatePassword,
  updatePasswordByGet,
} from '@cambusa/contract/people/password'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildUser, signIn, TEST_PASSWORD } from '../../../testing/factories/users.ts'
import { mailsTo, openOutbox, tokenTo } from '../../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { Shopper } from '../../../testing/test-shopper.ts'

const NEW_PASSWORD = 'Lambrusco.1926'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ fill: buildShop })
  await openOutbox(app.database)
})
let browsers = 0
const browser = () => app.shopper(`10.6.0.${(browsers += 1)}`)
const change = (from: Shopper, old_password: string, new_password = NEW_PASSWORD) =>
  from.call(updatePassword, { body: { old_password, new_password } })
const userOf = async (from: Shopper) => (await from.call(testSession)).user.userId

async function signedIn() {
  const user = await buildUser(app.db)
  const here = browser()
  await signIn(here, user.login, { remember_me: true })
  return { ...user, here }
}

describe('changing the password', () => {
  it('keeps this browser signed in with its remembered device, and ends all others', async () => {
    const { id, login, here } = await signedIn()
    const [there, forgetful] = [browser(), browser()]
    await signIn(there, login, { remember_me: true })
    await signIn(forgetful, login)
    const reply = await change(here, TEST_PASSWORD)
    expect(reply.codes).toEqual(['password.changed'])
    await expect.poll(() => userOf(there)).toBe(-1)
    await expect.poll(() => userOf(forgetful)).toBe(-1)
    expect(await userOf(here)).toBe(id)
    here.session = undefined
    expect(await userOf(here)).toBe(id)
    expect((await mailsTo(app, login)).map(({ kind }) => kind)).toEqual([
      'newDevice',
      'newDevice',
      'passwordChanged',
    ])
    expect((await signIn(browser(), login, { password: NEW_PASSWORD })).user.userId).toBe(id)
  })

  it('with a wrong old one is refused at its field, and limited', async () => {
    const { here } = await signedIn()
    const wrong = await change(here, 'Sbagliata.1')
    expect(wrong.response.errors).toEqual([
      { code: 'password.wrong', error: 'La password attuale non è corretta.', field: 'old_password' },
    ])
    for (let time = 0; time < 4; time += 1) await change(here, 'Sbagliata.1')
    expect((await change(here, TEST_PASSWORD)).codes).toEqual(['request.tooMany'])
  })

  it('names both fields if both are wrong', async () => {
    const { here } = await signedIn()
    const { httpStatus, response } = await change(here, '', 'corta')
    expect(httpStatus).toBe(400)
    expect(response.errors.map(({ field }) => field)).toEqual(['old_password', 'new_password'])
  })

  it('ends a link to choose another password', async () => {
    const { login, here } = await signedIn()
    await browser().call(requestPasswordReset, { body: { e_mail: login } })
    const token = await tokenTo(app, login)
    await change(here, TEST_PASSWORD)
    const late = await browser().call(resetPasswordByCard, {
      body: { email: login, token, password: 'Altra.Scelta.2' },
    })
    expect(late.codes).toEqual(['password.tokenEnded'])
  })

  it('twice at once with the same old one succeeds once', async () => {
    const { here } = await signedIn()
    const both = await Promise.all([
      change(here, TEST_PASSWORD, 'Prima.Scelta.1'),
      change(here, TEST_PASSWORD, 'Altra.Scelta.2'),
    ])
    expect(both.map(({ codes }) => codes.join()).toSorted()).toEqual(['password.changed', 'password.wrong'])
  })

  it('works by the older GET form, and not for visitors', async () => {
    const { here } = await signedIn()
    const query = { old_password: TEST_PASSWORD, new_password: NEW_PASSWORD }
    expect((await browser().call(updatePasswordByGet, { query })).httpStatus).toBe(419)
    expect((await here.call(updatePasswordByGet, { query })).codes).toEqual(['password.changed'])
  })
})
