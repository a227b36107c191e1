import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { bytesOf, writeCsv, writeXlsx } from '../../../../platform/tables/write-table.ts'
import { importBytes, tableFiles } from '../../../../testing/files/import-rows.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'
import { exportTables } from '../../export-tables.ts'
import type { ImportKind } from '../../rows/import-kind.ts'
import { productsKind } from '../products/products.ts'
import { servicesKind } from '../services/services.ts'
import { storesKind } from '../stores/stores.ts'
import { timeslotsKind } from '../timeslots/timeslots.ts'
import { areasKind } from './areas.ts'

const STORES = `codice;tipo;nome;indirizzo;cap;città;provincia;servizi;magazzino;nome magazzino
1;negozio;Centro;via Larga 1;40121;Bologna;BO;ritiro,domicilio,rider;1;Emilia
2;negozio;Imola;via Selice 2;40026;Imola;BO;ritiro,domicilio;1;
9;locker;Locker;via Larga 3;40121;Bologna;BO;locker;1;
`
const SERVICES = `servizio;negozio;nome;descrizione;costo;iva;soglia gratuita;ordine minimo;in vista
ritiro;;Ritiro;Da qui;0;;;20;
domicilio;;A casa;;5,90;22%;90;40;sì
domicilio;2;;;4,90;10;;;
rider;;Rider;;7,90;22;150;15;no
`
const AREAS = `servizio;cap;comune;negozio;costo;ordine minimo
domicilio;40121-40125, 40129;;1;;
domicilio;;imola;2;6,50;50
rider;118;;1;;
`
let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  await database.pool.query('TRUNCATE stores, warehouses, price_lists, delivery_services CASCADE')
  await importBytes(database.pool, storesKind, STORES)
})

const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }
const services = (file: string | Buffer, options = {}) =>
  importBytes(database.pool, servicesKind, file, options)
const areas = (file: string | Buffer, options = {}) => importBytes(database.pool, areasKind, file, options)
const rows = async (sql: string) =>
  (await database.pool.query({ text: sql, rowMode: 'array' })).rows.map((row) => (row as unknown[]).join('|'))
const SERVICE_ROWS =
  'select id, key, name, fee_cents, free_from_cents, minimum_cents, vat_rate, show_tab from delivery_services order by id'
const TERMS =
  'select store_id, delivery_service_id, fee_cents, free_from_cents, minimum_cents, vat_rate from store_service_terms'
const AREA_ROWS =
  'select delivery_service_id, postal_code, warehouse_id, store_id, fee_cents, minimum_cents from service_areas order by 1, 2'

describe('a file of services', () => {
  test('sets their terms everywhere and at a store; loading it again changes nothing', async () => {
    expect((await services(SERVICES)).counts).toEqual({ ...none, added: 4 })
    expect(await rows(SERVICE_ROWS)).toEqual([
      '1|drive|Ritiro|0||2000|22|true',
      '2|home|A casa|590|9000|4000|22|true',
      '3|rider|Rider|790|15000|1500|22|false',
    ])
    expect(await rows(TERMS)).toEqual(['2|2|490||4000|10'])
    expect((await services(SERVICES)).counts).toEqual({ ...none, unchanged: 4 })
    const change = 'servizio;negozio;costo;elimina\ndomicilio;;6;\ndomicilio;2;;sì\nrider;1;3;\n'
    expect((await services(change)).counts).toEqual({ ...none, added: 1, changed: 2 })
    expect((await rows(SERVICE_ROWS))[1]).toBe('2|home|A casa|600|9000|4000|22|true')
    expect(await rows(TERMS)).toEqual(['1|3|300|15000|1500|22'])
  })

  test('is refused row by row: unknown store and service, wrong VAT, negative fee, duplicate, incomplete service', async () => {
    const file = `servizio;negozio;nome;costo;iva;elimina
teletrasporto;;X;1;;
domicilio;;Casa;-1;;
rider;;Rider;5;21;
ritiro;;Ritiro;0;;
ritiro;;Ritiro;1;;
ritiro;77;;1;;
ritiro;1;Bello;1;;
locker;9;;1;;
locker;;;;;
ritiro;;;;;sì
`
    const { counts, refusals } = await services(file)
    expect(counts).toEqual({ ...none, added: 1, refused: 9 })
    expect(refusals).toEqual([
      '2,service,teletrasporto,"i servizi sono ritiro, domicilio, rider e locker"',
      '3,fee,-1,deve essere almeno 0',
      '4,vatRate,21,"aliquota IVA non ammessa (4, 5, 10, 22)"',
      "6,service,ritiro,c'è già alla riga 5",
      '8,name,Bello,"nome, descrizione e immagine sono del servizio, non di un negozio: lascia vuota la cella"',
      '11,remove,sì,un servizio non si elimina: toglilo dalla colonna servizi dei punti vendita',
      '7,storeId,77,il punto vendita 77 non c’è: caricalo prima con npm run import -- stores',
      '10,name,,"manca, e per un servizio nuovo servono nome e costo"',
      '9,service,4,"il servizio locker non c’è, né nel file né nel negozio: aggiungi la sua riga senza negozio"',
    ])
  })
})

describe('a file of areas', () => {
  beforeEach(() => services(SERVICES))

  test('is read by postal codes, ranges and towns, in every format; loading it again changes nothing', async () => {
    const table = AREAS.trim()
      .split('\n')
      .map((line) => line.split(';'))
    for (const [name, file] of await tableFiles(table)) {
      await database.pool.query('TRUNCATE service_areas')
      const { counts, refusals } = await areas(file)
      expect([name, refusals, counts]).toEqual([name, [], { ...none, added: 3 }])
      expect(await rows(AREA_ROWS)).toEqual([
        '2|40026|1|2|650|5000',
        ...['40121', '40122', '40123', '40124', '40125', '40129'].map((code) => `2|${code}|1|1||`),
        '3|00118|1|1||',
      ])
      expect((await areas(file)).counts).toEqual({ ...none, unchanged: 3 })
    }
  })

  test('takes off with --full what it does not name, except what a refused row names', async () => {
    await areas(AREAS)
    const file = 'servizio;cap;comune;negozio;costo\ndomicilio;40121-40122;;2;3\nrider;00118;;1;-5\n'
    expect((await areas(file, { full: true })).counts).toEqual({
      ...none,
      changed: 1,
      removed: 5,
      refused: 1,
    })
    expect(await rows(AREA_ROWS)).toEqual(['2|40121|1|2|300|', '2|40122|1|2|300|', '3|00118|1|1||'])
    const gone = 'servizio;cap;elimina\nrider;118;sì\n'
    expect((await areas(gone)).counts).toEqual({ ...none, changed: 1 })
    expect(await rows(AREA_ROWS)).toHaveLength(2)
  })

  test('is refused row by row: overlapping ranges, unknown town, store or service, lockers, no place', async () => {
    const file = `servizio;cap;comune;negozio;costo
domicilio;40121-40130;;1;
domicilio;40128-40140;;2;
domicilio;40121;;1;
domicilio;;Atlantide;1;
domicilio;40130-40121;;1;
domicilio;4012x;;1;
domicilio;40010;;77;
domicilio;40011;;9;
ritiro;40012;;1;
locker;40013;;1;
domicilio;;;1;
domicilio;40014;;;
domicilio;40015;;1;-2
rider;40121-40122;;2;
`
    await database.pool.query('DELETE FROM delivery_services WHERE id = 1')
    const { counts, refusals, remarks } = await areas(file)
    expect(counts).toEqual({ ...none, added: 2, refused: 12 })
    expect(refusals).toEqual([
      "3,postalCodes,40128,c'è già alla riga 2",
      "4,postalCodes,40121,c'è già alla riga 2",
      '5,town,Atlantide,il comune non è tra quelli conosciuti dal programma: indica i suoi CAP',
      '6,postalCodes,40130-40121,"scrivi i CAP come 40121, 40126-40128 (cinque cifre, dal più piccolo al più grande)"',
      '7,postalCodes,4012x,"scrivi i CAP come 40121, 40126-40128 (cinque cifre, dal più piccolo al più grande)"',
      '10,service,ritiro,ritiro e locker non hanno zone: si consegna con domicilio o rider',
      '11,service,locker,ritiro e locker non hanno zone: si consegna con domicilio o rider',
      '12,postalCodes,,indica i CAP oppure il comune',
      '13,storeId,,manca: quale punto vendita consegna qui',
      '14,fee,-2,deve essere almeno 0',
      '8,storeId,77,il punto vendita 77 non c’è: caricalo prima con npm run import -- stores',
      '9,storeId,9,è un locker: indica il punto vendita che consegna',
    ])
    expect(remarks).toEqual([
      '15,storeId,2,,questo punto vendita non elenca il servizio tra i suoi: controlla la colonna servizi di stores',
    ])
  })

  test('follows a store that moves to another warehouse', async () => {
    await areas(AREAS)
    await importBytes(database.pool, storesKind, 'codice;magazzino;nome magazzino\n2;5;Romagna\n')
    expect((await rows(AREA_ROWS))[0]).toBe('2|40026|5|2|650|5000')
  })
})

describe('without services and areas', () => {
  const loaded = (kind: ImportKind, file: string) => importBytes(database.pool, kind, file)
  const slots = (rows: string) =>
    loaded(timeslotsKind, `servizio;giorno;inizio;fine;posti;entro;data;motivo\n${rows}`)

  test('files of stores, slots, areas and products say in one sentence what is missing and how to add it', async () => {
    const window = 'domicilio;lunedì;08:00;10:00;5;60;;\n'
    expect((await loaded(storesKind, STORES)).notices).toEqual([
      'Questi punti vendita offrono servizi che nel negozio non ci sono ancora (ritiro, domicilio, rider, locker): caricali con npm run import -- services FILE (esempio: docs/import-examples/servizi.csv).',
    ])
    await expect(areas(AREAS)).rejects.toThrow(importKindTexts.services.none)
    await expect(slots(window)).rejects.toThrow(importKindTexts.services.none)
    await services(SERVICES)
    expect((await loaded(storesKind, 'codice;telefono\n2;\n')).notices).toEqual([
      'Per domicilio non c’è ancora una zona: carica dove si consegna con npm run import -- areas FILE (esempio: docs/import-examples/zone.csv).',
    ])
    const { counts, refusals } = await slots(`${window}locker;lunedì;08:00;10:00;5;60;;\n`)
    expect(counts).toEqual({ ...none, added: 1, refused: 1 })
    expect(refusals).toEqual([
      '3,service,4,il servizio locker non c’è ancora: caricalo con npm run import -- services',
    ])
    const goods = 'codice;nome;iva;prezzo\nA;Riso;4;1\n'
    expect((await loaded(productsKind, goods)).notices).toEqual([])
    await database.pool.query('TRUNCATE stores, warehouses, price_lists CASCADE')
    expect((await loaded(productsKind, goods)).notices).toEqual([importKindTexts.products.noStore])
    await expect(slots(window)).rejects.toThrow(importKindTexts.services.noWarehouse)
    await database.pool.query('TRUNCATE delivery_services CASCADE')
    await expect(slots(window)).rejects.toThrow(importKindTexts.services.noneNorStore)
  })
})

test('services and areas that were exported fill an empty shop unchanged', async () => {
  await services(SERVICES)
  await areas(AREAS)
  const all = async () => [await rows(SERVICE_ROWS), await rows(TERMS), await rows(AREA_ROWS)]
  const before = await all()
  for (const write of [writeCsv, writeXlsx]) {
    const files = new Map<string, Buffer>()
    for (const { name, read } of exportTables)
      if (name === 'services' || name === 'areas')
        files.set(name, await bytesOf(write(await read(database.pool))))
    await database.pool.query('TRUNCATE delivery_services CASCADE')
    for (const kind of [servicesKind, areasKind])
      expect((await importBytes(database.pool, kind, files.get(kind.name)!)).refusals).toEqual([])
    expect(await all()).toEqual(before)
  }
})
