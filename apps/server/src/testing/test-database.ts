import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type Database, type DatabaseOptions } from '../platform/database/database.ts'
import { atTheEnd } from './at-the-end.ts'
import { TEMPLATE } from './test-postgres.ts'

/**
 * A migrated, empty database of this test file's own; closed and dropped when the file is done. Without the limits of
 * shoppers' calls, as commands have it, unless options are given.
 */
export async function createTestDatabase(
  options: DatabaseOptions = { statementTimeoutMs: 0 },
): Promise<Database> {
  const url = await createMigratedDatabase()
  const database = openDatabase(url, options)
  atTheEnd(() => database.close())
  return database
}

/** The same without a pool, for tests that open and close it themselves. Returns its address. */
export function createMigratedDatabase(): Promise<string> {
  return createDatabase(TEMPLATE)
}

/** A database as another one is now, which nobody may be connected to. Returns its address. */
export function copyDatabase(url: string): Promise<string> {
  return createDatabase(new URL(url).pathname.slice(1))
}

/** A database without any table, for tests of the start itself. Returns its address. */
export function createEmptyDatabase(): Promise<string> {
  return createDatabase('template0')
}

/** Address of database `name` in the test run's PostgreSQL. */
export function testAddress(name: string): string {
  const url = new URL(inject('testPostgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

async function createDatabase(template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // Files copied whole take a third of the processor of pages written into the log one by one (decision 253).
  await maintain(`create database ${name} template ${template} strategy file_copy`)
  atTheEnd(() => maintain(`drop database if exists ${name} with (force)`))
  return testAddress(name)
}

async function maintain(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('testPostgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
