import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import {
  openEmbeddedPostgres,
  resetEmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the maintenance database of the PostgreSQL that this test run started. */
    testPostgresUrl: string
  }
}

export const TEMPLATE = 'cambusa_template'
const FOLDER = 'cambusa-test-'

/** Vitest global set-up: one PostgreSQL per run, with a migrated template that every test file copies. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftOvers()
  const dataDir = mkdtempSync(join(tmpdir(), `${FOLDER}${process.pid}-`))
  chmodSync(dataDir, 0o755)
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'owner', durable: false })
  const maintenance = new pg.Client({ connectionString: postgres.urlOf('postgres') })
  await maintenance.connect()
  await maintenance.query(`create database ${TEMPLATE}`)
  await maintenance.end()
  await migrateDatabase(postgres.urlOf(TEMPLATE))
  project.provide('testPostgresUrl', postgres.urlOf('postgres'))
  return async () => {
    await postgres.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A run that was killed leaves its PostgreSQL behind; its folder says whose it was. */
async function removeLeftOvers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(FOLDER))) {
    const dataDir = join(tmpdir(), name)
    if (isAlive(Number(name.slice(FOLDER.length).split('-')[0])) || !existsSync(dataDir)) continue
    try {
      await resetEmbeddedPostgres({ dataDir, durable: false })
      rmSync(dataDir, { recursive: true, force: true })
    } catch {
      // Another user's, or being removed by a run beside us: not ours to worry about.
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
