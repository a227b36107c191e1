import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { projectRoot } from '../../platform/project-root.ts'
import { companies } from '../../platform/schema/accounts.ts'
import type { Database } from '../../platform/database.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { importBytes } from '../../testing/import-rows.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { importKinds } from './kinds.ts'

const docs = join(projectRoot, 'docs')
/** Days of the calendar lie ahead, whenever the test runs. */
const nextYear = String(new Date().getFullYear() + 1)
const example = (name: string) =>
  readFileSync(join(docs, 'import-examples', name), 'utf8').replaceAll('/2028', `/${nextYear}`)
const none = { changed: 0, removed: 0, refused: 0 }

describe('docs/import.md', () => {
  const sections = readFileSync(join(docs, 'import.md'), 'utf8').split(/^## /m)

  test.each(importKinds.map((kind) => [kind.name, kind] as const))(
    'names every column that a file of %s may have',
    (name, { fields }) => {
      const section = sections.find((text) => text.startsWith(`${name}\n`)) ?? ''
      for (const [field, { headers }] of Object.entries(fields)) {
        const row = section.split('\n').find((line) => line.startsWith(`| \`${field}\``))
        expect(row, `${name}.${field}`).toBeDefined()
        for (const header of headers) expect(row).toContain(header)
      }
    },
  )
})

describe('the example files of the documentation', () => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase()
    await buildShop(database.db)
    await database.db.insert(companies).values({ name: 'Trattoria', vatNumber: '01234567897' })
  })

  test('load one after the other into a shop, and again change nothing', async () => {
    const files = [
      ['products', 'prodotti.csv', 4],
      ['price-lists', 'listini.csv', 1],
      ['prices', 'prezzi.csv', 2],
      ['promotions', 'promozioni.csv', 2],
      ['stock', 'giacenze.csv', 3],
      ['categories', 'categorie.csv', 3],
      ['stores', 'negozi.csv', 2],
      ['services', 'servizi.csv', 1],
      ['areas', 'zone.csv', 3],
      ['timeslots', 'fasce.csv', 6],
      ['customers', 'clienti.csv', 3],
      ['cards', 'carte.csv', 3],
      ['mandates', 'mandati.csv', 1],
      ['synonyms', 'sinonimi.csv', 2],
      ['dishes', 'piatti.csv', 3],
      ['gift-certificates', 'buoni.csv', 3],
      ['packagings', 'imballi.csv', 2],
    ] as const
    for (const [name, file, added] of files) {
      const kind = importKinds.find((each) => each.name === name)!
      const first = await importBytes(database.pool, kind, example(file))
      expect(first.refusals, file).toEqual([])
      expect(first.counts.added, file).toBe(added)
      const { counts } = await importBytes(database.pool, kind, example(file))
      expect(counts, file).toEqual({
        ...none,
        added: 0,
        unchanged: first.counts.added + first.counts.changed,
      })
    }
  })
})
