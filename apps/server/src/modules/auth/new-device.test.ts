import { logout } from '@cambusa/contract/people/auth'
import { beforeAll, expect, it } from 'vitest'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildUser, signIn } from '../../testing/factories/users.ts'
import { mailsTo, openOutbox } from '../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

const DAY_MS = 86_400_000

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ fill: buildShop })
  await openOutbox(app.database)
})

const kindsTo = async (login: string) => (await mailsTo(app, login)).map(({ kind }) => kind)

it('tells a customer of a sign-in from a device and an address that were not known, but never of the first', async () => {
  const { login } = await buildUser(app.db)
  await signIn(app.shopper('10.1.0.1'), login)
  expect(await kindsTo(login)).toEqual([])
  // The same address: somebody at home.
  await signIn(app.shopper('10.1.0.1'), login)
  expect(await kindsTo(login)).toEqual([])
  await signIn(app.shopper('10.1.0.2'), login)
  expect(await kindsTo(login)).toEqual(['newDevice'])
  const [mail] = await mailsTo(app, login)
  expect(mail!.params).toMatchObject({ at: app.time.now().toISOString() })
})

it('does not tell of a remembered device at another address, nor of a wrong password', async () => {
  const { login } = await buildUser(app.db)
  const phone = app.shopper('10.2.0.1')
  await signIn(phone, login, { remember_me: true })
  const elsewhere = app.shopper('10.2.0.2')
  Object.assign(elsewhere, { session: phone.session, account: phone.account })
  await signIn(elsewhere, login, { remember_me: true })
  await signIn(app.shopper('10.2.0.3'), login, { password: 'sbagliata' })
  expect(await kindsTo(login)).toEqual([])
})

it('tells of the first sign-in after a long time away', async () => {
  const { login } = await buildUser(app.db)
  const first = app.shopper('10.3.0.1')
  await signIn(first, login)
  await first.call(logout)
  app.time.advance(40 * DAY_MS)
  await signIn(app.shopper('10.3.0.1'), login)
  expect(await kindsTo(login)).toEqual(['newDevice'])
})

it('writes three times an hour at most', async () => {
  const { login } = await buildUser(app.db)
  for (let from = 1; from <= 6; from += 1) await signIn(app.shopper(`10.4.0.${from}`), login)
  expect(await kindsTo(login)).toEqual(['newDevice', 'newDevice', 'newDevice'])
})
