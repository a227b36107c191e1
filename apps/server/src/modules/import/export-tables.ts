import type pg from 'pg'
import type { TableToWrite, TableValue } from '../../platform/tables/table-to-write.ts'

/** What can be taken out of the shop as a file that the import of the same name reads back. */
export interface ExportTable {
  /** Word of the command line: npm run export -- NAME FILE. */
  name: string
  read: (pool: pg.Pool) => Promise<TableToWrite>
}

/** The tables that a retailer edits by file, in the order of the usage. */
export const exportTables: readonly ExportTable[] = [
  { name: 'categories', read: readCategories },
  { name: 'stores', read: readStores },
  { name: 'synonyms', read: readSynonyms },
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

async function readSynonyms(pool: pg.Pool): Promise<TableToWrite> {
  return {
    sheetName: 'Sinonimi',
    columns: [{ name: 'codice', kind: 'number' }, { name: 'parole', width: 70 }, { name: 'elimina' }],
    rows: await rowsOf(
      pool,
      `SELECT id::float8, array_to_string(words, ', '), NULL FROM search_synonyms ORDER BY id`,
    ),
  }
}

/** As a person would write them; services by their ids, 1 to 4. */
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
  [
    'orari',
    `(SELECT string_agg((p->>'days') || ': ' || (p->>'hours'), '; ' ORDER BY place)
      FROM jsonb_array_elements(s.opening_hours) WITH ORDINALITY AS parts (p, place))`,
  ],
  [
    'servizi',
    `(SELECT string_agg((ARRAY['ritiro', 'domicilio', 'rider', 'locker'])[id], ', ' ORDER BY id) FROM unnest(s.delivery_service_ids) id)`,
  ],
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

async function rowsOf(pool: pg.Pool, sql: string): Promise<TableValue[][]> {
  const { rows } = await pool.query<TableValue[]>({ text: sql, rowMode: 'array' })
  return rows
}
