import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { bytesOf, writeCsv, writeXlsx } from '../../platform/tables/write-table.ts'
import { importBytes } from '../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { exportTables } from './export-tables.ts'
import { categoriesKind } from './kinds/categories/categories.ts'
import { dishesKind } from './kinds/dishes/dishes.ts'
import { storesKind } from './kinds/stores/stores.ts'
import { synonymsKind } from './kinds/synonyms/synonyms.ts'
import { timeslotsKind } from './kinds/timeslots/timeslots.ts'

/** The dates of the calendar are in the future, whenever the test runs. */
const nextYear = new Date().getFullYear() + 1
const FILES = {
  categories: 'codice;nome;posizione;descrizione\ncasa;Casa;2;"=Tutto; per la casa"\ncasa/bucato;Bucato;;\n',
  stores:
    'codice;nome;indirizzo;civico;cap;città;provincia;lat;lon;telefono;servizi;orari;magazzino;nome magazzino;predefinito;scomparti;litri per scomparto\n5;Cash;via Larga;1;00118;Bologna;BO;44,5;11,3;+39 051 0190000;ritiro,rider;Lunedì: 08:00 - 20:00|Domenica: chiuso;1;Emilia;sì;;\n7;Locker;via Larga;2;40100;Bologna;BO;44,5;11,3;;locker;Tutti i giorni: 00:00 - 24:00;1;;no;24;62,5\n',
  synonyms: 'parole;spento\nprezzemolo,erbe;\nbibite,soft drink;\ncoca;sì\n',
  dishes:
    'piatto;si chiede con;serve;spento\ncarbonara;pasta alla carbonara;spaghetti,uova,guanciale;\nbucato;;casa/bucato;\nmerenda;;;sì\n',
  timeslots: `magazzino;servizio;giorno;data;inizio;fine;posti;entro;motivo\n1;domicilio;lunedì;;06:00;08:00;10;22:00;\n1;domicilio;;${nextYear}-12-24;06:00;07:00;4;90;\n1;domicilio;;${nextYear}-12-24;08:00;09:00;4;90;Inventario\n;;;${nextYear}-12-25;;;;;Natale\n`,
}
const KINDS = {
  categories: categoriesKind,
  stores: storesKind,
  synonyms: synonymsKind,
  dishes: dishesKind,
  timeslots: timeslotsKind,
}

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(`INSERT INTO delivery_services
    (id, key, name, descr, show_tab, image, fee_cents, minimum_cents, vat_rate)
    VALUES (2, 'home', 'Domicilio', '', true, '', 0, 0, 22)`)
})

test.each(['categories', 'stores', 'synonyms', 'dishes', 'timeslots'] as const)(
  '%s that were exported are imported without a change',
  async (name) => {
    const { counts } = await importBytes(database.pool, KINDS[name], FILES[name])
    expect(counts.added).toBeGreaterThan(0)
    const table = exportTables.find((each) => each.name === name)
    for (const write of [writeCsv, writeXlsx]) {
      const bytes = await bytesOf(write(await table!.read(database.pool)))
      const again = await importBytes(database.pool, KINDS[name], bytes)
      expect(again.refusals).toEqual([])
      expect(again.counts).toEqual({ added: 0, changed: 0, removed: 0, unchanged: counts.added, refused: 0 })
    }
  },
)

test.each([
  { name: 'synonyms', kind: synonymsKind, file: FILES.synonyms },
  { name: 'dishes', kind: dishesKind, file: FILES.dishes },
  { name: 'product-synonyms', kind: synonymsKind },
  { name: 'product-dishes', kind: dishesKind },
])('$name are taken in by a shop that has nothing', async ({ name, kind, file }) => {
  const bytesOfTable = async ({ pool }: Database, table: string) =>
    bytesOf(writeCsv(await exportTables.find((each) => each.name === table)!.read(pool)))
  if (file !== undefined) await importBytes(database.pool, kind, file)
  const other = await createTestDatabase()
  // The other shop has assigned ids before, so that the codes of the file are not its ids.
  await other.pool.query(`SELECT setval('search_synonyms_id_seq', 900)`)
  const bytes = await bytesOfTable(database, name)
  const { counts, refusals } = await importBytes(other.pool, kind, bytes)
  expect(refusals).toEqual([])
  expect(counts.added).toBe(bytes.toString().trim().split('\n').length - 1)
  const withoutCodes = (file: Buffer) => file.toString().replaceAll(/^\d*;/gm, ';')
  if (file !== undefined) expect(withoutCodes(await bytesOfTable(other, name))).toBe(withoutCodes(bytes))
  expect((await importBytes(other.pool, kind, bytes)).counts.unchanged).toBe(counts.added)
})
