import { importTexts } from '@cambusa/messages/it/operator/import'
import type pg from 'pg'
import type { RowReader } from '../rows/row-reader.ts'

const { reasons } = importTexts

/** The warehouses of the shop, by number and by name. */
export interface KnownWarehouses {
  ids: ReadonlyMap<string, number>
  /** The default warehouse; undefined: there are several. */
  only: number | undefined
}

export async function listKnownWarehouses(client: pg.ClientBase): Promise<KnownWarehouses> {
  const { rows } = await client.query<{ id: number; name: string }>(
    'SELECT id, name FROM warehouses ORDER BY id',
  )
  const ids = new Map(rows.flatMap(({ id, name }) => [[name.toLowerCase(), id] as const, [String(id), id]]))
  return { ids, only: rows.length === 1 ? rows[0]?.id : undefined }
}

/** The warehouse of a row; undefined: it has none, or was refused for an unknown one. */
export function namedWarehouse(row: RowReader, { ids }: KnownWarehouses): number | undefined {
  const name = row.text('warehouse')
  if (name === '') return undefined
  const found = ids.get(name.toLowerCase()) ?? ids.get(name.replace(/^0+(?=\d)/, ''))
  return found ?? row.refuse('warehouse', name, reasons.warehouseUnknown)
}

/** The same where one is required: a shop's only warehouse is the default. */
export function readWarehouse(row: RowReader, known: KnownWarehouses): number | undefined {
  if (row.text('warehouse') !== '') return namedWarehouse(row, known)
  return known.only ?? row.refuse('warehouse', '', reasons.required)
}
