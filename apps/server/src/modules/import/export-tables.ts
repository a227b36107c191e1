import { weekdayNames } from '@cambusa/messages/it/frame/weekdays'
import type pg from 'pg'
import { deliveryTables } from './export-delivery-tables.ts'
import type { ExportTable } from './rows/exported-table.ts'
import type { TableToWrite, TableValue } from '../../platform/tables/table-to-write.ts'
import { productDishes, productGroups } from '../catalogue/catalogue.ts'
import { cardsTable } from './kinds/cards/exported-cards.ts'
import { customersTable } from './kinds/customers/exported-customers.ts'
import { giftCertificatesTable } from './kinds/gift-certificates/exported-gift-certificates.ts'
import { mandatesTable } from './kinds/mandates/exported-mandates.ts'
import { ordersTable } from './kinds/orders/exported-orders.ts'
import { packagingsTable } from './kinds/packagings/exported-packagings.ts'
import { priceListsTable } from './kinds/price-lists/exported-price-lists.ts'
import { pricesTable } from './kinds/prices/exported-prices.ts'
import { productsTable } from './kinds/products/exported-products.ts'
import { promotionsTable } from './kinds/promotions/exported-promotions.ts'
import { stockTable } from './kinds/stock/exported-stock.ts'
import { storeHoursTable } from './kinds/store-hours/exported-store-hours.ts'

/**
 * Exportable tables, in the order in which an empty shop can import them: a table comes after those that it refers to.
 * The last ones are for export only: the search's built-in synonyms and dishes, for reference and for copying rows, and
 * orders.
 */
export const exportTables: readonly ExportTable[] = [
  { name: 'categories', read: readCategories },
  { name: 'stores', read: readStores },
  storeHoursTable,
  ...deliveryTables,
  { name: 'timeslots', read: readTimeslots },
  packagingsTable,
  productsTable,
  customersTable,
  priceListsTable,
  pricesTable,
  promotionsTable,
  stockTable,
  cardsTable,
  mandatesTable,
  giftCertificatesTable,
  { name: 'synonyms', read: readSynonyms },
  { name: 'dishes', read: readDishes },
  { name: 'product-synonyms', isOnlyOut: true, read: readProductSynonyms },
  { name: 'product-dishes', isOnlyOut: true, read: readProductDishes },
  ordersTable,
]

async function readCategories(pool: pg.Pool): Promise<TableToWrite> {
  return {
    sheetName: 'Categorie',
    columns: [
      { name: 'codice', width: 50 },
      { name: 'nome', width: 30 },
      { name: 'posizione', kind: 'number' },
      { name: 'titolo', width: 30 },
      { name: 'descrizione', width: 60 },
      { name: 'immagine', width: 40 },
    ],
    rows: await rowsOf(
      pool,
      `SELECT slug, name, position, info->>'title', info->>'description', info->>'image' FROM categories ORDER BY slug`,
    ),
  }
}

const IS_OFF = `CASE WHEN is_off THEN 'sì' END`
const LIST_SIGN = ', '

function synonymsTable(rows: TableValue[][]): TableToWrite {
  return {
    sheetName: 'Sinonimi',
    columns: [
      { name: 'codice', kind: 'number' },
      { name: 'parole', width: 70 },
      { name: 'spento' },
      { name: 'elimina' },
    ],
    rows,
  }
}

async function readSynonyms(pool: pg.Pool): Promise<TableToWrite> {
  return synonymsTable(
    await rowsOf(
      pool,
      `SELECT id::float8, array_to_string(words, '${LIST_SIGN}'), ${IS_OFF}, NULL FROM search_synonyms ORDER BY id`,
    ),
  )
}

/** Groups of one name, which an own group replaces together, are adjacent. */
function readProductSynonyms(): Promise<TableToWrite> {
  const inOrder = productGroups.toSorted(([one = ''], [other = '']) => one.localeCompare(other, 'it'))
  return Promise.resolve(synonymsTable(inOrder.map((words) => [null, words.join(LIST_SIGN), null, null])))
}

function dishesTable(rows: TableValue[][]): TableToWrite {
  return {
    sheetName: 'Piatti e occasioni',
    columns: [
      { name: 'piatto', width: 30 },
      { name: 'si chiede con', width: 50 },
      { name: 'serve', width: 90 },
      { name: 'spento' },
      { name: 'elimina' },
    ],
    rows,
  }
}

async function readDishes(pool: pg.Pool): Promise<TableToWrite> {
  return dishesTable(
    await rowsOf(
      pool,
      `SELECT name, array_to_string(phrases, '${LIST_SIGN}'), array_to_string(shelves, '${LIST_SIGN}'), ${IS_OFF}, NULL
       FROM search_dishes ORDER BY name`,
    ),
  )
}

function readProductDishes(): Promise<TableToWrite> {
  const rows = productDishes.map(({ name, phrases, shelves }) => [
    name,
    phrases.join(LIST_SIGN),
    shelves.join(LIST_SIGN),
    null,
    null,
  ])
  return Promise.resolve(dishesTable(rows))
}

/** 'lunedì: 08:00 - 13:00, 15:00 - 20:00; festivi: chiuso', as readHours reads it. */
const weekInWords = (storeId: string) => `(
  SELECT string_agg(said, '; ' ORDER BY weekday) FROM (
    SELECT weekday, (ARRAY[${[...weekdayNames, 'festivi'].map((word) => `'${word}'`).join(', ')}])[weekday] || ': ' || coalesce(string_agg(
      to_char(opens_at, 'HH24:MI') || ' - ' || to_char(closes_at, 'HH24:MI'), ', ' ORDER BY opens_at), 'chiuso') AS said
    FROM store_hours WHERE store_id = ${storeId} GROUP BY weekday) AS days)`

/** Columns as a person would write them; services by their ids, 1 to 4. */
const STORE_COLUMNS = [
  ['codice', 's.id::float8'],
  ['tipo', `CASE s.kind WHEN 'locker' THEN 'locker' ELSE 'negozio' END`],
  ['nome', 's.name'],
  ['indirizzo', 's.address1'],
  ['civico', 's.address_number'],
  ['cap', 's.postal_code'],
  ['città', 's.city'],
  ['provincia', 's.province'],
  ['latitudine', 's.latitude'],
  ['longitudine', 's.longitude'],
  ['telefono', 's.phone'],
  ['orari', weekInWords('s.id')],
  ['nota orari', 's.hours_note'],
  [
    'servizi',
    `(SELECT string_agg((ARRAY['ritiro', 'domicilio', 'rider', 'locker'])[id], ', ' ORDER BY id) FROM unnest(s.delivery_service_ids) id)`,
  ],
  ['scomparti', 's.compartments::float8'],
  ['litri per scomparto', '(s.compartment_millilitres / 1000.0)::float8'],
  ['predefinito', `CASE WHEN s.is_default THEN 'sì' ELSE 'no' END`],
  ['magazzino', 's.warehouse_id::float8'],
  ['nome magazzino', 'w.name'],
  ['listino', 'w.price_list_id::float8'],
] as const

async function readStores(pool: pg.Pool): Promise<TableToWrite> {
  const values = STORE_COLUMNS.map(([, value]) => value).join(', ')
  return {
    sheetName: 'Negozi',
    columns: STORE_COLUMNS.map(([name]) => ({ name, width: name === 'orari' ? 60 : 16 })),
    rows: await rowsOf(
      pool,
      `SELECT ${values} FROM stores s JOIN warehouses w ON w.id = s.warehouse_id ORDER BY s.id`,
    ),
  }
}

const serviceWord = (id: string) => `(ARRAY['ritiro', 'domicilio', 'rider', 'locker'])[${id}]`
const weekdayWord = `(ARRAY['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'])[weekday]`
const minutesBefore = `round(extract(epoch FROM date + begin_time - (cutoff_at AT TIME ZONE 'Europe/Rome')) / 60)::float8`

/** The week, then single days and closed days from today on. */
async function readTimeslots(pool: pg.Pool): Promise<TableToWrite> {
  return {
    sheetName: 'Fasce orarie',
    columns: [
      { name: 'magazzino', kind: 'number' },
      { name: 'servizio', width: 12 },
      { name: 'giorno', width: 12 },
      { name: 'data', width: 12 },
      { name: 'inizio' },
      { name: 'fine' },
      { name: 'posti', kind: 'number' },
      { name: 'entro' },
      { name: 'motivo', width: 30 },
      { name: 'elimina' },
    ],
    rows: await rowsOf(
      pool,
      `SELECT warehouse, service, weekday, date, begin_time, end_time, capacity, cutoff, reason, NULL FROM (
         SELECT 1 AS part, id, warehouse_id::float8 AS warehouse, ${serviceWord('delivery_service_id')} AS service,
           ${weekdayWord} AS weekday, NULL AS date, to_char(begin_time, 'HH24:MI') AS begin_time,
           to_char(end_time, 'HH24:MI') AS end_time, capacity::float8 AS capacity, cutoff_minutes::text AS cutoff,
           NULL AS reason
         FROM timeslot_templates
         UNION ALL
         SELECT 2, id, warehouse_id::float8, ${serviceWord('delivery_service_id')}, NULL, date::text,
           to_char(begin_time, 'HH24:MI'), to_char(end_time, 'HH24:MI'), capacity::float8, ${minutesBefore}::text,
           closed_reason
         FROM timeslots WHERE is_single AND date >= (now() AT TIME ZONE 'Europe/Rome')::date
         UNION ALL
         SELECT 3, id, warehouse_id::float8, ${serviceWord('delivery_service_id')}, NULL, date::text, NULL, NULL, NULL,
           NULL, reason
         FROM closures WHERE date >= (now() AT TIME ZONE 'Europe/Rome')::date) calendar
       ORDER BY part, id`,
    ),
  }
}

async function rowsOf(pool: pg.Pool, sql: string): Promise<TableValue[][]> {
  const { rows } = await pool.query<TableValue[]>({ text: sql, rowMode: 'array' })
  return rows
}
