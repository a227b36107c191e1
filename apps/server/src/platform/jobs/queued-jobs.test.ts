import PgBoss from 'pg-boss'
import { pino } from 'pino'
import { setTimeout as wait } from 'node:timers/promises'
import * as Type from 'typebox'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { inTransaction, type Database } from '../database/database.ts'
import { queuedJob, queuedJobWork, enqueueJob } from './queued-jobs.ts'
import { runJobsCommand } from './jobs.command.ts'
import { startJobs } from './start-jobs.ts'

const now = new Date('2026-11-21T09:00:00Z')
const log = pino({ level: 'silent' })
const LONG = { timeout: 45_000 }

const greeting = queuedJob({
  name: 'greeting',
  payload: Type.Object({ orderId: Type.Integer(), token: Type.String() }),
  shown: ['orderId'],
  tries: 3,
  firstPauseSeconds: 2,
  runSeconds: 300,
})

const payload = { orderId: 7, token: 'a secret' }

/** The shop's jobs on this database, and the results of the queued jobs. */
async function open(database: Database, run?: (orderId: number) => Promise<void>) {
  const done: { orderId: number; id: string; atMs: number }[] = []
  const work = queuedJobWork(greeting, async ({ orderId }, { id }) => {
    done.push({ orderId, id, atMs: Date.now() })
    await run?.(orderId)
  })
  const stop = await startJobs({ database, clock: () => now, log }, [], [work])
  return { done, stop }
}

const send = (database: Database, orderId: number, key = `order ${orderId}`) =>
  inTransaction(database.db, (tx) => enqueueJob(tx, greeting, { ...payload, orderId }, key))

const rowOf = async (database: Database, text: string) =>
  (await database.pool.query(text)).rows[0] as Record<string, unknown> | undefined

/** What pg-boss does every two minutes: takes back jobs that a process started and never ended. */
const expire = ({ pool }: Database) =>
  new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } }).expire()

/** The output for the operator. */
async function command(database: Database, ...args: string[]): Promise<string> {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  try {
    await runJobsCommand({ database, args }, [greeting])
    return said.mock.calls.flat().join('\n')
  } finally {
    said.mockRestore()
  }
}

it('does what a committed act has enqueued, and nothing of one that was rolled back', async () => {
  const database = await createTestDatabase()
  const { done, stop } = await open(database)
  const rolledBack = inTransaction(database.db, async (tx) => {
    expect(await enqueueJob(tx, greeting, { ...payload, orderId: 1 }, 'order 1')).toBe(true)
    throw new Error('the act fails')
  })
  await expect(rolledBack).rejects.toThrow('the act fails')
  await send(database, 2)
  await expect.poll(() => done.map(({ orderId }) => orderId), LONG).toEqual([2])
  expect(await rowOf(database, `select from pgboss.job where data->>'orderId' = '1'`)).toBeUndefined()
  await stop()
})

it('loses nothing when the process ends between commit and work', async () => {
  const database = await createTestDatabase()
  await (await open(database)).stop()
  await send(database, 3)
  await send(database, 4)
  // Another process took the second one and was killed.
  await database.pool
    .query(`update pgboss.job set state = 'active', started_on = now() - interval '10 minutes'
    where data->>'orderId' = '4'`)
  const { done, stop } = await open(database)
  await expire(database)
  await expect.poll(() => done.map(({ orderId }) => orderId).toSorted((a, b) => a - b), LONG).toEqual([3, 4])
  await stop()
})

it('does the jobs that it is just fetching before it stops', async () => {
  const database = await createTestDatabase()
  await (await open(database)).stop()
  await send(database, 10)
  const { pool } = database.patient
  const ask = pool.query.bind(pool)
  // The answer to the query that fetches the queued job is delayed.
  const late = async (text: string, values: unknown[]) => {
    const answer = await ask(text, values)
    if (/skip locked/i.test(text)) await wait(1_500)
    return answer
  }
  Object.assign(pool, { query: late })
  onTestFinished(() => void Object.assign(pool, { query: ask }))
  const { done, stop } = await open(database)
  const state = () => rowOf(database, `select state from pgboss.job where data->>'orderId' = '10'`)
  await expect.poll(state, LONG).toEqual({ state: 'active' })
  expect(done).toEqual([])
  await stop()
  expect(done.map(({ orderId }) => orderId)).toEqual([10])
  expect(await state()).toEqual({ state: 'completed' })
})

it('is enqueued once per key, also by two acts at the same moment', async () => {
  const database = await createTestDatabase()
  const { done, stop } = await open(database)
  const sent = await Promise.all([send(database, 5), send(database, 5), send(database, 5)])
  expect(sent.filter(Boolean)).toHaveLength(1)
  await send(database, 6)
  await expect.poll(() => done.length, LONG).toBe(2)
  expect(await send(database, 5)).toBe(false)
  expect(new Set(done.map(({ id }) => id)).size).toBe(2)
  await stop()
})

it('pauses longer after each failed try, then keeps it with its reason for the operator', async () => {
  const database = await createTestDatabase()
  let isMended = false
  const { done, stop } = await open(database, async () => {
    if (!isMended) await database.pool.query(`select 'a secret'::int`)
  })
  await send(database, 8)
  const failed = () => rowOf(database, `select id from pgboss.job where state = 'failed'`)
  await expect.poll(failed, LONG).toBeDefined()
  expect(done).toHaveLength(3)
  const pausesMs = done.slice(1).map(({ atMs }, index) => atMs - done[index]!.atMs)
  expect(pausesMs[0]).toBeGreaterThanOrEqual(2_000)
  expect(pausesMs[1]).toBeGreaterThanOrEqual(4_000)
  const { id } = done[0]!
  const list = await command(database)
  expect(list).toContain(`greeting  ${id}`)
  expect(list).toContain('tentativi: 3')
  expect(list).toContain('orderId: 8')
  expect(list).toContain('invalid input syntax')
  expect(list).not.toContain('a secret')

  expect(await command(database, '--retry', id)).toContain(id)
  await expect.poll(() => done.length, LONG).toBe(4)
  await expect.poll(failed, LONG).toBeDefined()
  isMended = true
  await command(database, '--retry', id)
  // pg-boss archives jobs that ended long ago: a retried job has not.
  const row = await rowOf(
    database,
    `select completed_on is not null and state = 'retry' "isEnded" from pgboss.job`,
  )
  expect(row).not.toEqual({ isEnded: true })
  const completed = () => rowOf(database, `select from pgboss.job where state = 'completed'`)
  await expect.poll(completed, LONG).toBeDefined()
  expect(await command(database)).toBe('Nessun lavoro fallito.')
  await stop()
})

it('lets the operator drop a failed job, and reports an unknown one', async () => {
  const database = await createTestDatabase()
  expect(await command(database)).toBe('Nessun lavoro fallito.')
  await (await open(database)).stop()
  await send(database, 9)
  const row = await rowOf(
    database,
    `update pgboss.job set state = 'failed', completed_on = now() returning id`,
  )
  const id = String(row?.id)
  await expect(command(database, '--drop', 'nothing')).rejects.toThrow('nothing')
  await expect(command(database, '--drop', id, '--retry', id)).rejects.toThrow('Uso')
  expect(await command(database, '--drop', id)).toContain(id)
  await expect(command(database, '--retry', id)).rejects.toThrow(id)
})

it('fails the act when the payload is invalid, or when nothing handles the job', async () => {
  const database = await createTestDatabase()
  await (await open(database)).stop()
  const wrong = { orderId: 'seven' } as unknown as typeof payload
  const refused = inTransaction(database.db, (tx) => enqueueJob(tx, greeting, wrong, 'order 7'))
  await expect(refused).rejects.toThrow('payload of greeting')
  const unknown = { ...greeting, name: 'unheard-of' }
  const lost = inTransaction(database.db, (tx) => enqueueJob(tx, unknown, payload, 'order 7'))
  await expect(lost).rejects.toThrow('unheard-of')
})
