import { pino } from 'pino'
import { expect, it } from 'vitest'
import { atTheEnd } from '../../testing/at-the-end.ts'
import { openOwnPostgres } from '../../testing/own-postgres.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { openDatabase } from '../database/database.ts'
import { startJobs } from './start-jobs.ts'

const now = new Date('2026-11-21T09:00:00Z')
const log = pino({ level: 'silent' })

it('runs a job at start, stores its schedule in the database, and removes the schedule of a dropped job', async () => {
  const database = await createTestDatabase()
  const runs: string[] = []
  const job = (name: string) => ({
    name,
    cron: '* * * * *',
    run: async (at: Date) => runs.push(`${name} ${at.toISOString()}`),
  })
  const needs = { database, clock: () => now, log }
  const stop = await startJobs(needs, [job('sweep'), job('roll')])
  await expect
    .poll(() => runs.toSorted(), { timeout: 15_000 })
    .toEqual(['roll 2026-11-21T09:00:00.000Z', 'sweep 2026-11-21T09:00:00.000Z'])
  await stop()
  const stopAgain = await startJobs(needs, [job('sweep')])
  const { rows } = await database.pool.query('select name, timezone from pgboss.schedule')
  expect(rows).toEqual([{ name: 'sweep', timezone: 'Europe/Rome' }])
  await stopAgain()
})

it('retries a failed job without affecting the others', async () => {
  const database = await createTestDatabase()
  let tries = 0
  const stop = await startJobs({ database, clock: () => now, log }, [
    {
      name: 'fails-once',
      cron: '* * * * *',
      run: async () => {
        tries += 1
        if (tries === 1) throw new Error('once')
      },
    },
  ])
  await expect.poll(() => tries, { timeout: 20_000 }).toBe(2)
  await stop()
})

it('waits while the database is away, and continues without excessive log lines', async () => {
  const postgres = await openOwnPostgres()
  const database = openDatabase(postgres.url)
  atTheEnd(() => database.close())
  const errors: unknown[] = []
  const noting = pino({ level: 'warn' }, { write: (line: string) => void errors.push(line) })
  let runs = 0
  const slow = async () => {
    runs += 1
    // The run ends while the database is away, so that pg-boss's next write fails without a handler.
    await new Promise((resolve) => setTimeout(resolve, 1_500))
  }
  const stop = await startJobs({ database, clock: () => now, log: noting }, [
    { name: 'slow', cron: '* * * * *', run: slow },
  ])
  await expect.poll(() => runs, { timeout: 15_000 }).toBeGreaterThan(0)
  await postgres.act('alter role shop connection limit 0')
  await postgres.act(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'shop'`)
  await new Promise((resolve) => setTimeout(resolve, 5_000))
  await postgres.act('alter role shop connection limit -1')
  const done = `select from pgboss.job where name = 'slow' and state = 'completed'
    union all select from pgboss.archive where name = 'slow'`
  const countDone = () =>
    database.pool.query(done).then(
      ({ rowCount }) => rowCount,
      () => 0,
    )
  await expect.poll(countDone, { timeout: 15_000 }).toBeGreaterThan(0)
  expect(errors.length).toBeLessThan(4)
  await stop()
})
