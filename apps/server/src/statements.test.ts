import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import PgBoss from 'pg-boss'
import { expect, test } from 'vitest'
import { projectRoot } from './platform/project-root.ts'
import { declaredStatements } from './platform/statement.ts'
import { createTestDatabase } from './testing/test-database.ts'

const roots = ['apps/server/src', 'demo'].map((folder) => join(projectRoot, folder))
const files = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.queries.ts'))
    .map((name) => join(root, name)),
)

test('every declared statement is one that PostgreSQL understands on the migrated database', async () => {
  // Two of one name throw here.
  for (const file of files) await import(pathToFileURL(file).href)
  const { pool, url } = await createTestDatabase()
  const boss = new PgBoss({ connectionString: url, schedule: false, supervise: false })
  await boss.start()
  await boss.stop({ graceful: false })

  const refused: string[] = []
  for (const { name, text } of declaredStatements())
    await pool
      .query(`prepare ${name} as ${text}`)
      .catch(({ message }: Error) => refused.push(`${name}: ${message}`))

  expect(refused).toEqual([])
  expect(declaredStatements().length).toBeGreaterThan(files.length)
})
