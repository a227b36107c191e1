import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { inTransaction } from './database.ts'

describe('the database', async () => {
  const { db, pool } = await createTestDatabase({ statementTimeoutMs: 300, lockTimeoutMs: 200, max: 3 })
  await pool.query('create table notes (id int primary key, text text)')
  const count = async () => (await pool.query('select count(*) as n from notes')).rows[0].n

  test('a transaction that returns is committed as a whole', async () => {
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`insert into notes values (1, 'a')`)
      await tx.execute(sql`insert into notes values (2, 'b')`)
    })
    expect(await count()).toBe(2)
  })

  test('a transaction that throws leaves nothing behind and releases its connection', async () => {
    const before = await count()
    for (let turn = 0; turn < 5; turn++) {
      const failing = inTransaction(db, async (tx) => {
        await tx.execute(sql`insert into notes values (10, 'x')`)
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
    }
    expect(await count()).toBe(before)
    expect(pool.idleCount).toBe(pool.totalCount)
  })

  test('a nested transaction joins the outer one', async () => {
    const outer = inTransaction(db, async (tx) => {
      await inTransaction(tx, (inner) => inner.execute(sql`insert into notes values (20, 'inner')`))
      throw new Error('outer fails')
    })
    await expect(outer).rejects.toThrow('outer fails')
    expect((await pool.query('select from notes where id = 20')).rowCount).toBe(0)
  })

  test('whole numbers, quantities and days are read as numbers and plain text', async () => {
    const { rows } = await pool.query(
      `select 9007199254740991::int8 as big, 1.250::numeric as kg, date '2026-03-29' as day`,
    )
    expect(rows[0]).toEqual({ big: 9007199254740991, kg: 1.25, day: '2026-03-29' })
  })

  test('a number too large for JavaScript is an error, never a wrong number', async () => {
    await expect(pool.query('select 9007199254740993::int8')).rejects.toThrow(/does not fit/)
    expect((await pool.query('select 1 as one')).rows[0].one).toBe(1)
  })

  test('recovers when the main thread was blocked for longer than the connection time-out', async () => {
    const burst = await createTestDatabase({ max: 3 })
    const blockMs = (ms: number) => {
      for (const end = performance.now() + ms; performance.now() < end;);
    }
    const held = Array.from({ length: 30 }, () =>
      inTransaction(burst.db, (tx) => tx.execute(sql`select 1`)).then(
        () => 'done',
        () => 'failed',
      ),
    )
    blockMs(2_500)
    await nextTurn()
    blockMs(2_500)
    const afterwards = performance.now()
    await vi.waitFor(() => burst.pool.query('select 1'), 5_000)
    expect(performance.now() - afterwards).toBeLessThan(5_000)
    await Promise.all(held)
    expect(burst.pool.waitingCount).toBe(0)
    expect(burst.pool.idleCount).toBe(burst.pool.totalCount)
  })

  test('a statement that takes too long is cancelled', async () => {
    await expect(pool.query('select pg_sleep(5)')).rejects.toMatchObject({ code: '57014' })
  })

  test('a statement that waits for a locked row fails instead of hanging', async () => {
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`update notes set text = 'held' where id = 1`)
      await expect(pool.query(`update notes set text = 'other' where id = 1`)).rejects.toMatchObject({
        code: '55P03',
      })
    })
  })

  test('connections that PostgreSQL closes are replaced', async () => {
    await Promise.all([pool.query('select 1'), pool.query('select 1')])
    const killing = pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await killing
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect((await pool.query('select 1 as one')).rows[0].one).toBe(1)
  })

  test('a connection that breaks while it is held, between two statements, fails the next one only', async () => {
    // Without limits, as commands and the reading of the catalogue have it.
    const { pool } = await createTestDatabase()
    const held = await pool.connect()
    const gone = new Promise((resolve) => held.once('end', resolve))
    const { rows } = await held.query<{ pid: number }>('select pg_backend_pid() as pid')
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await gone
    // An error that nobody listens for ends the process.
    expect(() => held.emit('error', new Error('broken'))).not.toThrow()
    await expect(held.query('select 1')).rejects.toThrow('not queryable')
    held.release(true)
    expect((await pool.query('select 1 as one')).rows[0].one).toBe(1)
  })
})
