import pg from 'pg'
import { expect, it } from 'vitest'
import { buildTestApp } from '../../testing/test-app.ts'

const SOON = { timeout: 40_000, interval: 50 }

it('a worker that loses its connection while reading ends no process: the index is read again', async () => {
  const shop = await buildTestApp({ readsByWorker: true })
  const { version } = shop.catalogue
  const holder = new pg.Client({ connectionString: shop.database.url })
  await holder.connect()
  await holder.query('begin')
  await holder.query('lock table products in access exclusive mode')
  const reading = async () => {
    const { rows } = await shop.database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'cambusa-catalogue' and datname = current_database()
         and wait_event_type = 'Lock'`,
    )
    return rows[0]?.pid
  }
  const failed = shop.catalogue.refresh().then(
    () => 'read',
    () => 'failed',
  )
  await expect.poll(reading, SOON).toBeTypeOf('number')
  await shop.database.pool.query('select pg_terminate_backend($1)', [await reading()])
  expect(await failed).toBe('failed')
  await holder.query('rollback')
  await holder.end()
  expect(shop.catalogue.version).toBe(version)
  await shop.database.pool.query('update catalogue_version set version = version + 1')
  await shop.database.pool.query('notify catalogue_changed')
  await expect.poll(() => shop.catalogue.version, SOON).toBe(version + 1)
})
