import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportStatus, listExports, listShots, slicedFormats } from '@cambusa/contract/exports/exports'
import { parse } from 'csv-parse/sync'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL, openExportShop, type ExportShop } from '../../testing/company/export-shop.ts'
import { zipFiles } from '../../testing/files/zip-files.ts'
import { resumeExports, tidyExports } from './exports.ts'

const DAY_MS = 86_400_000
const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-exports-'))
let opened: ExportShop

beforeAll(async () => {
  opened = await openExportShop(dataDir)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

describe('an export', () => {
  it('has the pictures in each format, the data, a list of everything in it, and what is missing', async () => {
    const { shop, code, owner, cartId, ask, run, statusOf, get } = opened
    const shots = await owner.shopper.call(listShots, { query: { cart_id: cartId } })
    expect(shots.data).toMatchObject({
      products: 1,
      skip_image: false,
      shots: [
        { shot: 'front', name: 'Fronte', products: 1 },
        { shot: 'back', name: 'Retro', products: 1 },
      ],
    })
    const formats = await owner.shopper.call(slicedFormats, { query: { cart_id: cartId } })
    expect(formats.data!.formats.map(({ id }) => id)).toContain('square-600-white')
    const asked = await ask(owner, ALL)
    expect(asked.data).toMatchObject({
      state: 'waiting',
      progress: 0,
      url: null,
      products: 1,
      source: 'cart',
    })
    const { exportId } = asked.data!
    await run(exportId)
    const status = await statusOf(owner, exportId)
    expect(status).toMatchObject({ state: 'ready', progress: 100, pictures: 10, missing: 1 })
    const answer = await get(status.url!, owner)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toContain(`immagini-e-dati-2026-11-21-${exportId}.zip`)
    expect(answer.rawPayload.length).toBe(status.bytes)
    const files = await zipFiles(answer.rawPayload)
    const sizes: Record<string, unknown> = {}
    for (const [name, bytes] of files)
      if (name.startsWith('immagini/')) {
        const { width, height, format, hasAlpha } = await sharp(bytes).metadata()
        sizes[name.replace(code, 'CODE')] = [format, width, height, hasAlpha]
      }
    expect(sizes).toEqual({
      'immagini/CODE_fronte_original.jpg': ['jpeg', 1600, 800, false],
      'immagini/CODE_fronte_square-600-white.jpg': ['jpeg', 600, 600, false],
      'immagini/CODE_fronte_square-600-white.png': ['png', 600, 600, false],
      'immagini/CODE_fronte_wide-1600-clear.jpg': ['jpeg', 1600, 900, false],
      'immagini/CODE_fronte_wide-1600-clear.png': ['png', 1600, 900, true],
      'immagini/CODE_retro_original.png': ['png', 500, 900, true],
      'immagini/CODE_retro_square-600-white.jpg': ['jpeg', 600, 600, false],
      'immagini/CODE_retro_square-600-white.png': ['png', 600, 600, false],
      'immagini/CODE_retro_wide-1600-clear.jpg': ['jpeg', 1600, 900, false],
      'immagini/CODE_retro_wide-1600-clear.png': ['png', 1600, 900, true],
    })
    const listed = parse(files.get('contenuto.csv')!, {
      bom: true,
      delimiter: ';',
      fromLine: 2,
    }) as unknown as string[][]
    expect(listed.map(([name]) => String(name)).toSorted()).toEqual(
      [...files.keys()].filter((name) => name !== 'contenuto.csv').toSorted(),
    )
    for (const [name = '', bytes, sha256] of listed) {
      const content = files.get(name)!
      expect([String(content.length), createHash('sha256').update(content).digest('hex')]).toEqual([
        bytes,
        sha256,
      ])
    }
    expect(files.get('mancanti.csv')!.toString()).toContain('Etichetta')
    const [record] = JSON.parse(files.get('dati.json')!.toString()) as Record<string, unknown>[]
    expect(record).toMatchObject({ code: code, price: 1.25, quantity: 20 })
    const mails = await shop.query<{ kind: string }>(`select kind from mails where user_id = $1`, [
      owner.userId,
    ])
    expect(mails.map(({ kind }) => kind)).toEqual(['exportReady'])
    expect((await owner.shopper.call(listExports)).data!.exports.map((each) => each.exportId)).toEqual([
      exportId,
    ])
  })

  it('is downloaded by who asked for it alone, by the link as it was made, for seven days', async () => {
    const { shop, companyId, owner, allow, ask, run, statusOf, get } = opened
    const { exportId } = (await ask(owner, { data_formats: ['csv'] })).data!
    await run(exportId)
    const { url } = await statusOf(owner, exportId)
    const stranger = await shop.company()
    await allow(stranger.companyId)
    const colleague = await shop.colleague(companyId, {})
    for (const other of [stranger.holder, colleague]) expect((await get(url!, other)).statusCode).toBe(404)
    expect((await colleague.shopper.call(exportStatus, { query: { order_id: exportId } })).codes).toEqual([
      'export.unknown',
    ])
    const changed = [
      url!.replace(/expires=\d+/, 'expires=9999999999'),
      url!.replace(/order_id=\d+/, `order_id=${exportId - 1}`),
      url!.replace(/signature=[^&]+/, 'signature=x'),
    ]
    for (const guessed of changed) expect((await get(guessed, owner)).statusCode).toBe(404)
    expect((await get(url!, owner)).statusCode).toBe(200)
    const later = new Date(shop.test.time.now().getTime() + 7 * DAY_MS + 3_600_000)
    await tidyExports(shop.test.services, later)
    expect((await get(url!, owner)).statusCode).toBe(410)
    expect((await statusOf(owner, exportId)).state).toBe('expired')
    expect(readdirSync(join(dataDir, 'exports'))).not.toContain(`${exportId}.zip`)
  })

  it('goes on where its run was killed, and is made once', async () => {
    const { shop, owner, needs, ask, statusOf } = opened
    const { exportId } = (await ask(owner, ALL)).data!
    const beat = (ago: string) =>
      shop.query(
        `update exports set state = 'running', beat_at = $2::timestamptz - $3::interval where id = $1`,
        [exportId, shop.test.time.now(), ago],
      )
    await beat('10 seconds')
    await resumeExports(needs, shop.test.time.now())
    expect((await statusOf(owner, exportId)).state).toBe('running')
    await beat('2 minutes')
    await Promise.all([1, 2, 3].map(() => resumeExports(needs, shop.test.time.now())))
    expect(await statusOf(owner, exportId)).toMatchObject({ state: 'ready', pictures: 10 })
    const mails = await shop.query(
      `select 1 from mails where kind = 'exportReady' and params ->> 'exportId' = $1`,
      [String(exportId)],
    )
    expect(mails).toHaveLength(1)
    expect(readdirSync(join(dataDir, 'exports')).filter((name) => !/^\d+\.zip$/.test(name))).toEqual([])
  })
})
