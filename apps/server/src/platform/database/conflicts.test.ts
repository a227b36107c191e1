import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { CONFLICT_RETRIES } from './conflicts.ts'
import { inTransaction, type Database, type Db } from './database.ts'
import { answerFailures } from '../http/failures.ts'
import { writeStatement } from './statement.ts'

const addOne = writeStatement<{ id: number }>(
  'test_conflicts_add',
  'update notes set n = n + 1 where id = $id',
)

/** The `count` of each reported conflict. */
const told: number[] = []
let database: Database

/** Makes the next writes to the table fail, that many times, like a deadlock or a serialization failure. */
const failNext = (times: number, state: string) =>
  database.pool.query(`with s as (update failure set state = $2) select setval('failures', $1)`, [
    times + 1,
    state,
  ])
const valueOf = async (id: number) =>
  (await database.pool.query<{ n: number }>('select n from notes where id = $1', [id])).rows[0]!.n

beforeAll(async () => {
  database = await createTestDatabase({
    statementTimeoutMs: 0,
    max: 1,
    onConflict: (_, count) => told.push(count),
  })
  // A sequence also counts what is rolled back.
  await database.pool.query(`
    create table notes (id int primary key, n int not null);
    insert into notes values (1, 0), (2, 0);
    create table failure (state text);
    insert into failure values ('');
    create sequence failures increment -1 minvalue -1000 maxvalue 1000 start 1;
    create function fail_some() returns trigger language plpgsql as $$
    begin
      if nextval('failures') > 0 then
        raise exception 'ended for another' using errcode = (select state from failure);
      end if;
      return new;
    end $$;
    create trigger notes_fail before update on notes for each row execute function fail_some()`)
  await failNext(0, '40P01')
})
afterEach(() => failNext(0, '40P01'))

describe('statements that PostgreSQL aborts because of a conflict', () => {
  it.each(['40P01', '40001'])('are run again, for all callers: a single statement (%s)', async (state) => {
    const before = await valueOf(1)
    await failNext(CONFLICT_RETRIES, state)
    expect(await addOne(database.db, { id: 1 })).toBe(1)
    await failNext(CONFLICT_RETRIES, state)
    await database.db.execute(sql`update notes set n = n + 1 where id = 1`)
    await failNext(CONFLICT_RETRIES, state)
    await database.pool.query('update notes set n = n + 1 where id = 1')
    expect(await valueOf(1)).toBe(before + 3)
  })

  it.each(['40P01', '40001'])('are run again as a whole: a transaction (%s)', async (state) => {
    const before = await valueOf(2)
    await failNext(CONFLICT_RETRIES, state)
    let runs = 0
    await inTransaction(database.db, async (tx: Db) => {
      runs += 1
      await tx.execute(sql`insert into notes values (${100 + before}, 0)`)
      await addOne(tx, { id: 2 })
    })
    expect([runs, await valueOf(2), await valueOf(100 + before)]).toEqual([4, before + 1, 0])
  })

  it('are not retried for ever, and every conflict is counted', async () => {
    const before = await valueOf(1)
    await failNext(CONFLICT_RETRIES + 1, '40P01')
    await expect(addOne(database.db, { id: 1 })).rejects.toMatchObject({ code: '40P01' })
    expect(await valueOf(1)).toBe(before)
    // Reported once in ten seconds, with the total count.
    expect(told).toEqual([1])
  })

  it('are not confused with other failures, which are not retried', async () => {
    await failNext(1, '23505')
    await expect(addOne(database.db, { id: 1 })).rejects.toMatchObject({ code: '23505' })
    expect(await addOne(database.db, { id: 1 })).toBe(1)
  })

  it('are never reported as an outage of the shop', async () => {
    const lines: { msg: string }[] = []
    const write = (line: string) => void lines.push(JSON.parse(line) as { msg: string })
    const app = Fastify({ logger: { level: 'error', stream: { write } } })
    answerFailures(app)
    const cause = Object.assign(new Error('deadlock detected'), { code: '40P01' })
    app.get('/met', async () => Promise.reject(new Error('wrapped', { cause })))
    const answer = await app.inject({ url: '/met' })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([409, undefined])
    expect(answer.json()).toMatchObject({ response: { errors: [{ code: 'request.collided' }] } })
    expect(lines.map(({ msg }) => msg)).toEqual(['request failed'])
  })
})
