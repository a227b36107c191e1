import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { viewProduct } from '@cambusa/contract/catalogue/product'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildProductOnSale, buildTreeCategory } from '../../testing/factories/catalogue.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { importPictures, madePicture } from '../../testing/files/made-picture.ts'
import { BUCKET_KEYS, BUCKET_REGION, startBucket } from '../../testing/stand-in-bucket.ts'
import { buildTestApp, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { openPictureStore } from './open-picture-store.ts'
import type { PictureSource } from './picture-source.ts'

const KEY = '1400001-0badcafe'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000"/>'
const pictureSource: PictureSource = {
  drawingOf: ({ code, described }) =>
    described === 'penne' ? { name: `${code}-0badcafe`, svg: () => SVG } : undefined,
}
const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-pictures-'))
let shop: TestApp

beforeAll(async () => {
  shop = await buildTestApp({
    config: { dataDir },
    pictureSource,
    fill: async (db) => {
      await buildShop(db)
      const categoryId = await buildTreeCategory(db, { slug: 'vini', name: 'Vini rossi' })
      const details = { picture: 'penne' } as never
      await buildProductOnSale(db, { categoryId, name: 'Penne', code: '1400001', mediaKey: KEY, details })
      await buildProductOnSale(db, {
        categoryId,
        name: 'Rosso',
        code: '8001234567890',
        mediaKey: '8001234567890',
      })
    },
  })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const get = (path: string) => shop.app.inject(path)

describe('the retailer’s pictures of a product', () => {
  const KEYS = `SELECT 'p' || product_id || '-' || left(hash, 12) AS key FROM product_pictures
    WHERE product_id = (SELECT id FROM products WHERE code = $1) ORDER BY shot DESC, number`
  const keysOf = async (code: string) =>
    (await shop.database.pool.query<{ key: string }>(KEYS, [code])).rows.map(({ key }) => key)
  const load = (files: Record<string, Buffer>, full = false) =>
    importPictures(shop.database.pool, dataDir, files, { full, maxMissing: 1 })

  it('are resized from the store, never beyond their pixels, upright and without their metadata', async () => {
    const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 29/1 0/1' } }
    const lying = await madePicture({
      width: 900,
      height: 450,
      finish: (made) => made.withExif(gps).withMetadata({ orientation: 6 }),
    })
    expect((await sharp(lying).metadata()).exif?.length).toBeGreaterThan(0)
    const glass = await madePicture({ type: 'png', width: 300, height: 300, colour: '#11223300' })
    await load({ '1400001.jpg': lying, '1400001-back.png': glass })
    const [front = '', back = ''] = await keysOf('1400001')
    const seen = async (key: string, size: number) => {
      const answer = await get(`/pictures/${key}/${size}.webp`)
      expect(answer.headers['cache-control']).toContain('immutable')
      const { width, height, exif, hasAlpha } = await sharp(answer.rawPayload).metadata()
      return [width, height, exif, hasAlpha]
    }
    expect(await seen(front, 160)).toEqual([80, 160, undefined, false])
    expect(await seen(front, 1280)).toEqual([450, 900, undefined, false])
    expect(await seen(back, 320)).toEqual([300, 300, undefined, true])
    // What was seen once is cached on disk and needs no store.
    rmSync(join(dataDir, 'originals'), { recursive: true })
    expect(await seen(front, 160)).toEqual([80, 160, undefined, false])
  })

  it('are shown for the code too, and for keys of earlier pictures; old orders keep the drawing that they had', async () => {
    const [red, blue] = await Promise.all(['#ff0000', '#0000ff'].map((colour) => madePicture({ colour })))
    await load({ '8001234567890.jpg': red! })
    const [first = ''] = await keysOf('8001234567890')
    await load({ '8001234567890.jpg': blue! })
    const [second = ''] = await keysOf('8001234567890')
    const colourOf = async (key: string) => {
      const answer = await get(`/pictures/${key}/160.webp`)
      const { dominant } = await sharp(answer.rawPayload).stats()
      return [
        dominant.r > dominant.b ? 'red' : 'blue',
        answer.headers['cache-control']?.includes('immutable'),
      ]
    }
    expect(second).not.toBe(first)
    expect(await colourOf(second)).toEqual(['blue', true])
    expect(await colourOf(first)).toEqual(['blue', false])
    expect(await colourOf('8001234567890')).toEqual(['blue', false])
    const drawn = await get(`/pictures/${KEY}/320.webp`)
    expect(drawn.headers['cache-control']).toContain('immutable')
    expect((await get('/pictures/p999999-0123456789ab/160.webp')).statusCode).toBe(404)
  })

  it('give way to the drawing for a minute while their store is away, and come back', async () => {
    const bucket = await startBucket()
    const { key, secret } = BUCKET_KEYS
    const config = {
      dataDir: join(dataDir, 'away'),
      picturesUrl: bucket.url,
      picturesKey: key,
      picturesSecret: secret,
      picturesRegion: BUCKET_REGION,
    }
    const away = await openTestApp(shop.database, { config, pictureSource })
    const store = openPictureStore({ ...away.services.config, ...config })
    const file = await madePicture({ width: 500, height: 250 })
    await importPictures(
      shop.database.pool,
      dataDir,
      { '1400001.jpg': file },
      { pictures: { store, place: '' } },
    )
    const [front = ''] = await keysOf('1400001')
    const ask = async () => {
      const { statusCode, headers, rawPayload } = await away.app.inject(`/pictures/${front}/320.webp`)
      return [statusCode, headers['cache-control'], (await sharp(rawPayload).metadata()).height]
    }
    const minute = [200, 'public, max-age=60', 320]
    bucket.misbehave = (_, answer) => answer.writeHead(403).end()
    expect(await ask()).toEqual(minute)
    expect((await away.app.inject('/readyz')).statusCode).toBe(200)
    bucket.misbehave = undefined
    expect(await ask()).toEqual([200, 'public, max-age=31536000, immutable', 160])
    rmSync(config.dataDir, { recursive: true })
  })

  it('are left out again when the folder does not have them', async () => {
    await load({ '8001234567890.jpg': await madePicture() }, true)
    const { rows } = await shop.database.pool.query(`SELECT media_key FROM products WHERE code = '1400001'`)
    expect(rows).toEqual([{ media_key: '1400001' }])
  })
})

it('shops that run show what an import brings without a restart, and answer meanwhile', async () => {
  const [front, back] = await Promise.all(['#00ff00', '#00aa00'].map((colour) => madePicture({ colour })))
  let isLoading = true
  const loading = importPictures(shop.database.pool, dataDir, {
    '1400001-uso.jpg': back!,
    '1400001.jpg': front!,
  }).finally(() => (isLoading = false))
  const page = async () => (await shop.shopper().call(viewProduct, { params: { slug: 'p-1400001' } })).data
  let answers = 0
  while (isLoading) {
    // An answer from memory leaves the files no turn.
    await nextTurn()
    expect((await page())?.name).toBe('Penne')
    answers += 1
  }
  expect(answers).toBeGreaterThan(0)
  await loading
  await expect.poll(async () => (await page())?.pictures?.map(({ shot }) => shot)).toEqual(['front', 'use'])
  const shown = await page()
  expect(shown?.mediaURLLarge).toBe(`/pictures/${shown?.pictures?.[0]?.key}/1280.webp`)
  expect(shown?.pictures?.[0]).toMatchObject({ width: 240, height: 240 })
  expect((await get(shown?.mediaURL ?? '')).headers['cache-control']).toContain('immutable')
  const { pictures } = (await shop.shopper().call(viewProduct, { params: { slug: 'p-8001234567890' } })).data!
  expect(pictures).toHaveLength(1)
})
