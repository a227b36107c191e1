import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import { openPictureFiles } from './picture-files.ts'
import { neutralPack, neutralPacks, neutralPackSvg } from './neutral-pack.ts'
import type { PictureSource } from './picture-source.ts'

/** A shop whose products describe their appearance with one word. */
const KEY = '1400001-0badcafe'
const pictureSource: PictureSource = {
  drawingOf: ({ code, described }) =>
    described === 'penne'
      ? { name: `${code}-0badcafe`, svg: () => svgOf('<circle cx="500" cy="500" r="400" fill="#0b3d91"/>') }
      : undefined,
}
const svgOf = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000">${content}</svg>`
const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-pictures-'))
let shop: TestApp

beforeAll(async () => {
  shop = await buildTestApp({ config: { dataDir }, pictureSource })
  await shop.database.pool.query(`
    INSERT INTO categories (slug, name) VALUES ('dispensa', 'Dispensa'), ('vini', 'Vini rossi');`)
  await shop.database.pool.query(
    `INSERT INTO products (code, slug, name, category_id, kind, vat_rate, details, media_key)
     SELECT '1400001', 'penne', 'Penne', id, 'Pezzo', 4, $1::jsonb, $2 FROM categories WHERE slug = 'dispensa'
     UNION ALL SELECT '8001234567890', 'rosso', 'Rosso', id, 'Pezzo', 22, '{}', '8001234567890' FROM categories WHERE slug = 'vini'
     UNION ALL SELECT 'broken', 'broken', 'Vino', id, 'Pezzo', 22, '{"picture": {"shape": "<svg>"}}', 'broken' FROM categories
       WHERE slug = 'vini'`,
    [JSON.stringify({ picture: 'penne' }), KEY],
  )
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'GET', url: path, headers })

it('answers the drawn pack of a product in every size, cacheable for ever', async () => {
  for (const size of [160, 320, 640, 1280]) {
    const answer = await get(`/pictures/${KEY}/${size}.webp`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(answer.headers['cache-control']).toContain('immutable')
    const { width, height, format } = await sharp(answer.rawPayload).metadata()
    expect({ width, height, format }).toEqual({ width: size, height: size, format: 'webp' })
  }
})

it('answers 304 to a browser that has the picture', async () => {
  const { headers } = await get(`/pictures/${KEY}/320.webp`)
  const again = await get(`/pictures/${KEY}/320.webp`, { 'if-none-match': String(headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.rawPayload).toHaveLength(0)
})

it('answers an outdated key with the current picture, but not cacheable for ever', async () => {
  const answer = await get('/pictures/1400001-00000000/160.webp')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).not.toContain('immutable')
  expect(answer.rawPayload).toEqual((await get(`/pictures/${KEY}/160.webp`)).rawPayload)
})

it('draws a neutral pack for a product without a description, and for one that its source does not draw', async () => {
  const imported = await get('/pictures/8001234567890/160.webp')
  const broken = await get('/pictures/broken/160.webp')
  expect(imported.statusCode).toBe(200)
  expect(imported.headers['cache-control']).not.toContain('immutable')
  expect(broken.rawPayload).toEqual(imported.rawPayload)
})

it('gives imported products the pack of their category', () => {
  expect(neutralPack(['Vini rossi'])).toBe('wine-grapes')
  expect(neutralPack(['Frutta e verdura'])).toBe('tray-carrot')
  expect(neutralPack(['Pasta di semola'])).toBe('bag-penne')
  expect(neutralPack(['Altro', 'Varie'])).toBe('carton-basket')
  for (const name of neutralPacks().keys()) expect(neutralPackSvg(name)).toMatch(/^<svg/)
})

it('draws departments, categories, services and banners', async () => {
  for (const name of ['department-1', 'category-7-penne', 'service-home', 'banner-benvenuto']) {
    const answer = await get(`/pictures/${name}/320.webp`)
    expect([name, answer.statusCode]).toEqual([name, 200])
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(320)
  }
})

it('answers 404 for an unknown key or size', async () => {
  for (const path of [
    'nothing/320.webp',
    `${KEY}/321.webp`,
    `${KEY}/320.png`,
    'category-99-penne/320.webp',
    'category-1-constructor/320.webp',
    'department-17/320.webp',
    'service-toString/320.webp',
    'banner-constructor/320.webp',
    'banner-x/320.webp',
    '..%2F..%2Fetc/160.webp',
  ]) {
    expect([path, (await get(`/pictures/${path}`)).statusCode]).toEqual([path, 404])
  }
})

it('draws a picture once for any number of concurrent requests', async () => {
  const before = filesOf(join(dataDir, 'pictures', '640'))
  const answers = await Promise.all(Array.from({ length: 12 }, () => get('/pictures/department-3/640.webp')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(filesOf(join(dataDir, 'pictures', '640'))).toBe(before + 1)
})

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.webp')).length

it('answers pictures that cannot be saved, and leaves no partial file', async () => {
  // A file instead of the folder of a size: nothing can be saved in it, as on a full disk.
  const sizes = join(dataDir, 'pictures', '1280')
  rmSync(sizes, { recursive: true, force: true })
  writeFileSync(sizes, '')
  const answers = await Promise.all(
    ['department-4', 'department-5'].map((name) => get(`/pictures/${name}/1280.webp`)),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(readdirSync(join(dataDir, 'pictures', 'unfinished'))).toEqual([])
  rmSync(sizes)
  expect((await get('/pictures/department-4/1280.webp')).rawPayload).toEqual(answers[0]?.rawPayload)
  expect(filesOf(sizes)).toBe(1)
})

it('draws a truncated picture again, and never sends half of it', async () => {
  const folder = join(dataDir, 'pictures', '160')
  const whole = (await get('/pictures/department-6/160.webp')).rawPayload
  const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .find((file) => file.endsWith('.webp') && readFileSync(file).equals(whole))
  for (const length of [0, 4, 8, whole.length - 1]) {
    writeFileSync(kept ?? '', whole.subarray(0, length))
    expect((await get('/pictures/department-6/160.webp')).rawPayload).toEqual(whole)
    expect(readFileSync(kept ?? '')).toEqual(whole)
  }
})

it('removes temporary files of a killed process, but not those being written by another one', async () => {
  const left = mkdtempSync(join(tmpdir(), 'cambusa-left-'))
  mkdirSync(join(left, 'unfinished'))
  for (const name of ['old', 'young']) writeFileSync(join(left, 'unfinished', name), '')
  utimesSync(join(left, 'unfinished', 'old'), 0, 0)
  openPictureFiles(left, { warn: () => undefined })
  await expect.poll(() => readdirSync(join(left, 'unfinished'))).toEqual(['young'])
  rmSync(left, { recursive: true })
})
