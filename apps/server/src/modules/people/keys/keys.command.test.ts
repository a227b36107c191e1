import { techLogin, testSession } from '@cambusa/contract/people/auth'
import { userDetail } from '@cambusa/contract/people/profile'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildCompany, buildUser } from '../../../testing/factories/users.ts'
import { mailsTo, openOutbox } from '../../../testing/kept-mails.ts'
import { saidBy } from '../../../testing/said-by.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import { runKeysCommand } from './keys.command.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ fill: buildShop })
  await openOutbox(app.database)
})

const command = (...args: string[]) =>
  saidBy(() => runKeysCommand({ config: app.services.config, database: app.database, args }))
let made = 0
const holder = async (more: { companies?: number } = {}) => {
  const codInt = `chiavi${(made += 1)}`
  const user = await buildUser(app.db, { userTypeId: 3, codInt })
  for (let n = 0; n < (more.companies ?? 1); n += 1)
    await buildCompany(app.db, codInt, {
      name: `Trattoria ${made}-${n}`,
      vatNumber: `9${made}`.padEnd(10, '0') + n,
    })
  return user
}
const written = (said: string) => ({
  key: /chiave (\S+)/.exec(said)![1]!,
  secret: /segreto (\S+)/.exec(said)![1]!,
})

describe('npm run keys', () => {
  it('makes a key whose secret is shown once, lists it with its last use, and withdraws it', async () => {
    const { id, login } = await holder()
    expect(await command('make', login, '--name', 'Cassa 2', '--dry-run')).toContain('Prova')
    expect(await command('list', login)).toContain('Nessuna chiave')
    const body = written(await command('make', login, '--name', 'Cassa 2', '--by', 'Ada'))
    expect((await mailsTo(app, login)).map(({ kind }) => kind)).toEqual(['keyMade'])
    const { rows } = await app.database.pool.query<{ all: string }>(
      `select (select json_agg(k)::text from technical_keys k) || (select json_agg(m)::text from mails m)
         || (select json_agg(a)::text from audit_log a) as all`,
    )
    expect(rows[0]!.all).not.toContain(body.secret.replaceAll('-', ''))
    expect(await command('list', login)).toContain('valida')
    expect(await command('list', login)).toContain('mai usata')
    const till = app.shopper('10.41.0.1')
    // Now by the clock of the test, whose key was made by the clock of the machine.
    app.time.set(new Date())
    const entered = await till.call(techLogin, { body: { ...body, key: body.key.toLowerCase() } })
    expect([entered.codes, entered.user.userId]).toEqual([[], id])
    expect(await command('list', login)).toContain('usata l’ultima volta')
    expect(await command('withdraw', body.key, '--by', 'Ada')).toContain('non vale più')
    await expect.poll(async () => (await till.call(testSession)).user.userId, { timeout: 5_000 }).toBe(-1)
    expect((await till.call(userDetail)).httpStatus).toBe(419)
    expect(await command('list')).toContain('ritirata')
    expect(await command('withdraw', body.key)).toContain('Non c’è una chiave valida')
    const { rows: audited } = await app.database.pool.query<{ act: string; actor: string }>(
      'select act, actor from audit_log where subject = $1 order by id',
      [body.key.replaceAll('-', '')],
    )
    expect(audited).toEqual([
      { act: 'keys.make', actor: 'Ada' },
      { act: 'keys.withdraw', actor: 'Ada' },
    ])
  })

  it('asks which company where there are several, and takes no customer without one and no staff', async () => {
    const { login } = await holder({ companies: 2 })
    const asked = await command('make', login, '--name', 'Cassa')
    expect(asked).toContain('--company')
    const vat = /- (\d{11}) {2}Trattoria \d+-1/.exec(asked)![1]!
    expect(await command('make', login, '--name', 'Cassa', '--company', vat)).toContain('Fatto')
    expect(await command('make', login, '--name', 'Cassa', '--company', '00000000000')).toContain(
      'con questa partita IVA',
    )
    const { login: alone } = await buildUser(app.db)
    expect(await command('make', alone, '--name', 'Cassa')).toContain('non ha un’azienda')
    const { login: staff } = await buildUser(app.db, { userTypeId: 2, codInt: 'chiavi1' })
    expect(await command('make', staff, '--name', 'Cassa')).toContain('Non c’è un cliente')
    const { login: closed } = await buildUser(app.db, { isDisabled: true })
    expect(await command('make', closed, '--name', 'Cassa')).toContain('è chiuso')
  })

  it('refuses impossible arguments in one sentence', async () => {
    const { login } = await holder()
    expect(await command('make', login)).toContain('--name vuole')
    expect(await command('make', login, '--name', 'x'.repeat(61))).toContain('--name vuole')
    expect(await command('make', login, '--name', 'Cassa', '--days', '0')).toContain('--days vuole')
    expect(await command('make', login, '--name', 'Cassa', '--days', 'mille')).toContain('--days vuole')
    expect(await command('make', login, '--name', 'Cassa', 'altro')).toContain('Uso:')
    for (const args of [[], ['make'], ['withdraw'], ['withdraw', 'a', 'b'], ['altro', login]])
      expect(await command(...args)).toContain('Uso:')
  })
})
