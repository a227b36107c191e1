import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '../apps/server/src/config.ts'
import { openPictureStore } from '../apps/server/src/modules/pictures/pictures.ts'
import { createTestDatabase } from '../apps/server/src/testing/test-database.ts'
import { fillDemoShop } from './fill.ts'
import { fillDemoPictures } from './fill/pictures.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-shots-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

it('gives forty products front, back and label, those that the restaurant buys first, once and always the same', async () => {
  const { pool } = await createTestDatabase()
  const store = openPictureStore({ ...readConfig({ env: {}, args: [] }), dataDir })
  await fillDemoShop(pool, { products: 600, now: new Date('2026-11-21T09:00:00Z') })
  expect(await fillDemoPictures(pool, store)).toBe(120)
  expect(await fillDemoPictures(pool, store)).toBe(0)
  const { rows } = await pool.query<{ hash: string; shot: string; usual: boolean; shown: boolean }>(
    `select hash, shot, media_key = 'p' || p.id || '-' || left((select hash from product_pictures f
       where f.product_id = p.id and f.shot = 'front'), 12) as shown, exists (
         select from order_items i join orders o on o.id = i.order_id join users u on u.id = o.user_id
         where i.product_id = p.id and u.login = 'ristorante@example.com') as usual
     from product_pictures t join products p on p.id = t.product_id order by hash`,
  )
  expect(new Set(rows.map(({ shot }) => shot))).toEqual(new Set(['front', 'back', 'label']))
  expect(rows.every(({ shown }) => shown)).toBe(true)
  expect(rows.filter(({ usual }) => usual).length).toBeGreaterThan(30)
  const again = await createTestDatabase()
  await fillDemoShop(again.pool, { products: 600, now: new Date('2026-11-21T09:00:00Z') })
  await fillDemoPictures(again.pool, store)
  const hashes = await again.pool.query<{ hash: string }>('select hash from product_pictures order by hash')
  expect(hashes.rows.map(({ hash }) => hash)).toEqual(rows.map(({ hash }) => hash))
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
  expect(files.filter((entry) => entry.isFile())).toHaveLength(new Set(rows.map(({ hash }) => hash)).size)
  for (const { hash } of rows.slice(0, 3)) {
    const { format, width, height } = await sharp(await store.read(hash)).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1000, height: 1000 })
  }
})
