import { importTexts } from '@cambusa/messages/it/operator/import'
import { importKindTexts } from '@cambusa/messages/it/operator/import-kinds'
import type pg from 'pg'
import { addPriceLists } from '../../../catalogue/catalogue.ts'
import { moveAreasOfStores } from '../../../delivery/delivery.ts'
import {
  addStores,
  addWarehouses,
  keepDefaultStores,
  storesToSet,
  warehousesToSet,
} from '../../../stores/stores.ts'
import type { ImportPlan, RowRemark } from '../../rows/import-kind.ts'
import { refuseStaged } from '../staged-remarks.ts'
import { filledBy, updateDiffering, type FilledColumn } from '../update-differing.ts'

const reasons = importKindTexts.stores
const PUBLIC_LIST = 1

/** Columns of import_stage. */
export const storeStage = {
  store_id: 'bigint',
  kind: 'text',
  name: 'text',
  address1: 'text',
  address_number: 'text',
  postal_code: 'text',
  city: 'text',
  province: 'text',
  latitude: 'double precision',
  longitude: 'double precision',
  town_latitude: 'double precision',
  town_longitude: 'double precision',
  phone: 'text',
  hours: 'jsonb',
  hours_note: 'text',
  delivery_service_ids: 'smallint[]',
  compartments: 'integer',
  compartment_millilitres: 'integer',
  is_default: 'boolean',
  warehouse_id: 'bigint',
  warehouse_name: 'text',
  price_list_id: 'bigint',
}

const same = (field: string, column: string): FilledColumn => ({ field, column, value: `i.${column}` })
/** An empty cell keeps the current value. */
const filled = (field: string, column: string): FilledColumn => ({
  field,
  column,
  value: `coalesce(nullif(i.${column}, ''), t.${column})`,
})

/** A row that says hours says the note too: what it does not say any longer is gone. */
const hoursNote: FilledColumn = {
  field: 'hoursNote',
  column: 'hours_note',
  value: `CASE WHEN i.hours IS NULL AND i.hours_note = '' THEN t.hours_note ELSE i.hours_note END`,
}

const storeColumns: readonly FilledColumn[] = [
  same('kind', 'kind'),
  filled('name', 'name'),
  filled('address1', 'address1'),
  same('addressNumber', 'address_number'),
  filled('postalCode', 'postal_code'),
  filled('city', 'city'),
  filled('province', 'province'),
  { field: 'latitude', column: 'latitude', value: 'coalesce(i.latitude, t.latitude)' },
  { field: 'longitude', column: 'longitude', value: 'coalesce(i.longitude, t.longitude)' },
  same('phone', 'phone'),
  {
    field: 'services',
    column: 'delivery_service_ids',
    value: `coalesce(nullif(i.delivery_service_ids, '{}'), t.delivery_service_ids)`,
  },
  {
    field: 'compartments',
    column: 'compartments',
    value: 'coalesce(i.compartments, t.compartments)',
  },
  {
    field: 'compartmentLitres',
    column: 'compartment_millilitres',
    value: 'coalesce(i.compartment_millilitres, t.compartment_millilitres)',
  },
  same('isDefault', 'is_default'),
  { field: 'warehouseId', column: 'warehouse_id', value: 'coalesce(i.warehouse_id, t.warehouse_id)' },
]

/** Refuses new stores without required data, and stores without a known or named warehouse. */
export async function matchStores(client: pg.ClientBase): Promise<RowRemark[]> {
  const isNew = 'NOT EXISTS (SELECT FROM stores s WHERE s.id = i.store_id)'
  const refused: RowRemark[] = []
  for (const [field, column] of REQUIRED) {
    const where = `${isNew} AND i.${column} = ''`
    refused.push(
      ...(await refuseStaged(client, { where, field, value: `''`, reason: () => reasons.required })),
    )
  }
  const noPosition = `${isNew} AND coalesce(i.latitude, i.town_latitude) IS NULL`
  const noWarehouse = `i.warehouse_id IS NULL AND ${isNew}`
  const strangeWarehouse = `i.warehouse_id IS NOT NULL AND i.warehouse_name = ''
    AND NOT EXISTS (SELECT FROM warehouses w WHERE w.id = i.warehouse_id)
    AND NOT EXISTS (SELECT FROM import_stage o WHERE o.warehouse_id = i.warehouse_id AND o.warehouse_name <> '')`
  const strangeList = `i.price_list_id IS NOT NULL AND NOT EXISTS (SELECT FROM price_lists l WHERE l.id = i.price_list_id)
    AND EXISTS (SELECT FROM warehouses w WHERE w.id = coalesce(i.warehouse_id, (SELECT s.warehouse_id FROM stores s WHERE s.id = i.store_id)))`
  for (const refusal of [
    { where: noPosition, field: 'latitude', value: 'i.city', reason: () => reasons.positionMissing },
    { where: noWarehouse, field: 'warehouseId', value: `''`, reason: () => reasons.required },
    {
      where: strangeWarehouse,
      field: 'warehouseId',
      value: 'i.warehouse_id',
      reason: (id: string) => reasons.warehouseMissing({ id }),
    },
    {
      where: strangeList,
      field: 'priceListId',
      value: 'i.price_list_id',
      reason: (id: string) => reasons.priceListMissing({ id }),
    },
  ])
    refused.push(...(await refuseStaged(client, refusal)))
  return refused
}

const REQUIRED = [
  ['name', 'name'],
  ['address1', 'address1'],
  ['postalCode', 'postal_code'],
  ['city', 'city'],
  ['province', 'province'],
] as const

/** New warehouses in the file; their position is that of their first store. */
const warehousesOfFile = `SELECT DISTINCT ON (warehouse_id) * FROM import_stage
  WHERE warehouse_id IS NOT NULL AND warehouse_name <> '' ORDER BY warehouse_id, line`

/** Inserts and updates warehouses; returns the ids of changed ones. */
export async function applyWarehouses(client: pg.ClientBase, plan: ImportPlan): Promise<number[]> {
  // A new warehouse may have a new price list too, as in the files of another shop.
  await client.query(
    addPriceLists(`SELECT DISTINCT i.price_list_id AS id, $1 || i.price_list_id AS name, 'public' AS kind
      FROM (${warehousesOfFile}) i WHERE i.price_list_id IS NOT NULL`),
    [importTexts.publicListOf],
  )
  await client.query(
    addWarehouses(`
      SELECT i.warehouse_id AS id, i.warehouse_name AS name, coalesce(nullif(i.city, ''), s.city) AS city,
        coalesce(nullif(i.province, ''), s.province) AS province,
        coalesce(i.latitude, s.latitude, i.town_latitude) AS latitude,
        coalesce(i.longitude, s.longitude, i.town_longitude) AS longitude,
        coalesce(i.price_list_id, $1) AS price_list_id
      FROM (${warehousesOfFile}) i LEFT JOIN stores s ON s.id = i.store_id`),
    [PUBLIC_LIST],
  )
  const columns = filledBy(plan, [
    { field: 'warehouseName', column: 'name', value: 'i.warehouse_name' },
    { field: 'priceListId', column: 'price_list_id', value: 'coalesce(i.price_list_id, t.price_list_id)' },
  ])
  return updateDiffering(client, {
    ...warehousesToSet,
    staged: warehousesOfFile,
    columns,
  })
}

/** Existing stores of the file that belong to these warehouses. */
export async function listStoresOf(client: pg.ClientBase, warehouses: readonly number[]): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT s.id::float8 AS id FROM import_stage i JOIN stores s ON s.id = i.store_id
     WHERE i.warehouse_id = ANY($1)`,
    [warehouses],
  )
  return rows.map(({ id }) => id)
}

/** Inserts new stores; returns their ids. */
export async function insertStores(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    addStores(`
      SELECT i.store_id, i.warehouse_id, i.kind, i.name, i.address1, i.address_number, i.postal_code, i.city,
        i.province, coalesce(i.latitude, i.town_latitude) AS latitude,
        coalesce(i.longitude, i.town_longitude) AS longitude, i.phone, i.hours_note,
        CASE WHEN cardinality(i.delivery_service_ids) > 0 THEN i.delivery_service_ids
          WHEN i.kind = 'locker' THEN '{4}' ELSE '{1}' END AS delivery_service_ids, i.is_default,
        i.compartments, i.compartment_millilitres
      FROM import_stage i`),
  )
  return rows.map(({ id }) => id)
}

/** Updates stores that differ; returns the ids of changed ones. */
export async function updateStores(client: pg.ClientBase, plan: ImportPlan): Promise<number[]> {
  const columns = filledBy(plan, storeColumns)
  const saysHours = ['hours', 'hoursOf', 'hoursNote'].some((field) => plan.hasField(field))
  return updateDiffering(client, {
    ...storesToSet,
    staged: 'SELECT * FROM import_stage',
    columns: saysHours ? [...columns, hoursNote] : columns,
  })
}

/** Remarks on new stores whose position is only that of their town. */
export async function listByTown(client: pg.ClientBase, ids: readonly number[]): Promise<RowRemark[]> {
  const { rows } = await client.query<{ line: number; value: string }>(
    `SELECT line, city AS value FROM import_stage WHERE latitude IS NULL AND store_id = ANY($1) ORDER BY line`,
    [ids],
  )
  return rows.map(({ line, value }) => ({ line, field: 'latitude', value, reason: reasons.positionOfTown }))
}

/** Makes the file's default store the only one. */
export async function keepOneDefault(client: pg.ClientBase): Promise<void> {
  await client.query(keepDefaultStores('SELECT store_id AS id FROM import_stage WHERE is_default'))
}

/** Moves areas to the warehouse of their store after the store changed it. */
export async function moveAreas(client: pg.ClientBase): Promise<void> {
  await client.query(moveAreasOfStores('SELECT store_id FROM import_stage'))
}

/** Services that stores of the file offer: those that the shop does not have, and those without an area. */
export async function listLackingServices(
  client: pg.ClientBase,
): Promise<{ missing: number[]; without: number[] }> {
  const { rows } = await client.query<{ id: number; isThere: boolean; hasArea: boolean }>(`
    SELECT DISTINCT offered.id, EXISTS (SELECT FROM delivery_services d WHERE d.id = offered.id) AS "isThere",
      EXISTS (SELECT FROM service_areas a WHERE a.delivery_service_id = offered.id) AS "hasArea"
    FROM import_stage i JOIN stores s ON s.id = i.store_id CROSS JOIN unnest(s.delivery_service_ids) AS offered (id)
    ORDER BY offered.id`)
  return {
    missing: rows.flatMap(({ id, isThere }) => (isThere ? [] : [id])),
    without: rows.flatMap(({ id, isThere, hasArea }) => (isThere && !hasArea ? [id] : [])),
  }
}
