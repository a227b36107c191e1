import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { ask, inventoryOf } from './testing/database-inventory.ts'
import { CUSTOMER } from './testing/demo-databases.ts'
import { PRODUCTION_ENV, startProgram } from './testing/shop-program.ts'
import { chosen } from './testing/extent.ts'
import { createEmptyDatabase } from './testing/test-database.ts'

const STARTING = { timeout: 120_000 }
const base = realpathSync(mkdtempSync(join(tmpdir(), 'cambusa-flags-')))
// When root runs the tests, PostgreSQL runs as another user, who must be able to enter.
chmodSync(base, 0o755)
afterAll(() => rmSync(base, { recursive: true, force: true }))

let foreign: string
let retailer: string
beforeAll(async () => {
  foreign = await createEmptyDatabase()
  await ask(foreign, 'create table payroll as select 1 as id')
  retailer = await createEmptyDatabase()
  await migrateDatabase(retailer)
  await ask(retailer, CUSTOMER)
})

/** Runs the server (main) or a command (demo) like the operator; returns its output and exit code. */
async function run(program: 'main' | 'demo', args: string[], env: Record<string, string>, dataDir = base) {
  const shop = startProgram(args, { program, env: { PORT: '0', CAMBUSA_DATA: dataDir, ...env } })
  return { code: await shop.ended, output: shop.output() }
}

/** Exactly one sentence: no stack, no error of the runtime. */
function expectSentence({ code, output }: Awaited<ReturnType<typeof run>>, sentence: RegExp) {
  expect(output).toMatch(sentence)
  expect(output).not.toMatch(/^\s+at |Error:|node:internal/m)
  expect(code).toBe(1)
}

describe('the operator reads one sentence, and nothing is changed', () => {
  const NOWHERE = 'postgres://nobody:nothing@127.0.0.1:1/none'
  const commands: ['main' | 'demo', string[], Record<string, string>, RegExp][] = [
    ['main', ['--reset', '--demo'], {}, /contiene già altro \(la tabella payroll\)|non è quello di prova/],
    ['main', ['--demo'], {}, /contiene già altro \(la tabella payroll\)|non è quello di prova/],
    ['main', ['--reset'], {}, /--reset lo svuota solo insieme a --demo/],
    ['main', ['--reset', '--demo'], PRODUCTION_ENV, /In produzione --reset non è ammesso/],
    ['main', ['--demo'], PRODUCTION_ENV, /In produzione --demo non è ammesso/],
    [
      'demo',
      ['--products', '10', '--demo'],
      {},
      /contiene già altro \(la tabella payroll\)|non è quello di prova/,
    ],
    ['main', ['--empty', '--demo'], {}, /scegli uno dei due/],
    ['main', ['--empty'], PRODUCTION_ENV, /In produzione --empty non è ammesso/],
    ['demo', ['--products', '10'], {}, /con --demo ci metto il negozio di prova/],
    ['demo', ['--products', '10', '--demo'], PRODUCTION_ENV, /In produzione npm run demo non è ammesso/],
  ]
  test.each(chosen('flags of the demo', commands, 4))(
    '%s %o %o',
    STARTING,
    async (program, args, env, sentence) => {
      for (const url of [foreign, retailer]) {
        const before = await inventoryOf(url)
        expectSentence(await run(program, args, { ...env, DATABASE_URL: url }), sentence)
        expect(await inventoryOf(url)).toEqual(before)
      }
    },
  )

  test('in production before any connection', STARTING, async () => {
    const env = { ...PRODUCTION_ENV, DATABASE_URL: NOWHERE }
    const started = await run('main', ['--reset', '--demo'], env)
    expectSentence(started, /In produzione --reset/)
    expect(started.output).not.toContain('127.0.0.1')
    expectSentence(await run('demo', ['--demo'], env), /In produzione npm run demo/)
  })

  test('with a shop of the retailer’s in the embedded database too', STARTING, async () => {
    const dataDir = join(base, 'own')
    const postgres = await openEmbeddedPostgres({ dataDir, role: 'owner', durable: false })
    await migrateDatabase(postgres.url)
    await ask(postgres.url, CUSTOMER)
    await postgres.close()
    mkdirSync(join(dataDir, 'import'))
    writeFileSync(join(dataDir, 'import', 'notte.csv'), 'code')
    const refused = await run('main', ['--reset'], {}, dataDir)
    expectSentence(refused, /--reset non li tocca/)
    expect(refused.output).toContain(postgres.directory)
    expectSentence(await run('main', ['--demo'], {}, dataDir), /non è quello di prova/)
    expectSentence(await run('demo', ['--products', '10'], {}, dataDir), /non è quello di prova/)
    expect(existsSync(join(dataDir, 'import', 'notte.csv'))).toBe(true)
    const again = await openEmbeddedPostgres({ dataDir, role: 'owner', durable: false })
    expect(await ask(again.url, 'select login from users')).toEqual([{ login: 'mario@trattoria.it' }])
    await ask(again.url, 'insert into trial_shop_mark default values')
    await again.close()
    expectSentence(
      await run('main', ['--reset'], {}, dataDir),
      /cominciato con --empty: --reset non li tocca/,
    )
    expectSentence(await run('demo', ['--products', '10'], {}, dataDir), /cominciato con --empty/)
  })
})
