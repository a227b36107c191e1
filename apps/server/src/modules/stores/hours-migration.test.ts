import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { migrateDatabase, migrationsFolder } from '../../platform/database/migrate.ts'
import { atTheEnd } from '../../testing/at-the-end.ts'
import { createEmptyDatabase } from '../../testing/test-database.ts'

const MIGRATION = '0038_store_hours'
const JOURNAL = 'meta/_journal.json'

/** The migrations before the one of the hours, as the program had them. */
function earlierMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cambusa-hours-'))
  atTheEnd(() => rmSync(folder, { recursive: true }))
  cpSync(migrationsFolder, folder, { recursive: true })
  const journal = JSON.parse(readFileSync(join(folder, JOURNAL), 'utf8')) as { entries: { tag: string }[] }
  const first = journal.entries.findIndex(({ tag }) => tag === MIGRATION)
  const entries = journal.entries.slice(0, first)
  writeFileSync(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }))
  return folder
}

const hours = (days: string, said: string) => ({ days, hours: said })
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const rowsOf = (weekdays: readonly number[], ...times: string[]) =>
  weekdays.flatMap((weekday) => times.map((time) => `${weekday} ${time}`))

/** What a shop wrote before, and the rows and the note that are made of it. */
const STORES: readonly (readonly [said: object[], rows: string[], note: string])[] = [
  [
    [hours('Lunedì - Sabato', '06:00 - 21:00'), hours('Domenica', 'chiuso')],
    rowsOf([1, 2, 3, 4, 5, 6], '06:00-21:00'),
    '',
  ],
  [[hours('lun-ven', '8:00-13:00, 15.30-19')], rowsOf([1, 2, 3, 4, 5], '08:00-13:00', '15:30-19:00'), ''],
  [[hours('Tutti i giorni', '00:00 - 24:00')], rowsOf(EVERY_DAY, '00:00-24:00'), ''],
  [
    [hours('ogni giorno', '8-20'), hours('Dom', '9-13'), hours('Festivi', 'chiuso')],
    [...rowsOf([1, 2, 3, 4, 5, 6], '08:00-20:00'), '7 09:00-13:00', '8 closed'],
    '',
  ],
  [[hours('sab-lun', '18:00-02:00')], rowsOf([1, 6, 7], '18:00-02:00'), ''],
  [[hours('lunedì, mercoledì e venerdì', '9-12')], rowsOf([1, 3, 5], '09:00-12:00'), ''],
  [
    [hours('lun-sab', '8-20'), hours('Agosto', 'solo la mattina'), hours('Domenica', 'su appuntamento')],
    rowsOf([1, 2, 3, 4, 5, 6], '08:00-20:00'),
    'Agosto: solo la mattina; Domenica: su appuntamento',
  ],
  [
    [hours('lunedì', '24:00-25:00'), hours('lun-mar-mer', '8-9')],
    [],
    'lunedì: 24:00-25:00; lun-mar-mer: 8-9',
  ],
  [[], [], ''],
]

let client: pg.Client
beforeAll(async () => {
  const url = await createEmptyDatabase()
  await migrateDatabase(url, earlierMigrations())
  client = new pg.Client({ connectionString: url })
  await client.connect()
  atTheEnd(() => client.end())
  await client.query(`insert into price_lists (id, name, kind) values (1, 'Pubblico', 'public')`)
  await client.query(`insert into warehouses values (1, 'Magazzino', 'Bologna', 'BO', 44.5, 11.3, 1)`)
  for (const [index, [said]] of STORES.entries())
    await client.query(
      `insert into stores (id, warehouse_id, kind, name, address1, address_number, postal_code, city, province, latitude,
         longitude, phone, opening_hours, delivery_service_ids)
       values ($1, 1, 'store', 'Negozio', 'via Larga', '1', '40100', 'Bologna', 'BO', 44.5, 11.3, '', $2, '{1}')`,
      [index + 1, JSON.stringify(said)],
    )
  await migrateDatabase(url)
})

test.each(STORES.map(([said, rows, note], index) => [JSON.stringify(said), rows, note, index + 1] as const))(
  'hours written as %s become rows, and no word is lost',
  async (_said, rows, note, storeId) => {
    const told = await client.query<{ said: string }>(
      `select weekday || ' ' || coalesce(to_char(opens_at, 'HH24:MI') || '-' || to_char(closes_at, 'HH24:MI'), 'closed') as said
       from store_hours where store_id = $1 order by weekday, opens_at`,
      [storeId],
    )
    expect(told.rows.map((row) => row.said)).toEqual(rows)
    const store = await client.query<{ note: string }>(
      'select hours_note as note from stores where id = $1',
      [storeId],
    )
    expect(store.rows).toEqual([{ note }])
  },
)
