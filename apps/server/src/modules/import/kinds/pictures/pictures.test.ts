import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { buildProductOnSale, buildTreeCategory } from '../../../../testing/factories/catalogue.ts'
import { importPictures, madePicture } from '../../../../testing/files/made-picture.ts'
import { packedZip } from '../../../../testing/files/packed-zip.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'
import { pictureHash } from '../../../pictures/pictures.ts'

let database: Database
let root: string

beforeAll(async () => {
  database = await createTestDatabase()
  const categoryId = await buildTreeCategory(database.db, { slug: 'tutto' })
  for (const [code, gtin] of [
    ['1001', '8001234567890'],
    ['1002', null],
    ['A-2', null],
    ['A', null],
    ['G1', '8009876543210'],
    ['G2', '8009876543210'],
  ] as const)
    await buildProductOnSale(database.db, { categoryId, name: code, code, gtin, mediaKey: code })
})
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cambusa-pictures-'))
  await database.pool.query(
    'TRUNCATE product_pictures RESTART IDENTITY; UPDATE products SET media_key = code',
  )
})
afterAll(() => rm(root, { recursive: true }))

type Files = Parameters<typeof importPictures>[2]
const load = (files: Files, options: Parameters<typeof importPictures>[3] = {}) =>
  importPictures(database.pool, root, files, options)
const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }
const places = async () =>
  (
    await database.pool.query<{ place: string }>(
      `SELECT concat_ws(' ', code, shot, number, type, width, height) AS place
       FROM product_pictures JOIN products p ON p.id = product_id ORDER BY code, shot, number`,
    )
  ).rows.map(({ place }) => place)
const mediaKey = async (code: string) =>
  (
    await database.pool.query<{ key: string }>('SELECT media_key AS key FROM products WHERE code = $1', [
      code,
    ])
  ).rows[0]?.key
const version = async () =>
  (await database.pool.query('SELECT version FROM catalogue_version')).rows[0].version
const saved = () =>
  readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length

describe('a folder of pictures', () => {
  test('is loaded by code or GTIN and shot, from a folder or a ZIP; loading it again changes nothing', async () => {
    const files = {
      '1001_retro.png': await madePicture({ type: 'png', width: 300, height: 200 }),
      'estate/8001234567890.jpg': await madePicture(),
      'A-2.webp': await madePicture({ type: 'webp', colour: '#11aa33' }),
      'A-2-2.jpg': await madePicture({ colour: '#1133aa' }),
      '.DS_Store': 'x',
      '__MACOSX/._1001.jpg': 'x',
    }
    const expected = [
      '1001 back 1 png 300 200',
      '1001 front 1 jpeg 240 240',
      'A-2 front 1 webp 240 240',
      'A-2 front 2 jpeg 240 240',
    ]
    for (const asZip of [false, true]) {
      await database.pool.query('TRUNCATE product_pictures; UPDATE products SET media_key = code')
      expect(await load(files, { asZip })).toEqual({ counts: { ...none, added: 4 }, refusals: [] })
      expect(await places()).toEqual(expected)
      expect(saved()).toBe(4)
      const before = await version()
      expect(await load(files, { asZip })).toEqual({ counts: { ...none, unchanged: 4 }, refusals: [] })
      expect(await version()).toBe(before)
    }
  })

  test('has products show their first picture, by a key that changes with it, and tells running shops', async () => {
    const [back, front, other] = await Promise.all(
      ['#101010', '#202020', '#303030'].map((colour) => madePicture({ colour })),
    )
    const { rows } = await database.pool.query<{ id: number }>(`SELECT id FROM products WHERE code = '1002'`)
    const keyOf = (file: Buffer | undefined) => `p${rows[0]?.id}-${pictureHash(file!).slice(0, 12)}`
    await load({ '1002-back.jpg': back! })
    expect(await mediaKey('1002')).toBe(keyOf(back))
    await load({ '1002.jpg': front! })
    expect(await mediaKey('1002')).toBe(keyOf(front))
    const before = await version()
    expect((await load({ '1002-back.jpg': other! })).counts).toEqual({ ...none, changed: 1 })
    expect(await mediaKey('1002')).toBe(keyOf(front))
    expect(await version()).not.toBe(before)
    expect(await mediaKey('1001')).toBe('1001')
  })

  test('is only checked in a dry run: nothing is changed and nothing is saved', async () => {
    const files = { '1001.jpg': await madePicture(), '1002.jpg': 'no picture' }
    const { counts, refusals } = await load(files, { dryRun: true })
    expect(counts).toEqual({ ...none, added: 1, refused: 1 })
    expect(refusals).toHaveLength(1)
    expect(await places()).toEqual([])
    expect(saved()).toBe(0)
  })

  test('takes off with --full what it does not have, but nothing that a refused file names', async () => {
    const picture = await madePicture()
    await load({ '1001.jpg': picture, '1001-back.jpg': picture, '1002.jpg': picture, 'A.jpg': picture })
    const { counts } = await load({ '1001.jpg': picture, 'A.jpg': 'broken' }, { full: true })
    expect(counts).toEqual({ ...none, removed: 2, unchanged: 1, refused: 1 })
    expect(await places()).toEqual(['1001 front 1 jpeg 240 240', 'A front 1 jpeg 240 240'])
    expect(await mediaKey('1002')).toBe('1002')
  })

  test('may be turned by its EXIF orientation: its pixels are those that are seen', async () => {
    const lying = await madePicture({
      width: 400,
      height: 250,
      finish: (made) => made.withMetadata({ orientation: 6 }),
    })
    await load({ '1001.jpg': lying })
    expect(await places()).toEqual(['1001 front 1 jpeg 250 400'])
  })

  test('changes nothing when a picture cannot be saved', async () => {
    const store = {
      read: () => Promise.resolve(undefined),
      save: () => Promise.reject(new Error('bucket answered 403')),
    }
    await expect(
      load({ '1001.jpg': await madePicture() }, { pictures: { store, place: 'https://foto.example.it' } }),
    ).rejects.toThrow('non si possono salvare in https://foto.example.it: bucket answered 403. Nulla')
    expect(await places()).toEqual([])
  })
})

describe('a file that is no picture of a product is refused with its reason', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>'
  const reasons = async (files: Files) => {
    const { counts, refusals } = await load(files)
    expect(counts.added + counts.refused).toBeGreaterThan(0)
    return refusals.map((line) => line.replace(/^\d+,file,/, ''))
  }

  test('what it is counts, not how it is called', async () => {
    expect(
      await reasons({
        '1001.jpg': svg,
        '1001-back.png': `<?xml version="1.0"?>${svg}`,
        '1001-label.jpg': await sharp(await madePicture())
          .gif()
          .toBuffer(),
        '1001-open.jpg': '%PDF-1.7',
        '1001-use.jpg': '',
        '1002.txt': await madePicture({ type: 'png' }),
      }),
    ).toEqual([
      expect.stringMatching(/^1001-back.png,.*SVG/),
      expect.stringMatching(/^1001-label.jpg,"è una GIF/),
      expect.stringMatching(/^1001-open.jpg,"non è un’immagine/),
      expect.stringMatching(/^1001-use.jpg,"non è un’immagine/),
      expect.stringMatching(/^1001.jpg,.*SVG/),
    ])
    expect(await places()).toEqual(['1002 front 1 png 240 240'])
  })

  test('too small, too many pixels, too many bytes, animated', async () => {
    const pages = Buffer.concat([Buffer.alloc(240 * 240 * 3, 1), Buffer.alloc(240 * 240 * 3, 200)])
    const animated = await sharp(pages, { raw: { width: 240, height: 480, channels: 3, pageHeight: 240 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    const still = await madePicture({ type: 'png' })
    const control = Buffer.from(`acTL${'\0\0\0\x02\0\0\0\0'}`, 'latin1')
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(control))
    const animatedPng = Buffer.concat([
      still.subarray(0, 33),
      Buffer.from('00000008', 'hex'),
      control,
      check,
      still.subarray(33),
    ])
    const bomb = await madePicture({ type: 'png', width: 7_000, height: 6_000, colour: '#000000' })
    expect(bomb.length).toBeLessThan(500_000)
    expect(
      await reasons({
        '1001.jpg': await madePicture({ width: 1_000, height: 199 }),
        '1001-back.png': bomb,
        '1001-label.jpg': Buffer.alloc(20_000_001),
        '1001-open.webp': animated,
        '1001-use.png': animatedPng,
      }),
    ).toEqual([
      '1001-back.png,ha più di 40 milioni di pixel: riducila',
      '1001-label.jpg,è più grande di 20 MB: riduci la sua qualità o le sue dimensioni',
      '1001-open.webp,è animata: serve un’immagine ferma',
      '1001-use.png,è animata: serve un’immagine ferma',
      '1001.jpg,il lato più corto deve avere almeno 200 pixel',
    ])
  })

  test('truncated anywhere, in every type', async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919) % 251))
    const files: Record<string, Buffer> = {}
    let number = 0
    for (const type of ['jpeg', 'png', 'webp'] as const) {
      const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
        .toFormat(type)
        .toBuffer()
      for (const share of [0.02, 0.5, 0.98])
        files[`1001-${['front', 'back', 'label'][number % 3]}-${Math.floor(number++ / 3) + 1}.x`] =
          whole.subarray(0, Math.floor(whole.length * share))
    }
    const told = await reasons(files)
    expect(told).toHaveLength(9)
    for (const line of told) expect(line).toMatch(/,è rovinata o incompleta: copiala di nuovo$/)
  })

  test('of no product of the shop, of several, or of a place that another file has', async () => {
    const picture = await madePicture()
    expect(
      await reasons({
        'ignoto.jpg': picture,
        '1001-altro.jpg': picture,
        '8009876543210.jpg': picture,
        '1002.jpg': picture,
        '1002_fronte.png': picture,
        '__proto__.jpg': picture,
      }),
    ).toEqual([
      expect.stringMatching(/^1001-altro.jpg,"?il nome non comincia con un codice/),
      '1002_fronte.png,è la stessa inquadratura di 1002.jpg: numera la seconda (CODICE-retro-2.jpg)',
      '8009876543210.jpg,più prodotti hanno questo EAN: chiama il file con il codice',
      expect.stringMatching(/^__proto__.jpg,"?il nome non comincia/),
      expect.stringMatching(/^ignoto.jpg,"?il nome non comincia/),
    ])
  })
})

describe('a ZIP that is meant to harm', () => {
  test('is refused as a whole when its paths lead outside or its files overlap', async () => {
    const data = await madePicture()
    const wrong: Buffer[] = [
      packedZip([{ name: '../../1001.jpg', data }]),
      packedZip([{ name: '/1001.jpg', data }]),
      packedZip([{ name: '1001.jpg', data, times: 50 }]),
      Buffer.from('PK no zip'),
      packedZip([{ name: '1001.jpg', data }]).subarray(0, -30),
    ]
    for (const zip of wrong) await expect(load(zip)).rejects.toThrow(/ZIP/)
    expect(await places()).toEqual([])
  })

  test('unpacks nothing beyond the size of a picture, whatever size it says', async () => {
    const bomb = Buffer.alloc(30_000_000)
    const zip = packedZip([
      { name: '1001.jpg', data: bomb },
      { name: '1002.jpg', data: bomb, saidBytes: 1_000 },
    ])
    const { counts, refusals } = await load(zip)
    expect(counts).toEqual({ ...none, refused: 2 })
    expect(refusals).toEqual([
      expect.stringContaining('1001.jpg,è più grande di 20 MB'),
      expect.stringContaining('1002.jpg,il file non si legge'),
    ])
  })
})
