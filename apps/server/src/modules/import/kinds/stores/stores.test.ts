import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { importBytes, tableFiles } from '../../../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'
import { readHours } from './read-hours.ts'
import { storesKind } from './stores.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => database.pool.query('TRUNCATE stores, warehouses, price_lists CASCADE'))

const load = (file: string | Buffer, options = {}) => importBytes(database.pool, storesKind, file, options)
const rows = async (sql: string) => (await database.pool.query(sql)).rows
const WEEKS = `SELECT store_id::int AS id, string_agg(weekday::text, ',' ORDER BY weekday) AS days,
  opens_at || '-' || closes_at AS times FROM store_hours GROUP BY store_id, opens_at, closes_at ORDER BY 1, 3`
const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }
const header = [
  'Codice',
  'Tipo',
  'Nome',
  'Indirizzo',
  'Civico',
  'CAP',
  'Città',
  'Provincia',
  'Telefono',
  'Servizi',
  'Orari',
  'Predefinito',
  'Magazzino',
  'Nome magazzino',
]
const shop = [
  '5',
  'negozio',
  'Cash Bologna',
  'via Larga',
  '12/A',
  '40138',
  'Bologna',
  'bo',
  '051 0190000',
  'ritiro, domicilio',
  'Lunedì - Sabato: 06:00 - 21:00; Domenica: chiuso',
  'sì',
  '1',
  'Emilia',
]
const locker = [
  '6',
  'locker',
  'Locker Stazione',
  'piazza Medaglie',
  '1',
  '40121',
  'Bologna',
  'BO',
  '',
  '',
  '',
  '',
  '1',
  '',
]

describe('a file of stores', () => {
  test('is loaded with its warehouses from CSV, XLSX and JSON; loading it again changes nothing', async () => {
    for (const [name, file] of await tableFiles([header, shop, locker])) {
      await database.pool.query('TRUNCATE stores, warehouses, price_lists CASCADE')
      const { counts, remarks } = await load(file)
      expect(counts, name).toEqual({ ...none, added: 2 })
      expect(remarks).toHaveLength(2)
      expect(remarks[0]).toContain('posizione del centro del comune')
      expect(await rows('SELECT id, name, price_list_id FROM warehouses')).toEqual([
        { id: 1, name: 'Emilia', price_list_id: 1 },
      ])
      expect(
        await rows(
          'SELECT id, kind, province, hours_note, delivery_service_ids, is_default FROM stores ORDER BY id',
        ),
      ).toEqual([
        {
          id: 5,
          kind: 'store',
          province: 'BO',
          hours_note: '',
          delivery_service_ids: [1, 2],
          is_default: true,
        },
        {
          id: 6,
          kind: 'locker',
          province: 'BO',
          hours_note: '',
          delivery_service_ids: [4],
          is_default: false,
        },
      ])
      expect(await rows(WEEKS), name).toEqual([{ id: 5, days: '1,2,3,4,5,6', times: '06:00:00-21:00:00' }])
      expect((await load(file)).counts, name).toEqual({ ...none, unchanged: 2 })
    }
  })

  test('changes only what it contains, and an empty cell keeps the current value', async () => {
    const [[, csv]] = (await tableFiles([header, shop, locker])) as [[string, Buffer]]
    await load(csv)
    expect((await load('codice;telefono;città;orari\n5;051 0199999;;\n')).counts).toEqual({
      ...none,
      changed: 1,
    })
    const [store] = await rows('SELECT phone, city, name FROM stores WHERE id = 5')
    expect(store).toEqual({ phone: '051 0199999', city: 'Bologna', name: 'Cash Bologna' })
    expect(await rows(WEEKS)).toHaveLength(1)
  })

  test('replaces the week of a store by what its cell says, and keeps in the note what is no hours', async () => {
    const [[, csv]] = (await tableFiles([header, shop, locker])) as [[string, Buffer]]
    await load(csv)
    const file = 'codice;orari\n5;"lun e mar 8-13, 15-19.30; sabato su appuntamento"\n6;h24 sempre aperto\n'
    const { counts, remarks } = await load(file)
    expect(counts).toEqual({ ...none, changed: 2 })
    expect(remarks.map((line) => line.split(',', 3).join())).toEqual([
      '2,hours,sabato su appuntamento',
      '3,hours,h24 sempre aperto',
    ])
    expect(await rows(WEEKS)).toEqual([
      { id: 5, days: '1,2', times: '08:00:00-13:00:00' },
      { id: 5, days: '1,2', times: '15:00:00-19:30:00' },
    ])
    expect(await rows('SELECT hours_note FROM stores ORDER BY id')).toEqual([
      { hours_note: 'sabato su appuntamento' },
      { hours_note: 'h24 sempre aperto' },
    ])
    expect((await load(file)).counts).toEqual({ ...none, unchanged: 2 })
    await load('codice;orari\n5;"lun 8-13; festivi chiuso"\n')
    await load('codice;orari\n5;lun 8-13\n')
    expect((await rows(WEEKS)).slice(1)).toEqual([{ id: 5, days: '8', times: null }])
    await load('codice;orari;nota orari\n5;lun-sab 8-20;ad agosto solo la mattina\n')
    expect(await rows('SELECT hours_note FROM stores WHERE id = 5')).toEqual([
      { hours_note: 'ad agosto solo la mattina' },
    ])
  })

  test('may move an existing store to a new warehouse, whose position is then that of the store', async () => {
    const [[, csv]] = (await tableFiles([header, shop, locker])) as [[string, Buffer]]
    await load(csv)
    expect((await load('codice;magazzino;nome magazzino\n5;2;Romagna\n')).counts).toEqual({
      ...none,
      changed: 1,
    })
    const [pair] = await rows(`SELECT w.name, w.city, w.latitude = s.latitude AS "isThere"
      FROM stores s JOIN warehouses w ON w.id = s.warehouse_id WHERE s.id = 5`)
    expect(pair).toEqual({ name: 'Romagna', city: 'Bologna', isThere: true })
  })

  test('makes another store the default', async () => {
    const [[, csv]] = (await tableFiles([header, shop, locker])) as [[string, Buffer]]
    await load(csv)
    await load('codice;predefinito\n6;sì\n')
    expect(await rows('SELECT id FROM stores WHERE is_default')).toEqual([{ id: 6 }])
  })

  test('repairs what is certain and refuses the rest, with line, field and reason', async () => {
    const file = [
      'codice;nome;indirizzo;cap;città;provincia;lat;lon;telefono;servizi;magazzino;nome magazzino;orari',
      '1;Roma Sud;via Appia;118;Roma;RM;12,52;41,87;06 1234567;ritiro;1;Lazio;lun-sab 8:00-20:00',
      '2;Milano;via Torino;20123;Atlantide;MI;;;02 1234567;ritiro;1;;',
      '3;Bari;via Sparano;70121;Bari;BARI;41,12;16,87;123;teletrasporto;1;;',
      '0;X;via;40100;Bologna;BO;44,5;11,3;;;1;;',
      '1;Doppio;via;40100;Bologna;BO;44,5;11,3;;;1;;',
      '7;;;;;;;;;;9;;',
    ].join('\n')
    const { counts, refusals, remarks } = await load(file)
    expect(counts).toEqual({ ...none, added: 1, refused: 5 })
    expect(await rows('SELECT postal_code, latitude, longitude FROM stores')).toEqual([
      { postal_code: '00118', latitude: 41.87, longitude: 12.52 },
    ])
    expect(remarks).toEqual([
      '2,postalCode,118,00118,il foglio di calcolo aveva tolto gli zeri iniziali',
      '2,latitude,"12.52, 41.87","41.87, 12.52",latitudine e longitudine erano scambiate',
    ])
    expect(refusals.map((line) => line.split(',', 2).join(' '))).toEqual([
      '4 province',
      '4 phone',
      '4 services',
      '5 id',
      '6 id',
      '7 name',
      '3 latitude',
    ])
  })
})

const from = (times: string) => ({ from: times.slice(0, 5), to: times.slice(6) })
const on = (weekdays: number[], ...times: string[]) =>
  weekdays.flatMap((weekday) => times.map((each) => ({ weekday, ...from(each) })))

test.each([
  ['lun-ven 8:00-20:00', on([1, 2, 3, 4, 5], '08:00-20:00')],
  ['Lunedì - Venerdì: 06:30 - 20:00 | Domenica: chiuso', on([1, 2, 3, 4, 5], '06:30-20:00')],
  ['Tutti i giorni: 00:00 - 24:00', on([1, 2, 3, 4, 5, 6, 7], '00:00-24:00')],
  ['dal lunedì al mercoledì 8.30-13 / 15-19', on([1, 2, 3], '08:30-13:00', '15:00-19:00')],
  [
    'ogni giorno 8-20; dom dalle 9 alle 13',
    [...on([1, 2, 3, 4, 5, 6], '08:00-20:00'), ...on([7], '09:00-13:00')],
  ],
  ['lun 8-13; lun 15-19', on([1], '08:00-13:00', '15:00-19:00')],
  ['sab-lun: 18-02', on([1, 6, 7], '18:00-02:00')],
  ['domenica e festivi: chiuso', [{ weekday: 8, from: null, to: null }]],
  ['sabato h24', on([6], '00:00-24:00')],
  ['[{"days":"lun","hours":"8-13"}]', on([1], '08:00-13:00')],
])('hours %s are read', (text, rows) => expect(readHours(text)).toEqual({ rows, unread: [] }))

test.each([
  '8:00-20:00',
  'Domenica',
  'lun-ven 8-25',
  'lun 8-13, 12-20',
  'feriali 8-20',
  'sab 8-13 su appuntamento',
  'lun/ven 8-20',
  '[{"days":1}]',
])('hours %s are left to the note', (text) => expect(readHours(text)).toEqual({ rows: [], unread: [text] }))
