import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { copiedTables } from './copied-sections.ts'
import { LEFT_OUT_TABLES } from './left-out-tables.ts'

const names = (tables: Iterable<string>) => [...new Set(tables)].toSorted()

it('every table says whether the copy of somebody’s data has it, or why not', async () => {
  const { pool } = await createTestDatabase({ max: 2 })
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const decided = [...names(copiedTables.map(({ table }) => table)), ...Object.keys(LEFT_OUT_TABLES)]
  expect(decided.toSorted()).toEqual(names(rows.map(({ name }) => name)))
})

it('no column that opens something or names somebody else is in the copy', async () => {
  const { pool } = await createTestDatabase({ max: 2 })
  const { rows } = await pool.query<{ at: string }>(
    `select c.table_name || '.' || c.column_name as at from information_schema.columns c
       where c.table_schema = 'public' and (c.data_type = 'bytea'
         or c.column_name ~ 'hash|secret|nonce|token|password|provider_reference|provider_customer|(^|_)family$|^actor')
     union select k.conrelid::regclass || '.' || a.attname from pg_constraint k
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
       where k.contype = 'f' and k.confrelid = 'users'::regclass and a.attname <> 'user_id'`,
  )
  const guarded = new Set(rows.map(({ at }) => at))
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const copied = copiedTables.flatMap(({ table, columns }) =>
    columns.map((name) => `${table}.${snake(name)}`),
  )
  expect(guarded.size).toBeGreaterThan(20)
  expect(copied.filter((at) => guarded.has(at))).toEqual([])
})
