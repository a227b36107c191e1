import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readyTexts } from '@cambusa/messages/it/operator/ready'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { projectRoot } from '../../platform/process/project-root.ts'
import { importBytes } from '../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { importKinds } from '../import/kinds.ts'
import { lackingLines, listLacks, runReady } from './readiness.ts'
import { whatLacks } from './what-lacks.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

const now = new Date()
const needs = () => ({ config: { shop: {} }, db: database.db, gateways: { active: undefined } })
const lacking = async () => (await listLacks(needs(), now)).map(({ what }) => what)
const example = (kind: string, file: string) =>
  importBytes(
    database.pool,
    importKinds.find(({ name }) => name === kind)!,
    readFileSync(join(projectRoot, 'docs/import-examples', file), 'utf8'),
  )
const { lacks } = readyTexts
const content = { opened: async () => undefined, problem: () => contentProblem }
let contentProblem: string | undefined

/** Output and exit code of the command. */
async function ran(forProduction: readonly string[]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await runReady({ ...needs(), content }, now, forProduction)
  const lines = log.mock.calls.map(([line]) => String(line))
  log.mockRestore()
  return { lines, exitCode: process.exitCode }
}

it('lists what an empty shop lacks, each with the command that adds it, until nothing is missing', async () => {
  const empty = await ran([])
  expect(empty.exitCode).toBe(1)
  expect(empty.lines[0]).toBe('Prima del primo ordine mancano ancora 6 cose:')
  for (const kind of ['stores', 'services', 'timeslots', 'categories', 'products'])
    expect(empty.lines.join('\n')).toContain(`npm run import -- ${kind} `)
  const told = lackingLines(await listLacks(needs(), now))
  expect(told).toHaveLength(2)
  expect(told[0]).toContain('un punto vendita, un magazzino, i servizi di consegna e ritiro, le fasce orarie')

  await example('stores', 'negozi.csv')
  expect(await lacking()).toEqual([
    lacks.services.what,
    lacks.slots({ services: readyTexts.anyService }).what,
    lacks.categories.what,
    lacks.products.what,
  ])
  await example('services', 'servizi.csv')
  await example('products', 'prodotti.csv')
  expect(await lacking()).toEqual([
    lacks.areas({ services: 'domicilio' }).what,
    lacks.slots({ services: 'ritiro, domicilio, locker' }).what,
  ])
  await example('areas', 'zone.csv')
  const week = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica']
  const rows = ['ritiro', 'domicilio', 'locker'].flatMap((service) =>
    week.map((day) => `${service};${day};08:00;10:00;5;60`),
  )
  const timeslots = importKinds.find(({ name }) => name === 'timeslots')!
  await importBytes(database.pool, timeslots, `servizio;giorno;inizio;fine;posti;entro\n${rows.join('\n')}\n`)
  process.exitCode = undefined
  contentProblem = 'Contenuti: pages/resi.md, riga 3'
  const { lines, exitCode } = await ran(['CAMBUSA_SMTP_URL'])
  expect(lines[0]).toBe(readyTexts.nothingLacks)
  expect(lines[1]).toBe(contentProblem)
  expect(lines[2]).toContain('CAMBUSA_SMTP_URL')
  expect(exitCode).toBeUndefined()
  expect(lackingLines(await listLacks(needs(), now))).toEqual([])

  await database.pool.query('DELETE FROM store_hours WHERE weekday < 8')
  const silent = (await ran([])).lines
  expect(silent[0]).toBe(readyTexts.nothingLacks)
  expect(silent[1]).toBe(readyTexts.withoutHours({ stores: ['Cash Imola'] }))

  await database.pool.query('DELETE FROM prices')
  expect(await lacking()).toEqual([lacks.prices.what])
  await database.pool.query(`UPDATE timeslots SET closed_reason = 'Inventario' WHERE delivery_service_id = 4`)
  await database.pool.query('DELETE FROM delivery_services WHERE id = 3')
  await database.pool.query(`UPDATE stores SET delivery_service_ids = '{1,2,3}' WHERE kind = 'store'`)
  expect(await lacking()).toEqual([
    lacks.someServices({ services: 'rider' }).what,
    lacks.slots({ services: 'locker' }).what,
    lacks.prices.what,
  ])
})

it('requires a payment type that needs no staff if everything is collected from lockers', () => {
  const facts = {
    stores: 1,
    warehouses: 1,
    services: [4],
    offered: [4],
    withArea: [],
    withSlot: [4],
    hasCategory: true,
    hasProduct: true,
    hasPrice: true,
  }
  expect(whatLacks(facts, false)).toEqual([lacks.payment])
  expect(whatLacks(facts, true)).toEqual([])
  expect(whatLacks({ ...facts, services: [1, 4], offered: [1, 4], withSlot: [1, 4] }, false)).toEqual([])
})
