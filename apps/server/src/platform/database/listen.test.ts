import { expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { listen } from './listen.ts'

const database = await createTestDatabase()
const { pool } = database

test('a notification reaches every handler of its channel, and no other', async () => {
  const prices = vi.fn()
  const pricesToo = vi.fn()
  const stock = vi.fn()
  const stops = await Promise.all([
    listen(database, 'prices', prices),
    listen(database, 'prices', pricesToo),
    listen(database, 'stock', stock),
  ])
  await pool.query(`notify prices, '42'`)
  await vi.waitFor(() => expect(pricesToo).toHaveBeenCalledWith('42'))
  expect(prices).toHaveBeenCalledWith('42')
  expect(stock).not.toHaveBeenCalled()
  for (const stop of stops) await stop()
})

test('a stopped handler gets no more notifications', async () => {
  const handler = vi.fn()
  const witness = vi.fn()
  const stop = await listen(database, 'news', handler)
  const stopWitness = await listen(database, 'news', witness)
  await stop()
  await pool.query(`notify news, 'x'`)
  await vi.waitFor(() => expect(witness).toHaveBeenCalled())
  expect(handler).not.toHaveBeenCalled()
  await stopWitness()
})

test('after a lost connection it listens again and reports that notifications may have been missed', async () => {
  const handler = vi.fn()
  const stop = await listen(database, 'sessions', handler)
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cambusa-listen' and datname = current_database()`,
  )
  await vi.waitFor(() => expect(handler).toHaveBeenCalledWith(undefined))
  await pool.query(`notify sessions, 'again'`)
  await vi.waitFor(() => expect(handler).toHaveBeenCalledWith('again'))
  await stop()
})

test('handlers of several channels can stop at once', async () => {
  const channels = ['a', 'b', 'c']
  const stops = await Promise.all(channels.map((channel) => listen(database, channel, () => undefined)))
  await expect(Promise.all(stops.map((stop) => stop()))).resolves.toHaveLength(channels.length)
})

test('stopping the last handler closes the connection', async () => {
  const stop = await listen(database, 'one', () => undefined)
  await stop()
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where application_name = 'cambusa-listen' and datname = current_database()`,
    )
    expect(rowCount).toBe(0)
  })
})
