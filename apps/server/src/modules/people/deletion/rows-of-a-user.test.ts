import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { rowsOfUser } from './rows-of-a-user.ts'

/** Columns that name a person of the shop or a customer, without being a foreign key. */
const NAMING = '(^|_)(user_id|login|email|recipient|actor|first_name|receiver_name|holder)$'

it('every table that refers to a user says whether its rows are deleted, released or kept', async () => {
  const { pool } = await createTestDatabase({ max: 2 })
  const { rows } = await pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ $1
     union
     select k.conrelid::regclass::text from pg_constraint k
       where k.contype = 'f' and k.confrelid = 'users'::regclass`,
    [NAMING],
  )
  expect(Object.keys(rowsOfUser).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
