import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { buildCustomer, buildOpenCart, buildShop, shop } from '../../../../testing/factories/delivery.ts'
import { importBytes, tableFiles } from '../../../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'
import { timeslotsKind } from './timeslots.ts'

const now = new Date('2026-11-21T09:00:00Z')
const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }
const HEAD = 'magazzino;servizio;giorno;data;inizio;fine;posti;entro;motivo;elimina\n'
/** Wednesday morning, cut-off on the evening before. */
const WEEK = '1;domicilio;mercoledì;;06:00;08:00;10;22:00;;\n'
const NEXT_DAY = '2026-11-25'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await buildShop(database.db)
})
beforeEach(() =>
  database.pool.query('TRUNCATE timeslots, timeslot_templates, closures, carts RESTART IDENTITY CASCADE'),
)

const load = (file: string | Buffer) => importBytes(database.pool, timeslotsKind, file, { now })
const rows = async (sql: string) => (await database.pool.query(sql)).rows
const slots = async (where = 'true') =>
  (
    await rows(`SELECT date::text || ' ' || to_char(begin_time, 'HH24:MI') || '-' || to_char(end_time, 'HH24:MI')
      || ' ' || booked || '/' || capacity || coalesce(' ' || closed_reason, '') AS slot
      FROM timeslots WHERE ${where} ORDER BY date, begin_time`)
  ).map(({ slot }) => slot)
const book = (date: string, places = 1) =>
  database.pool.query('UPDATE timeslots SET booked = $2 WHERE date = $1', [date, places])

describe('a calendar of slots', () => {
  test('is loaded from CSV, XLSX and JSON and creates future slots; loading it again changes nothing', async () => {
    for (const [name, file] of await tableFiles([
      ['magazzino', 'servizio', 'giorno', 'data', 'inizio', 'fine', 'posti', 'entro', 'motivo'],
      ['Magazzino Bologna', 'domicilio', 'mer', '', '6', '08.00', '10', '22:00', ''],
      ['1', '1', 'sabato', '', '09:00', '11:00', '5', '120', ''],
      ['1', 'domicilio', '', '24/11/2026', '07:00', '09:00', '3', '60', ''],
      ['', '', '', '2026-12-02', '', '', '', '', 'Inventario'],
    ])) {
      await database.pool.query('TRUNCATE timeslots, timeslot_templates, closures CASCADE')
      expect((await load(file)).counts, name).toEqual({ ...none, added: 4 })
      expect(await slots(), name).toEqual([
        '2026-11-21 09:00-11:00 0/5',
        '2026-11-24 07:00-09:00 0/3',
        '2026-11-25 06:00-08:00 0/10',
        '2026-11-28 09:00-11:00 0/5',
      ])
      expect((await load(file)).counts, name).toEqual({ ...none, unchanged: 4 })
    }
    const [cutoff] = await rows(`SELECT cutoff_at FROM timeslots WHERE date = '${NEXT_DAY}'`)
    expect(cutoff.cutoff_at.toISOString()).toBe('2026-11-24T21:00:00.000Z')
  })

  test('sets the cut-off by a row of the service, also for windows that are not in it', async () => {
    await load(`${HEAD}${WEEK}1;domicilio;giovedì;;19:00;21:00;4;60;;\n`)
    const { counts } = await load(`${HEAD};domicilio;;;;;;21:30;;\n`)
    expect(counts).toEqual({ ...none, changed: 1 })
    const told = await rows(
      "SELECT date::text, cutoff_at FROM timeslots WHERE date < '2026-11-28' ORDER BY date",
    )
    expect(told.map(({ date, cutoff_at: at }) => `${date} ${at.toISOString()}`)).toEqual([
      '2026-11-25 2026-11-24T20:30:00.000Z',
      '2026-11-26 2026-11-25T20:30:00.000Z',
    ])
    expect((await load(`${HEAD};domicilio;;;;;;21:30;;\n`)).counts).toEqual({ ...none, unchanged: 1 })
  })

  test('when changed, updates future slots without bookings and keeps the others', async () => {
    await load(HEAD + WEEK)
    await book(NEXT_DAY, 4)
    const { counts, remarks } = await load(`${HEAD}1;domicilio;mercoledì;;06:00;09:00;2;;;\n`)
    expect(counts).toEqual({ ...none, changed: 1 })
    expect(remarks).toEqual([expect.stringContaining('una fascia ha prenotazioni e resta')])
    expect(await slots()).toEqual([`${NEXT_DAY} 06:00-08:00 4/10`, '2026-12-02 06:00-09:00 0/2'])
  })

  test('removes a window: its slots are deleted, except booked ones, which nobody else can choose', async () => {
    await load(HEAD + WEEK)
    await book(NEXT_DAY)
    const file = `${HEAD}1;domicilio;mercoledì;;06:00;;;;;sì\n`
    expect((await load(file)).counts).toEqual({ ...none, changed: 1 })
    expect(await slots()).toEqual([`${NEXT_DAY} 06:00-08:00 1/10 Fascia tolta dal calendario`])
    expect((await load(file)).counts).toEqual({ ...none, unchanged: 1 })
    await load(HEAD + WEEK)
    expect(await slots()).toEqual([`${NEXT_DAY} 06:00-08:00 1/10`, '2026-12-02 06:00-08:00 0/10'])
  })

  test('never gives a single day less capacity than is booked, and keeps it when the week changes', async () => {
    await load(HEAD + WEEK)
    await book(NEXT_DAY, 4)
    const single = `${HEAD}1;domicilio;;${NEXT_DAY};06:00;07:00;1;;;\n`
    const { counts, remarks } = await load(single)
    expect(counts).toEqual({ ...none, changed: 1 })
    expect(remarks).toEqual([
      expect.stringContaining('ci sono già 4 prenotazioni: i posti restano 4'),
      expect.stringContaining('la fine resta alle 08:00'),
    ])
    expect(await slots(`date = '${NEXT_DAY}'`)).toEqual([`${NEXT_DAY} 06:00-08:00 4/4`])
    expect((await load(single)).counts).toEqual({ ...none, unchanged: 1 })
    await book(NEXT_DAY, 0)
    await load(`${HEAD}1;domicilio;mercoledì;;06:00;08:00;20;;;\n`)
    expect(await slots(`date = '${NEXT_DAY}'`)).toEqual([`${NEXT_DAY} 06:00-08:00 0/4`])
    await load(`${HEAD}1;domicilio;;${NEXT_DAY};06:00;;;;;sì\n`)
    expect(await slots(`date = '${NEXT_DAY}'`)).toEqual([`${NEXT_DAY} 06:00-08:00 0/20`])
  })

  test('closes days and opens them again; bookings there stay, with a remark', async () => {
    await load(HEAD + WEEK)
    await book(NEXT_DAY, 2)
    const closed = `${HEAD};;;${NEXT_DAY};;;;;Sciopero;\n`
    expect((await load(closed)).remarks).toEqual([
      expect.stringContaining('in quel giorno ci sono già 2 prenotazioni'),
    ])
    expect(await slots()).toEqual([`${NEXT_DAY} 06:00-08:00 2/10`, '2026-12-02 06:00-08:00 0/10'])
    expect((await load(closed)).counts).toEqual({ ...none, unchanged: 1 })
    expect((await load(`${HEAD};;;${NEXT_DAY};;;;;;sì\n`)).counts).toEqual({ ...none, changed: 1 })
    expect(await rows('SELECT FROM closures')).toHaveLength(0)
  })

  test('refuses rows that it cannot assign', async () => {
    const { counts, refusals } = await load(
      `${HEAD}9;domicilio;lunedì;;06:00;08:00;10;60;;\n1;posta;lunedì;;06:00;08:00;10;60;;\n` +
        `1;domicilio;festa;;06:00;08:00;10;60;;\n1;domicilio;lunedì;;08:00;06:00;10;60;;\n` +
        `1;domicilio;lunedì;;09:00;11:00;10;;;\n1;domicilio;;2026-11-30;09:00;11:00;10;;;\n` +
        `;;;2026-11-01;;;;;Ognissanti;\n;;;2026-12-25;;;;;;\n1;domicilio;;;09:00;11:00;1;1;;\n` +
        `1;domicilio;lunedì;;25:00;26:00;-1;mai;;\n`,
    )
    expect(counts).toEqual({ ...none, refused: 10 })
    expect(refusals.map((refusal) => refusal.split(',').slice(0, 2).join())).toEqual(
      expect.arrayContaining([
        '2,warehouse',
        '3,service',
        '4,weekday',
        '5,end',
        '6,cutoff',
        '7,cutoff',
        '8,date',
        '9,reason',
        '10,weekday',
        '11,begin',
        '11,capacity',
        '11,cutoff',
      ]),
    )
  })

  test('keeps a slot that a cart refers to, so that its shopper is told', async () => {
    await load(HEAD + WEEK)
    const [slot] = await rows(`SELECT id FROM timeslots WHERE date = '${NEXT_DAY}'`)
    await buildOpenCart(database.db, await buildCustomer(database.db), {
      timeslotId: Number(slot.id),
      warehouseId: shop.bologna.warehouseId,
    })
    await load(`${HEAD}1;domicilio;mercoledì;;06:00;08:00;0;;;\n`)
    expect(await slots()).toEqual([`${NEXT_DAY} 06:00-08:00 0/10 Fascia tolta dal calendario`])
  })
})
