import { testSession } from '@cambusa/contract/people/auth'
import { resetPasswordByCard } from '@cambusa/contract/people/password'
import { beforeAll, describe, expect, it } from 'vitest'
import { beginSecondFactor, confirmSecondFactor } from '@cambusa/contract/people/second-factor'
import { appCode } from '../../../testing/app-code.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildUser, signIn } from '../../../testing/factories/users.ts'
import { mailsTo, openOutbox, tokenTo } from '../../../testing/kept-mails.ts'
import { saidBy } from '../../../testing/said-by.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { runCustomersCommand } from './customers.command.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ fill: buildShop })
  await openOutbox(app.database)
})

const command = (...args: string[]) =>
  saidBy(() => runCustomersCommand({ config: app.services.config, database: app.database, args }))
const row = async (text: string, values: unknown[]) =>
  (await app.database.pool.query(text, values)).rows[0] as Record<string, unknown> | undefined
const audit = async (subject: string) =>
  (
    await app.database.pool.query<{ actor: string; act: string; details: object }>(
      'select actor, act, details from audit_log where subject = $1 order by id',
      [subject],
    )
  ).rows

describe('npm run customers -- staff', () => {
  const typeOf = async (login: string) =>
    (await row('select user_type_id "type" from users where login = $1', [login]))?.type
  const staff = (login: string, role: string, ...more: string[]) =>
    command('staff', login, '--role', role, ...more)

  it('creates an operator, who chooses a password by the link of a mail', async () => {
    const login = 'banco@example.com'
    expect(await staff(login, 'operator', '--dry-run')).toContain('Prova')
    expect([await typeOf(login), await mailsTo(app, login)]).toEqual([undefined, []])
    expect(await staff('Banco@example.com', 'operator', '--by', 'Ada')).toContain(
      'link per scegliere la password',
    )
    expect((await mailsTo(app, login)).map(({ kind }) => kind)).toEqual(['staffInvited'])
    const browser = app.shopper('10.7.0.1')
    const body = { email: login, token: await tokenTo(app, login), password: 'Lambrusco.1926' }
    expect((await browser.call(resetPasswordByCard, { body })).codes).toEqual([])
    const credentials = { login, password: 'Lambrusco.1926' }
    const begun = await browser.call(beginSecondFactor, { body: credentials })
    const code = appCode(begun.data!.secret, app.time.now())
    const { user } = await browser.call(confirmSecondFactor, { body: { ...credentials, code } })
    expect(user.userType?.userTypeId).toBe(2)
    expect(await staff(login, 'operator')).toContain('è già operatore')
    expect(await audit(login)).toEqual([
      { actor: 'Ada', act: 'customers.staff', details: { role: 'operator', promotes: false } },
    ])
    expect(await staff(login, 'administrator')).toContain('ora è amministratore')
    await expect.poll(async () => (await browser.call(testSession)).user.userId, { timeout: 5_000 }).toBe(-1)
    expect(await typeOf(login)).toBe(1)
  })

  it('promotes a customer only if told to, and then ends the password', async () => {
    const { id, login } = await buildUser(app.db)
    expect(await staff(login, 'operator')).toContain('è già di un cliente')
    expect([await typeOf(login), await mailsTo(app, login)]).toEqual([4, []])
    expect(await staff(login, 'operator', '--promote')).toContain('Fatto')
    expect(
      await row('select user_type_id "type", password_hash "hash" from users where id = $1', [id]),
    ).toEqual({
      type: 2,
      hash: '!',
    })
  })

  it('takes the second factor from staff, who are signed out and connect an app again', async () => {
    const { id, login } = await buildUser(app.db, { userTypeId: 1 })
    const browser = app.shopper('10.7.0.2')
    expect((await signIn(browser, login)).user.userId).toBe(id)
    expect(await command('reset-factor', login, '--dry-run')).toContain('Prova')
    expect((await browser.call(testSession)).user.userId).toBe(id)
    expect(await command('reset-factor', login, '--by', 'Ada')).toContain('non vale più')
    await expect.poll(async () => (await browser.call(testSession)).user.userId, { timeout: 5_000 }).toBe(-1)
    expect((await signIn(app.shopper('10.7.0.3'), login)).codes).toEqual(['auth.secondFactorMissing'])
    expect(await audit(login)).toEqual([{ actor: 'Ada', act: 'customers.reset-factor', details: {} }])
    expect(await command('reset-factor', login)).toContain('non ha un’app')
    const { login: customer } = await buildUser(app.db)
    expect(await command('reset-factor', customer)).toContain('è di un cliente')
    expect(await command('reset-factor', 'nessuno@example.com')).toContain('Non c’è un cliente')
  })

  it('refuses impossible arguments in one sentence', async () => {
    const { login: closed } = await buildUser(app.db, { isDisabled: true })
    expect(await staff(closed, 'operator', '--promote')).toContain('è chiuso')
    expect(await staff('niente', 'operator')).toContain('non è un indirizzo e-mail')
    expect(await staff('chi@example.com', 'capo')).toContain('--role vuole')
    expect(await command('staff', 'chi@example.com')).toContain('Uso:')
  })
})
