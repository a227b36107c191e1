import type { Pool } from 'pg'
import sharp from 'sharp'
import { pictureHash } from '../../apps/server/src/modules/pictures/pictures.ts'
import { folderPictureStore } from '../../apps/server/src/modules/pictures/store/picture-store.ts'

const SHOTS = ['front', 'back', 'label'] as const
const PX = 2_000
/** Different photos; products share them. */
const PHOTOS = 24

/** A photo of about a megabyte: noise over a gradient, as no drawing would need. */
async function photo(number: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120 + number, sigma: 20 } as const
  return sharp({ create: { width: PX, height: PX, channels: 3, background: '#fff', noise } })
    .blur(2)
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Gives so many products three photos each, and takes all other pictures away. */
export async function givePictures(pool: Pool, folder: string, products: number): Promise<void> {
  const store = folderPictureStore(folder)
  const photos: { hash: string; bytes: number }[] = []
  for (let number = 0; number < PHOTOS; number += 1) {
    const file = await photo(number)
    const hash = pictureHash(file)
    await store.save(hash, file)
    photos.push({ hash, bytes: file.length })
  }
  const { rows } = await pool.query<{ id: number }>(
    'select id from products where is_active order by id limit $1',
    [products],
  )
  const pictures = rows.flatMap(({ id }, place) =>
    SHOTS.map((shot, at) => ({ id, shot, ...photos[(place * SHOTS.length + at) % PHOTOS] })),
  )
  await pool.query('delete from product_pictures')
  await pool.query(
    `insert into product_pictures (product_id, shot, number, hash, type, width, height, bytes)
     select id, shot, 1, hash, 'jpeg', ${PX}, ${PX}, bytes
     from jsonb_to_recordset($1::jsonb) as r (id bigint, shot text, hash text, bytes int)`,
    [JSON.stringify(pictures)],
  )
}
