import { exportAdvancedSearch } from '@cambusa/contract/catalogue/advanced-search'
import { EXPORT_ROWS_MAX } from '@cambusa/domain/constants'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { readTable } from '../../../platform/tables/read-table.ts'
import { priceLists } from '../../../platform/schema/price-lists.ts'
import {
  buildPromotion,
  buildProductOnSale,
  buildTreeCategory,
} from '../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildCompany, buildUser, signIn } from '../../../testing/factories/users.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { Shopper } from '../../../testing/test-shopper.ts'

const MANY = EXPORT_ROWS_MAX + 20

let shop: TestApp
let manager: Shopper

beforeAll(async () => {
  shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      await db.insert(priceLists).values({ id: 3, name: 'Ristorante', kind: 'company' })
      const categoryId = await buildTreeCategory(db, { slug: 'dispensa', name: 'Dispensa' })
      const product = { categoryId, brand: 'Sole', producer: 'Molini' }
      const formula = '=HYPERLINK("http://example.com")'
      await buildProductOnSale(db, {
        ...product,
        name: formula,
        code: 'F1',
        priceCents: { 1: 1_050, 3: 990 },
      })
      const promoted = await buildProductOnSale(db, {
        ...product,
        name: 'Passata; "rustica"',
        priceCents: 200,
      })
      const days = { startDate: '2026-11-16', endDate: '2026-11-29' }
      await buildPromotion(db, { key: 'autunno', ...days, priceCents: { [promoted]: 150 } })
      await db.execute(sql`insert into products (code, slug, name, category_id, kind, vat_rate, media_key, producer)
        select 'N' || n, 'n-' || n, 'Tanti ' || n, ${categoryId}, 'Pezzo', 10, '', 'Tutti'
        from generate_series(1, ${MANY}::int) n`)
      await buildCompany(db, 'R1', { priceListId: 3 })
      await buildUser(db, { login: 'ristorante@example.com', userTypeId: 3, codInt: 'R1' })
    },
  })
  manager = shop.shopper('export')
  await signIn(manager, 'ristorante@example.com')
})

const exportAs = (query: string, shopper: Shopper) =>
  shop.app.inject({
    method: exportAdvancedSearch.method,
    url: `/ebsn/api${exportAdvancedSearch.url}?${query}`,
    headers: shopper.session === undefined ? {} : { 'x-ebsn-session': shopper.session },
  })

async function rowsOf(bytes: Buffer) {
  const table = await readTable(bytes)
  const rows = []
  for await (const { cells } of table.rows)
    rows.push(Object.fromEntries(table.columns.map((column, i) => [column, cells[i]])))
  return rows
}

describe('the result of an advanced search as a file', () => {
  it('is for customers only: a visitor is asked to sign in', async () => {
    const answer = await exportAs('producer=molini&format=csv', shop.shopper())
    expect(answer.statusCode).toBe(419)
  })

  it('is a CSV for an Italian spreadsheet with prices from the customer’s own list, and without formulas', async () => {
    const answer = await exportAs('producer=molini&format=csv', manager)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="prodotti-2026-11-21.csv"')
    const text = answer.rawPayload.toString('utf8')
    expect(text.startsWith('\ufeffCodice;EAN;Prodotto;')).toBe(true)
    expect(text).toContain(`F1;;"'=HYPERLINK(""http://example.com"")"`)
    expect(text).toContain(';9,9;9;10;')
    expect(text).not.toContain('10,5')
  })

  it('contains former prices and the end of an offer, also as a workbook', async () => {
    const answer = await exportAs('name=passata&format=xlsx', manager)
    expect(answer.headers['content-type']).toContain('spreadsheetml')
    expect(await rowsOf(answer.rawPayload)).toEqual([
      expect.objectContaining({
        Prodotto: 'Passata; "rustica"',
        'Prezzo IVA inclusa': '1.5',
        'Offerta fino al': '2026-11-29',
        Disponibilità: 'Disponibile',
      }),
    ])
  })

  it('contains all pages of the result, filtered as on screen, up to 10,000 rows', async () => {
    const all = await rowsOf((await exportAs('producer=tutti&format=csv', manager)).rawPayload)
    expect(all).toHaveLength(EXPORT_ROWS_MAX)
    const filtered = await exportAs('producer=molini&filter=promotion:true&format=csv', manager)
    expect(await rowsOf(filtered.rawPayload)).toHaveLength(1)
  })
})
