import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { openDatabase, type Database, type DatabaseOptions } from '../platform/database.ts'
import { TEMPLATE } from './test-postgres.ts'

/**
 * A migrated, empty database of this test file's own; closed and dropped when the file is done. Without the limits of
 * shoppers' calls, as commands have it, unless options are given.
 */
export async function createTestDatabase(
  options: DatabaseOptions = { statementTimeoutMs: 0 },
): Promise<Database> {
  const url = await createDatabase(TEMPLATE)
  const database = openDatabase(url, options)
  afterAll(() => database.close())
  return database
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
  await maintain(`create database ${name} template ${template}`)
  afterAll(() => maintain(`drop database if exists ${name} with (force)`))
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
