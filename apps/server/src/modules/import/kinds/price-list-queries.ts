import { importTexts } from '@cambusa/messages/it/import'
import type pg from 'pg'

/** The list of the shelf. */
export const SHELF_LIST = 1

/** The shelf list is there from the first file on: a shop that was never filled can be loaded too. */
export async function ensureShelfList(client: pg.ClientBase) {
  await client.query(
    `INSERT INTO price_lists (id, name, kind) VALUES ($1, $2, 'shelf') ON CONFLICT DO NOTHING`,
    [SHELF_LIST, importTexts.shelfList],
  )
}

/** Whether a price list exists. */
export async function hasPriceList(client: pg.ClientBase, priceListId: number): Promise<boolean> {
  const found = await client.query('SELECT 1 FROM price_lists WHERE id = $1', [priceListId])
  return found.rowCount === 1
}
