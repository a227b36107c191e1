import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { buildPicturedProducts } from '../../../../testing/factories/pictured-products.ts'
import { importPictures, madePicture } from '../../../../testing/files/made-picture.ts'
import { packedZip } from '../../../../testing/files/packed-zip.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'

let database: Database
let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'cambusa-pictures-'))
  database = await createTestDatabase()
  await buildPicturedProducts(database.db)
})
beforeEach(() => database.pool.query('TRUNCATE product_pictures'))
afterAll(() => rm(root, { recursive: true }))

type Files = Parameters<typeof importPictures>[2]
const load = (files: Files) => importPictures(database.pool, root, files)
const none = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 }
const loaded = async () =>
  (
    await database.pool.query<{ place: string }>(
      `SELECT concat_ws(' ', code, shot, number, type) AS place
       FROM product_pictures JOIN products p ON p.id = product_id ORDER BY code, shot, number`,
    )
  ).rows.map(({ place }) => place)

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
    expect(await loaded()).toEqual(['1002 front 1 png'])
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
    expect(await loaded()).toEqual([])
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
