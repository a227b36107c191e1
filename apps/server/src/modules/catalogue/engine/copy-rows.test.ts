import { expect, it } from 'vitest'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { copyIntegers, copyRows } from './copy-rows.ts'

const ROWS = 3_000
/** Some rows are longer than one chunk, some fields are empty, some null. */
const SELECT = `select i::int4 as small, (i * 5000000000)::int8 as large, -i::int8 / 2 as negative,
  (i / 8.0)::float8, i % 3 = 0, case when i % 5 = 0 then null else repeat('è', (i * 37) % 60) end,
  case when i % 700 = 0 then repeat('lungo ', 40000) else '' end
  from generate_series(1, ${ROWS}) i order by i`

it('rows copied as bytes equal those of the query, including nulls, empty texts and very long ones', async () => {
  const { pool } = await createTestDatabase()
  const client = await pool.connect()
  const rows: unknown[][] = []
  await copyRows(client, SELECT, 7, (row) =>
    rows.push([
      row.integer(0),
      row.integer(1),
      row.integer(2),
      row.double(3),
      row.flag(4),
      row.isNull(5) ? null : row.text(5),
      row.data().toString('utf8', row.start(6), row.end(6)),
    ]),
  )
  const expected = await client.query<unknown[]>({ text: SELECT, rowMode: 'array' })
  expect(rows).toHaveLength(ROWS)
  expect(rows).toEqual(expected.rows)
  const numbers: number[][] = []
  await copyIntegers(client, 'select i::int8, (-i)::int8 from generate_series(1, 9000) i', 2, (row) =>
    numbers.push([...row]),
  )
  expect(numbers).toEqual(Array.from({ length: 9_000 }, (_, i) => [i + 1, -i - 1]))
  client.release()
})

it('a row is read by index, and null fields are reported', async () => {
  const { pool } = await createTestDatabase()
  const client = await pool.connect()
  await copyRows(client, 'select null::int8, null::float8, null::text, null::boolean', 4, (row) => {
    expect([row.isNull(0), row.integer(0), row.double(1), row.text(2), row.flag(3)]).toEqual([
      true,
      0,
      0,
      '',
      false,
    ])
    expect(row.start(2)).toBe(row.end(2))
  })
  client.release()
})
