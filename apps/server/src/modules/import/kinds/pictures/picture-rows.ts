import type pg from 'pg'
import { showPictures } from '../../../catalogue/catalogue.ts'
import { addPictures, changePictures, removePictures } from '../../../pictures/pictures.ts'

/** Columns of import_stage: what the name of the file says, and what the file itself says. */
export const pictureStage = {
  file: 'text NOT NULL',
  product_id: 'bigint NOT NULL',
  shot: 'text NOT NULL',
  number: 'smallint NOT NULL',
  hash: 'text NOT NULL',
  type: 'text NOT NULL',
  width: 'integer NOT NULL',
  height: 'integer NOT NULL',
  bytes: 'integer NOT NULL',
}

const STAGED = 'SELECT product_id, shot, number, hash, type, width, height, bytes FROM import_stage'

/** Places that are in neither a staged nor a refused row. */
const MISSING = `NOT EXISTS (SELECT FROM import_stage i
    WHERE i.product_id = p.product_id AND i.shot = p.shot AND i.number = p.number)
  AND NOT EXISTS (SELECT FROM import_refused r WHERE r.name = p.product_id || ' ' || p.shot || ' ' || p.number)`

interface OfProduct {
  productId: number
}

/** Adds and replaces pictures that differ, and has their products show them. */
export async function applyPictures(client: pg.ClientBase): Promise<{ added: number; changed: number }> {
  const changed = (await client.query<OfProduct>(changePictures(STAGED))).rows
  const added = (await client.query<OfProduct>(addPictures(STAGED))).rows
  await show(client, [...changed, ...added])
  return { added: added.length, changed: changed.length }
}

export async function countMissing(client: pg.ClientBase) {
  const { rows } = await client.query<{ known: number; missing: number }>(
    `SELECT count(*) AS known, count(*) FILTER (WHERE ${MISSING}) AS missing FROM product_pictures p`,
  )
  return rows[0] ?? { known: 0, missing: 0 }
}

/** Removes the pictures that the folder does not have; a product without any shows its drawing again. */
export async function takeOff(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<OfProduct>(
    removePictures(`SELECT p.id FROM product_pictures p WHERE ${MISSING}`),
  )
  await show(client, rows)
  return rows.length
}

async function show(client: pg.ClientBase, products: readonly OfProduct[]) {
  // Even an update of no rows would tell the running shops that the catalogue changed.
  if (products.length === 0) return
  const ids = [...new Set(products.map(({ productId }) => Number(productId)))]
  await client.query(showPictures, [ids])
}
