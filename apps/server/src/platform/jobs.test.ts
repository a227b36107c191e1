import { pino } from 'pino'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { startJobs } from './jobs.ts'

const now = new Date('2026-11-21T09:00:00Z')
const log = pino({ level: 'silent' })

it('runs a job at start, keeps its timetable in the database, and forgets one that is gone', async () => {
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

it('tries a failed job again and leaves the others alone', async () => {
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
