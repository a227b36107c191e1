import { randomUUID } from 'node:crypto'
import { testSession } from '@cambusa/contract/people/auth'
import { resetPasswordByCard, updatePassword, updatePasswordByGet } from '@cambusa/contract/people/password'
import { refuseEmailUpdate, userDetail } from '@cambusa/contract/people/profile'
import { confirmRegistration } from '@cambusa/contract/people/registration'
import { beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/database/database.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildUser, signIn, TEST_PASSWORD } from '../../../testing/factories/users.ts'
import { openOutbox } from '../../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { Shopper } from '../../../testing/test-shopper.ts'
import { issueLink, LINK_PURPOSES, linkOf, type LinkPurpose } from '../../links/links.ts'

const NEW_PASSWORD = 'Lambrusco.1926'
let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ fill: buildShop })
  await openOutbox(app.database)
})
let browsers = 0
const browser = () => app.shopper(`10.8.0.${(browsers += 1)}`)
const userOf = async (from: Shopper) => (await from.call(testSession)).user.userId
const sql = (text: string, ...values: unknown[]) => app.database.pool.query(text, values)

interface Account {
  id: number
  login: string
  newEmail: string
  /** Tokens of open links, by purpose. */
  tokens: Record<LinkPurpose, string>
  /** The browser that makes the change. */
  here: Shopper
}

const byLink: {
  [Purpose in LinkPurpose]: (from: Shopper, account: Account) => Promise<{ codes: string[] }>
} = {
  verify: (from, { login: e_mail, tokens }) =>
    from.call(confirmRegistration, { body: { e_mail, reg_control_code: tokens.verify } }),
  email: (from, { login: e_mail, newEmail: new_email, tokens }) =>
    from.call(confirmRegistration, { body: { e_mail, new_email, reg_control_code: tokens.email } }),
  reset: (from, { login: email, tokens }) =>
    from.call(resetPasswordByCard, { body: { email, token: tokens.reset, password: NEW_PASSWORD } }),
  refusal: (from, { login: e_mail, tokens }) =>
    from.call(refuseEmailUpdate, { body: { e_mail, refusal_token: tokens.refusal } }),
}

const passwords = { old_password: TEST_PASSWORD, new_password: NEW_PASSWORD }
/** Every way to change credentials; those without a call are changes by operators or by later code. */
const ACTS: Record<
  string,
  { act: (account: Account) => Promise<{ codes: string[] } | object>; keepsOwn: boolean }
> = {
  'a reset': { act: (account) => byLink.reset(account.here, account), keepsOwn: true },
  'another password': {
    act: ({ here }) => here.call(updatePassword, { body: passwords }),
    keepsOwn: true,
  },
  'another password by the older form': {
    act: ({ here }) => here.call(updatePasswordByGet, { query: passwords }),
    keepsOwn: true,
  },
  'another e-mail': { act: (account) => byLink.email(account.here, account), keepsOwn: true },
  'the old address, which refuses another e-mail': {
    act: (account) => byLink.refusal(account.here, account),
    keepsOwn: false,
  },
  'any statement that sets a password': {
    act: ({ id }) => sql(`update users set password_hash = '!' where id = $1`, id),
    keepsOwn: false,
  },
  'any statement that sets a login': {
    act: ({ id }) => sql(`update users set login = 'x' || login where id = $1`, id),
    keepsOwn: false,
  },
  'closing the account and opening it again': {
    act: async ({ id }) => {
      await sql('update users set is_disabled = true where id = $1', id)
      return sql('update users set is_disabled = false where id = $1', id)
    },
    keepsOwn: false,
  },
}

async function openAccount(): Promise<Account> {
  const { id, login } = await buildUser(app.db)
  const here = browser()
  await signIn(here, login, { remember_me: true })
  const newEmail = `${randomUUID()}@example.com`
  const tokens: Partial<Record<LinkPurpose, string>> = {}
  for (const purpose of LINK_PURPOSES) {
    const email = purpose === 'email' ? newEmail : login
    const { config } = app.services
    const link = { userId: id, purpose, email }
    const linkId = await inTransaction(app.db, (tx) => issueLink(tx, config, link, app.time.now()))
    tokens[purpose] = (await linkOf(app.db, config, linkId))!.token
  }
  return { id, login, newEmail, tokens: tokens as Account['tokens'], here }
}

it.each(Object.entries(ACTS))(
  '%s ends every session, remembered device and open link of the account except the caller’s session',
  async (_, { act, keepsOwn }) => {
    const account = await openAccount()
    const { id, login, here } = account
    const [bySession, byDevice] = [browser(), browser()]
    await signIn(bySession, login)
    await signIn(byDevice, login, { remember_me: true })
    expect((await bySession.call(userDetail)).data?.user.pendingEmail).toBe(account.newEmail)

    const done = await act(account)
    expect('codes' in done ? done.codes.filter((code) => code !== 'password.changed') : []).toEqual([])

    await expect.poll(() => userOf(bySession)).toBe(-1)
    byDevice.session = undefined
    expect(await userOf(byDevice)).toBe(-1)
    await expect.poll(() => userOf(here)).toBe(keepsOwn ? id : -1)
    here.session = undefined
    expect(await userOf(here)).toBe(keepsOwn ? id : -1)
    const before = await sql('select login, password_hash, credential_version from users where id = $1', id)
    for (const purpose of LINK_PURPOSES) {
      const { codes } = await byLink[purpose](browser(), account)
      expect([purpose, codes]).toEqual([
        purpose,
        [expect.stringMatching(/\.(link|token|refusal)(Ended|Used)$/)],
      ])
    }
    const after = await sql('select login, password_hash, credential_version from users where id = $1', id)
    expect(after.rows).toEqual(before.rows)
  },
)

it('an account whose credentials do not change keeps sessions, devices and links', async () => {
  const account = await openAccount()
  await sql(
    `update users set first_name = 'Bea', login = login, password_hash = password_hash where id = $1`,
    account.id,
  )
  expect(await userOf(account.here)).toBe(account.id)
  expect((await byLink.email(browser(), account)).codes).toEqual([])
})
