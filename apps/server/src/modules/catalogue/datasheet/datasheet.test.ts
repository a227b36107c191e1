import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { viewProduct } from '@cambusa/contract/catalogue/product'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { pdfRuns } from '../../../testing/files/pdf-text.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-datasheets-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

let test: TestApp

beforeAll(async () => {
  test = await buildTestApp({
    config: { dataDir },
    fill: async (db) => {
      await buildShop(db)
      const categoryId = await buildTreeCategory(db, { slug: 'dolci', name: 'Dolci' })
      await buildProductOnSale(db, {
        categoryId,
        code: 'D1',
        gtin: '2000000000015',
        name: 'Tiramisù della nonna',
        format: '500 g',
        brand: 'Dolcezze',
        vatRate: 10,
        priceCents: 790,
        qtyMult: 6,
        allergens: ['latte', 'uova'],
        details: {
          ingredients: 'Mascarpone (LATTE), uova fresche 18%, caffè, zucchero',
          nutrition: [
            { name: 'Energia', value: '1.250 kJ / 299 kcal' },
            { name: 'di cui zuccheri', value: '21 g' },
          ],
          storage: 'In frigorifero tra 0 °C e 4 °C',
          usage: 'Togliere dal frigo 10 minuti prima',
          alcoholPercent: 2.5,
          origin: 'Italia',
          operator: 'Dolcezze S.r.l., via dei Forni 3, Modena',
          piecesPerBox: 6,
          boxesPerPallet: 80,
        },
      })
      const lines = Array.from({ length: 300 }, (_, i) => `ingrediente numero ${i + 1}`)
      await buildProductOnSale(db, {
        categoryId,
        code: 'D2',
        name: 'Lunghissimo',
        details: { ingredients: lines.join(', ') },
      })
      await buildProductOnSale(db, { categoryId, code: 'D/3', name: 'Del fornitore' })
      await buildProductOnSale(db, {
        categoryId,
        code: 'D4',
        name: 'Altrove',
        details: { datasheet: 'https://files.example/d4.pdf' },
      })
    },
  })
})

const pathOf = async (slug: string) =>
  (await test.shopper().call(viewProduct, { params: { slug } })).data?.metaData.product_description_main
    .DATASHEET ?? ''
/** Without headers, like a link in a page. */
const open = (url: string) => test.app.inject({ method: 'GET', url })
const words = (body: Buffer) =>
  pdfRuns(body)
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')

describe('the datasheet of a product', () => {
  it('is a PDF of its sheet at the path in DATASHEET, opened without a session', async () => {
    const answer = await open(await pathOf('p-D1'))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="scheda-D1.pdf"',
    })
    const text = words(answer.rawPayload)
    for (const told of [
      'Tiramisù della nonna',
      'D1',
      '2000000000015',
      'Dolcezze',
      '500 g',
      'Energia 1.250 kJ / 299 kcal',
      'di cui zuccheri 21 g',
      'In frigorifero tra 0 °C e 4 °C',
      'Togliere dal frigo 10 minuti prima',
      '2,5% vol',
      'Italia',
      'Dolcezze S.r.l., via dei Forni 3, Modena',
      'Collo 6 pz',
      'Pallet 80 colli, 480 pz',
      'il 21/11/2026',
      'Pagina 1 di 1',
    ])
      expect(text).toContain(told)
  })

  it('sets only allergens in bold, also among the ingredients', async () => {
    const { rawPayload } = await open(await pathOf('p-D1'))
    const isBold = (text: string) =>
      pdfRuns(rawPayload)
        .filter((run) => run.text.trim() === text)
        .map(({ font }) => font.includes('Bold'))
    expect(isBold('LATTE')).toEqual([true])
    expect(isBold('uova')).toEqual([true])
    expect(isBold('latte, uova')).toEqual([true])
    expect(isBold('Mascarpone (')).toEqual([false])
  })

  it('is readable by assistive technology: tagged, titled, in Italian', async () => {
    const file = (await open(await pathOf('p-D1'))).rawPayload.toString('latin1')
    expect(file).toContain('/MarkInfo')
    expect(file).toContain('/StructTreeRoot')
    expect(file).toContain('/Lang (it-IT)')
  })

  it('continues over several pages and numbers them', async () => {
    const text = words((await open(await pathOf('p-D2'))).rawPayload)
    expect(text).toContain('ingrediente numero 300')
    expect(text).toContain('Pagina 1 di 2')
    expect(text).toContain('Pagina 2 di 2')
  })

  it('is the retailer’s own file if there is one', async () => {
    mkdirSync(join(dataDir, 'datasheets'), { recursive: true })
    writeFileSync(join(dataDir, 'datasheets', 'D_3.pdf'), '%PDF-own')
    expect((await open(await pathOf('p-D/3'))).body).toBe('%PDF-own')
    expect(await pathOf('p-D4')).toBe('https://files.example/d4.pdf')
  })

  it('answers 404 for an unknown product', async () => {
    expect((await open('/ebsn/api/products/niente/datasheet')).statusCode).toBe(404)
  })
})
