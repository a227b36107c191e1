import { importTexts } from '@cambusa/messages/it/operator/import'
import type pg from 'pg'
import { addPriceLists } from '../../catalogue/catalogue.ts'
import type { RowReader } from '../rows/row-reader.ts'

/** The public list of a shop that has one. */
export const PUBLIC_LIST = 1

export interface PriceList {
  id: number
  name: string
  kind: 'public' | 'company'
}

/** Creates the public list if it is missing, so that an empty shop can be loaded too. */
export async function ensurePublicList(client: pg.ClientBase) {
  await client.query(addPriceLists(`SELECT $1::bigint AS id, $2 AS name, 'public' AS kind`), [
    PUBLIC_LIST,
    importTexts.publicList,
  ])
}

/** Whether a price list exists. */
export async function hasPriceList(client: pg.ClientBase, priceListId: number): Promise<boolean> {
  const found = await client.query('SELECT 1 FROM price_lists WHERE id = $1', [priceListId])
  return found.rowCount === 1
}

/** Finds price lists by the number or the name in a file. */
export interface PriceLists {
  find: (name: string) => PriceList | undefined
}

/** The lists of the shop, always including the public list. */
export async function readPriceLists(client: pg.ClientBase): Promise<PriceLists> {
  const { rows } = await client.query<PriceList>('SELECT id, name, kind FROM price_lists ORDER BY id')
  if (!rows.some(({ id }) => id === PUBLIC_LIST))
    rows.push({ id: PUBLIC_LIST, name: importTexts.publicList, kind: 'public' })
  const byName = new Map(rows.toReversed().map((list) => [list.name.toLowerCase(), list]))
  const byId = new Map(rows.map((list) => [String(list.id), list]))
  return { find: (name) => byId.get(name.replace(/^0+(?=\d)/, '')) ?? byName.get(name.toLowerCase()) }
}

/** The list of a row, by default the public list; refuses the row if the shop has no such list. */
export function readList(row: RowReader, lists: PriceLists): number | undefined {
  const name = row.text('list')
  if (name === '') return PUBLIC_LIST
  return lists.find(name)?.id ?? row.refuse('list', name, importTexts.reasons.listUnknown)
}
