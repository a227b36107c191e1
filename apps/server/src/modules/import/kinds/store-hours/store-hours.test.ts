import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { importBytes, tableFiles } from '../../../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'
import { buildShop } from '../../../../testing/factories/delivery.ts'
import { storeHoursKind } from './store-hours.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await buildShop(database.db)
})
beforeEach(() => database.pool.query('TRUNCATE store_hours, store_exceptions'))

const load = (file: string | Buffer, options = {}) =>
  importBytes(database.pool, storeHoursKind, file, options)
const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }
const said = async (sql: string) =>
  (await database.pool.query<{ said: string }>(sql)).rows.map((row) => row.said)
const times = `coalesce(to_char(opens_at, 'HH24:MI') || '-' || to_char(closes_at, 'HH24:MI'), 'chiuso')`
const weeks = () =>
  said(
    `SELECT store_id || ' ' || weekday || ' ' || ${times} AS said FROM store_hours ORDER BY store_id, weekday, opens_at`,
  )
const dates = () =>
  said(`SELECT store_id || ' ' || date || ' ' || ${times} || ' ' || reason AS said FROM store_exceptions
    ORDER BY store_id, date, opens_at`)

const header = ['Negozio', 'Giorno', 'Data', 'Dalle', 'Alle', 'Motivo']
const rows = [
  ['5', 'lunedì - venerdì', '', '06:30', '13:00', ''],
  ['5', 'lun, mar', '', '15', '20:30', ''],
  ['5', 'festivi', '', '', '', ''],
  ['5', 'domenica', '', 'chiuso', '', ''],
  ['6', '6', '', '18:00', '02:00', ''],
  ['5', 'giovedì', '24/12/2026', '08:00', '12:00', 'Vigilia'],
  ['5', '', '24/12/2026', '15:00', '17:00', 'Vigilia'],
  ['6', '', '26/12/2026', '', '', 'Santo Stefano'],
]
const week5 = ['5 1 06:30-13:00', '5 1 15:00-20:30', '5 2 06:30-13:00', '5 2 15:00-20:30']
const all = [
  ...week5,
  '5 3 06:30-13:00',
  '5 4 06:30-13:00',
  '5 5 06:30-13:00',
  '5 8 chiuso',
  '6 6 18:00-02:00',
]

test('weeks, public holidays and dates are loaded from CSV, XLSX and JSON; loading them again changes nothing', async () => {
  for (const [name, file] of await tableFiles([header, ...rows])) {
    await database.pool.query('TRUNCATE store_hours, store_exceptions')
    expect((await load(file, { dryRun: true })).counts, name).toMatchObject({ added: 7 })
    expect(await weeks(), name).toEqual([])
    const { counts, refusals } = await load(file)
    expect(refusals, name).toEqual([])
    // Sunday is closed by having no row: a line that says it adds nothing.
    expect(counts, name).toEqual({ ...none, added: 7, unchanged: 1 })
    expect(await weeks(), name).toEqual(all)
    expect(await dates(), name).toEqual([
      '5 2026-12-24 08:00-12:00 Vigilia',
      '5 2026-12-24 15:00-17:00 Vigilia',
      '6 2026-12-26 chiuso Santo Stefano',
    ])
    const written = await said(
      'SELECT id::text AS said FROM store_hours UNION ALL SELECT id::text FROM store_exceptions',
    )
    expect((await load(file)).counts, name).toEqual({ ...none, unchanged: 8 })
    const kept = await said(
      'SELECT id::text AS said FROM store_hours UNION ALL SELECT id::text FROM store_exceptions',
    )
    expect(kept, name).toEqual(written)
  }
})

test('a week in the file replaces the week of its store, and a date its date; all others stay', async () => {
  const [[, csv]] = (await tableFiles([header, ...rows])) as [[string, Buffer]]
  await load(csv)
  expect((await load('negozio;giorno;dalle;alle\n5;lun;06:30;13:00\n')).counts).toEqual({
    ...none,
    changed: 1,
  })
  expect(await weeks()).toEqual(['5 1 06:30-13:00', '6 6 18:00-02:00'])
  const file =
    'negozio;data;dalle;alle;motivo;elimina\n5;2026-12-24;;;Chiuso;\n6;2026-12-26;;;;sì\n5;2027-01-06;;;Epifania;\n'
  expect((await load(file)).counts).toEqual({ ...none, added: 1, changed: 2 })
  expect(await dates()).toEqual(['5 2026-12-24 chiuso Chiuso', '5 2027-01-06 chiuso Epifania'])
  expect((await load(file)).counts).toEqual({ ...none, unchanged: 3 })
  expect(await weeks()).toHaveLength(2)
})

test('a refused row leaves the whole week or date as it was, so that no shop is closed by a mistake', async () => {
  await load('negozio;giorno;dalle;alle\n5;lun-sab;8;20\n6;lun-sab;8;20\n')
  const before = await weeks()
  const file = [
    'negozio;giorno;data;dalle;alle;motivo',
    '5;lun;;8;25;',
    '5;mar;;9;12;',
    '6;lun;;9;13;',
    '6;lun;;12;18;',
    '6;mar;;9;13;',
    '99;lun;;8;20;',
    '5;martedì;2026-12-24;9;12;Vigilia',
    '5;;2026-12-24;15;17;Vigilia',
    '5;;2026-12-31;9;12;',
    '5;;;9;12;',
    '5;feriali;;9;12;',
    'x;lun;;9;12;',
  ].join('\n')
  const { counts, refusals } = await load(file)
  expect(counts).toEqual({ ...none, added: 1, refused: 11 })
  expect(await weeks()).toEqual(before)
  expect(await dates()).toEqual(['5 2026-12-31 09:00-12:00 '])
  expect(refusals.map((line) => line.split(',', 2).join(' ')).toSorted()).toEqual([
    '11 weekday',
    '12 weekday',
    '13 store',
    '2 to',
    '3 store',
    '4 store',
    '5 from',
    '6 store',
    '7 store',
    '8 weekday',
    '9 store',
  ])
})

test('a file in which every row is wrong changes nothing', async () => {
  const { counts } = await load('negozio;giorno;dalle;alle\n5;lun;24:00;25:00\n6;lun;8;\n')
  expect(counts).toEqual({ ...none, refused: 2 })
  expect(await weeks()).toEqual([])
})
