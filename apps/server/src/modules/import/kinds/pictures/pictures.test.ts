import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../../../platform/database/database.ts'
import { buildPicturedProducts } from '../../../../testing/factories/pictured-products.ts'
import { importPictures, madePicture } from '../../../../testing/files/made-picture.ts'
import { createTestDatabase } from '../../../../testing/test-database.ts'
import { pictureHash } from '../../../pictures/pictures.ts'

let database: Database
let root: string

beforeAll(async () => {
  database = await createTestDatabase()
  await buildPicturedProducts(database.db)
})
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'cambusa-pictures-'))
  await database.pool.query(
    'TRUNCATE product_pictures RESTART IDENTITY; UPDATE products SET media_key = code',
  )
})
afterEach(() => rm(root, { recursive: true }))

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
