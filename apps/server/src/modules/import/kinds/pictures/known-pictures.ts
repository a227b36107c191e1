import type pg from 'pg'
import type { PictureFacts } from '../../../pictures/pictures.ts'

/** The products of the shop by code and GTIN; 0 for a GTIN of several. A code is meant before an equal GTIN. */
export async function listProductNames(client: pg.ClientBase): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; code: string; gtin: string | null }>(
    'SELECT id, code, gtin FROM products ORDER BY id',
  )
  const names = new Map<string, number>()
  for (const { id, gtin } of rows) if (gtin !== null) names.set(gtin, names.has(gtin) ? 0 : Number(id))
  for (const { id, code } of rows) names.set(code, Number(id))
  return names
}

/** What is known of the files of the shop's pictures, by their hash: such a file is in the store and needs no look. */
export async function listKnownFacts(client: pg.ClientBase): Promise<Map<string, PictureFacts>> {
  const { rows } = await client.query<PictureFacts & { hash: string }>(
    'SELECT DISTINCT hash, type, width, height FROM product_pictures',
  )
  return new Map(rows.map(({ hash, type, width, height }) => [hash, { type, width, height }]))
}
