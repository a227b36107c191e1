import type { ClientBase, Pool } from 'pg'
import { showPictures } from '../../apps/server/src/modules/catalogue/catalogue.ts'
import {
  addPictures,
  pictureHash,
  type PictureStore,
} from '../../apps/server/src/modules/pictures/pictures.ts'
import { productShots } from '../pictures/product-shots.ts'
import { readPictureSpec } from '../pictures/read-spec.ts'
import { HOLDER_LOGIN } from '../shop/colleagues.ts'

/** Products with pictures of their own. */
const PRODUCTS = 40
const DRAWN_PX = 1_000

interface Row {
  id: number
  gtin: string | null
  details: { picture?: unknown; ingredients?: string; nutrition?: { name: string; value: string }[] }
}

/** What the restaurant buys most, and then what everybody does. */
const CHOSEN = `
  SELECT p.id, p.gtin, p.details FROM products p LEFT JOIN (
    SELECT i.product_id, count(*) AS times FROM order_items i JOIN orders o ON o.id = i.order_id
      JOIN users u ON u.id = o.user_id WHERE u.login = $1 GROUP BY 1) b ON b.product_id = p.id
  WHERE p.is_active AND p.details ? 'picture'
  ORDER BY b.times DESC NULLS LAST, p.popularity DESC, p.code LIMIT ${PRODUCTS}`

const GIVEN = `SELECT * FROM jsonb_to_recordset($1::jsonb)
  AS r (product_id bigint, shot text, number smallint, hash text, type text, width int, height int, bytes int)`

/**
 * Gives products front, back and label, unless some product has pictures. They are saved as SVG, which costs the start
 * nothing; the store turns them into pixels when they are first seen. Answers how many pictures there are more.
 */
export async function fillDemoPictures(pool: Pool, store: PictureStore): Promise<number> {
  const client = await pool.connect()
  try {
    const some = await client.query('SELECT FROM product_pictures LIMIT 1')
    if (some.rowCount) return 0
    const { rows } = await client.query<Row>(CHOSEN, [HOLDER_LOGIN])
    const shots = rows.flatMap(shotsOf)
    for (const { hash, file } of shots) await store.save(hash, file)
    await insertPictures(client, shots)
    return shots.length
  } finally {
    client.release()
  }
}

function shotsOf({ id, gtin, details }: Row) {
  const spec = readPictureSpec(details.picture)
  if (spec === undefined) return []
  const { ingredients = '', nutrition = [] } = details
  return productShots(spec, { gtin: gtin ?? '', ingredients, nutrition }).map(({ shot, svg }) => {
    const file = Buffer.from(svg)
    return { id: Number(id), shot, file, hash: pictureHash(file) }
  })
}

async function insertPictures(client: ClientBase, shots: ReturnType<typeof shotsOf>): Promise<void> {
  if (shots.length === 0) return
  const given = shots.map(({ id, shot, hash, file }) => ({
    product_id: id,
    shot,
    number: 1,
    hash,
    type: 'png',
    width: DRAWN_PX,
    height: DRAWN_PX,
    bytes: file.length,
  }))
  await client.query('BEGIN')
  try {
    await client.query(addPictures(GIVEN), [JSON.stringify(given)])
    await client.query(showPictures, [[...new Set(shots.map(({ id }) => id))]])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
