import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { downloadDelisted } from '@cambusa/contract/exports/exports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL, openExportShop, type ExportShop } from '../../testing/company/export-shop.ts'
import { zipFiles } from '../../testing/files/zip-files.ts'
import { naiveStatements } from '../../testing/naive-statements.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-exports-'))
const naive = naiveStatements()
let opened: ExportShop

beforeAll(async () => {
  opened = await openExportShop(dataDir)
})
afterAll(() => {
  naive.end()
  rmSync(dataDir, { recursive: true, force: true })
})

const endAll = () =>
  opened.shop.query(`update exports set state = 'failed' where state in ('waiting', 'running')`)

describe('an export', () => {
  it('is refused without a contract, without choices and of another’s goods', async () => {
    const { shop, owner, allow, ask } = opened
    const other = await shop.company()
    const refused = await ask(other.holder, ALL)
    expect(refused.codes).toEqual(['user.notEnabled'])
    expect(refused.response.errors[0]!.error).toContain('contratto')
    await allow(other.companyId)
    expect((await ask(other.holder, ALL)).codes).toEqual(['export.sourceUnknown'])
    expect((await ask(owner, { shots: ['front'] })).codes).toEqual(['export.nothingChosen'])
    expect((await ask(owner, { ...ALL, list_id: 1 })).codes).toEqual(['export.sourceMissing'])
  })

  it('is refused of more than 100 products, which are counted', async () => {
    const { shop, productId, companyId, owner, ask } = opened
    const [list] = await shop.query<{ id: number }>(
      `insert into lists (user_id, company_id, name) values ($1, $2, 'Tutto') returning id`,
      [owner.userId, companyId],
    )
    await shop.query(
      `insert into products overriding system value select (jsonb_populate_record(p, jsonb_build_object('id', 900000 + n, 'code', 'X' || n,
         'slug', 'x-' || n, 'gtin', null))).* from products p, generate_series(1, 101) n where p.id = $1`,
      [productId],
    )
    await shop.query(
      `insert into list_items (list_id, product_id, name, format, media_key, unit, quantity, price_cents, position)
       select $1, id, name, '', '', 'pz', 1, 100, id from products where id > 900000`,
      [list!.id],
    )
    const wish = { cart_id: undefined, list_id: list!.id, data_formats: ['csv' as const] }
    const refused = await ask(owner, wish)
    expect(refused.codes).toEqual(['export.tooManyProducts'])
    expect(refused.response.errors[0]!.error).toContain('101 prodotti')
    await shop.query('delete from list_items where list_id = $1 and position = 900001', [list!.id])
    expect((await ask(owner, wish)).data).toMatchObject({ products: 100, sourceName: 'Tutto' })
  })

  it('waits its turn: three of a company at once, however many ask at the same time', async () => {
    const { shop, companyId, owner, ask } = opened
    await endAll()
    const many = () => Promise.all(Array.from({ length: 12 }, () => ask(owner, { data_formats: ['csv'] })))
    const open = async () =>
      (await shop.query(`select 1 from exports where company_id = $1 and state = 'waiting'`, [companyId]))
        .length
    const answers = await many()
    expect(await open()).toBe(3)
    expect(answers.filter(({ codes: [code] }) => code === 'export.tooMany')).toHaveLength(9)
    await endAll()
    await naive.without([[/ for no key update$/, '']], many)
    expect(await open()).toBeGreaterThan(3)
    await endAll()
  })
})

describe('a product that left the catalogue', () => {
  it('gives its pictures under its own name, and one that is sold or has none gives none', async () => {
    const { shop, productId, owner, get } = opened
    const url = `/ebsn/api${downloadDelisted.url}?productId=${productId}`
    expect((await get(url, owner)).statusCode).toBe(404)
    await shop.query(`update products set is_active = false, name = 'Caffè "più"' where id = $1`, [productId])
    const answer = await get(url, owner)
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="Caffe -piu-.zip"; filename*=UTF-8''Caff%C3%A8%20-pi%C3%B9-.zip`,
    )
    expect([...(await zipFiles(answer.rawPayload)).keys()]).toEqual(['Fronte.jpg', 'Retro.png'])
  })
})
