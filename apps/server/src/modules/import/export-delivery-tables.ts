import { chargedToday } from './kinds/charged-today.ts'
import type { ExportTable } from './rows/exported-table.ts'

const serviceWord = (id: string) => `(ARRAY['ritiro', 'domicilio', 'rider', 'locker'])[${id}]`
const euros = (column: string) => `(${column} / 100.0)::float8`
const yesNo = (column: string) => `CASE WHEN ${column} THEN 'sì' ELSE 'no' END`
const VAT = `(${chargedToday('vat_rate')})::float8`
const codes = `CASE WHEN min(code) = max(code) THEN min(code) ELSE min(code) || '-' || max(code) END`

/** The services, each followed by the stores that have their own terms for it. */
const SERVICES = `
  SELECT ${serviceWord('id')}, store, name, descr, fee, vat, free_from, minimum, show_tab, image, NULL FROM (
    SELECT id, NULL::float8 AS store, name, descr, ${euros('fee_cents')} AS fee, ${VAT} AS vat,
      ${euros('free_from_cents')} AS free_from, ${euros('minimum_cents')} AS minimum, ${yesNo('show_tab')} AS show_tab, image
    FROM delivery_services
    UNION ALL
    SELECT delivery_service_id, store_id::float8, NULL, NULL, ${euros('fee_cents')}, ${VAT},
      ${euros('free_from_cents')}, ${euros('minimum_cents')}, NULL, NULL
    FROM store_service_terms) all_terms
  ORDER BY id, store NULLS FIRST`

/** Consecutive postal codes with the same terms are one row. */
const AREAS = `
  SELECT ${serviceWord('service')}, ${codes}, store::float8, ${euros('fee')}, ${euros('minimum')}, NULL
  FROM (
    SELECT delivery_service_id AS service, postal_code AS code, store_id AS store, fee_cents AS fee,
      minimum_cents AS minimum, postal_code::int - row_number() OVER (
        PARTITION BY delivery_service_id, store_id, fee_cents, minimum_cents ORDER BY postal_code) AS run
    FROM service_areas) areas
  GROUP BY service, store, fee, minimum, run ORDER BY service, min(code)`

/** Services and areas, in the columns that their imports read. */
export const deliveryTables: readonly ExportTable[] = [
  {
    name: 'services',
    read: async (pool) => ({
      sheetName: 'Servizi',
      columns: [
        { name: 'servizio', width: 12 },
        { name: 'negozio', kind: 'number' },
        { name: 'nome', width: 30 },
        { name: 'descrizione', width: 60 },
        { name: 'costo', kind: 'number' },
        { name: 'iva', kind: 'number' },
        { name: 'soglia gratuita', kind: 'number' },
        { name: 'ordine minimo', kind: 'number' },
        { name: 'in vista' },
        { name: 'immagine', width: 40 },
        { name: 'elimina' },
      ],
      rows: (await pool.query({ text: SERVICES, rowMode: 'array' })).rows,
    }),
  },
  {
    name: 'areas',
    read: async (pool) => ({
      sheetName: 'Zone',
      columns: [
        { name: 'servizio', width: 12 },
        { name: 'cap', width: 16 },
        { name: 'negozio', kind: 'number' },
        { name: 'costo', kind: 'number' },
        { name: 'ordine minimo', kind: 'number' },
        { name: 'elimina' },
      ],
      rows: (await pool.query({ text: AREAS, rowMode: 'array' })).rows,
    }),
  },
]
