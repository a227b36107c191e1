import { listFlyers, printFlyer, viewFlyer } from '@cambusa/contract/content/flyers'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildProductOnSale, buildPromotion, buildTreeCategory } from '../../testing/factories/catalogue.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { pdfRuns } from '../../testing/files/pdf-text.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import type { FlyerText } from './flyers.ts'

/** The test shop's today is 21 November 2026. */
const written: FlyerText[] = [
  {
    slug: 'pasta-in-festa',
    title: 'Pasta in festa',
    summary: 'Due settimane di pasta.',
    promotions: ['corre', 'finita'],
    pages: [
      { title: 'Scelti', text: 'I nostri preferiti.', products: ['F1', 'F5', 'F9', 'IGNOTO', 'F3'] },
      { title: 'Il resto', category: 'dispensa/pasta', limit: 2 },
      { title: 'Di nessuno', category: 'non-esiste' },
    ],
  },
  {
    slug: 'arriva',
    title: 'Arriva',
    summary: '',
    promotions: ['arriva'],
    pages: [{ title: 'Prodotti', promotion: 'arriva' }],
  },
  {
    slug: 'passato',
    title: 'Passato',
    summary: '',
    promotions: ['finita'],
    pages: [
      {
        title: 'Prodotti',
        promotion: 'finita',
        image: '/pictures/x/640.webp',
        alt: 'Una tavola',
        width: 800,
        height: 600,
      },
    ],
  },
  { slug: 'ignoto', title: 'Ignoto', summary: '', promotions: ['mai-vista'], pages: [{ title: 'Vuota' }] },
]

let test: TestApp

beforeAll(async () => {
  test = await buildTestApp({
    flyerSource: { flyers: async () => written, version: () => '1' },
    fill: async (db) => {
      await buildShop(db)
      const dispensa = await buildTreeCategory(db, { slug: 'dispensa', name: 'Dispensa' })
      const pasta = await buildTreeCategory(db, { slug: 'dispensa/pasta', name: 'Pasta', parentId: dispensa })
      const product = (code: string, categoryId: number, more: object = {}) =>
        buildProductOnSale(db, {
          code,
          name: `Pasta ${code}`,
          format: '500 g',
          categoryId,
          priceCents: 400,
          content: 500,
          contentUnit: 'g',
          ...more,
        })
      const [one, two, three, four, five] = [
        await product('F1', pasta),
        await product('F2', pasta),
        await product('F3', dispensa),
        await product('F4', pasta),
        await product('F5', pasta, { isActive: false }),
      ]
      const nine = await product('F9', pasta)
      await product('F10', pasta)
      await buildPromotion(db, {
        key: 'corre',
        startDate: '2026-11-18',
        endDate: '2026-12-01',
        priceCents: { [one]: 300, [two]: 200, [three]: 350, [four]: 250, [five]: 100 },
      })
      await buildPromotion(db, {
        key: 'finita',
        startDate: '2026-11-01',
        endDate: '2026-11-15',
        priceCents: { [nine]: 220 },
      })
      await buildPromotion(db, {
        key: 'arriva',
        startDate: '2026-12-05',
        endDate: '2026-12-20',
        priceCents: { [one]: 280 },
      })
    },
  })
})

const view = async (slug: string) => (await test.shopper().call(viewFlyer, { params: { slug } })).data!

describe('flyers', () => {
  it('are listed running, coming, past, with the days of their promotions; none without one', async () => {
    const { data } = await test.shopper().call(listFlyers, {})
    expect(
      data!.flyers.map(({ slug, state, startDate, endDate }) => [slug, state, startDate, endDate]),
    ).toEqual([
      ['pasta-in-festa', 'running', '2026-11-01', '2026-12-01'],
      ['arriva', 'coming', '2026-12-05', '2026-12-20'],
      ['passato', 'past', '2026-11-01', '2026-11-15'],
    ])
    expect(data!.flyers[0]!.pictures.length).toBe(2)
  })

  it('have on their pages the named products that the shop still has, then what a rule finds and no page has shown', async () => {
    const { pages } = await view('pasta-in-festa')
    const codes = pages.map(({ items }) => items.map(({ product }) => product.code))
    // F5 has left the shop, IGNOTO never was; the greatest reduction first.
    expect(codes).toEqual([['F1', 'F9', 'F3'], ['F2', 'F4'], []])
  })

  it('show the price to pay while a promotion runs, with unit price and lowest price before it', async () => {
    const { product, offer } = (await view('pasta-in-festa')).pages[0]!.items[0]!
    expect(product.price).toBe(3)
    expect(product.unitPrice).toEqual({ price: 6, unit: 'kg' })
    expect(offer).toEqual({
      price: 3,
      unitPrice: { price: 6, unit: 'kg' },
      lowestPrice30Days: 4,
      state: 'running',
      startDate: '2026-11-18',
      endDate: '2026-12-01',
    })
  })

  it('say of a promotion that has ended what it was, beside the price of today', async () => {
    const { pages } = await view('pasta-in-festa')
    const { product, offer } = pages[0]!.items[1]!
    expect([product.code, product.price, product.warehousePromo]).toEqual(['F9', 4, undefined])
    expect(offer).toMatchObject({ price: 2.2, state: 'past', lowestPrice30Days: null, endDate: '2026-11-15' })
    const past = await view('passato')
    expect([past.state, past.pages[0]!.items.length]).toEqual(['past', 1])
    expect(past.pages[0]!.picture).toEqual({
      url: '/pictures/x/640.webp',
      alt: 'Una tavola',
      width: 800,
      height: 600,
    })
  })

  it('say of a coming promotion what it will cost; the price in the cart stays that of today', async () => {
    const { product, offer } = (await view('arriva')).pages[0]!.items[0]!
    expect(product.price).toBe(3)
    expect(offer).toMatchObject({ price: 2.8, state: 'coming', lowestPrice30Days: 3 })
  })

  it('are unknown without a promotion of the shop, and in any other way', async () => {
    for (const slug of ['ignoto', 'niente', '__proto__']) {
      const answer = await test.shopper().call(viewFlyer, { params: { slug } })
      expect([slug, answer.httpStatus]).toEqual([slug, 404])
    }
  })

  it('follow the day: a coming flyer runs, a running one is over', async () => {
    const at = test.time.now()
    test.time.set(new Date('2026-12-05T09:00:00Z'))
    expect((await view('arriva')).state).toBe('running')
    expect((await view('pasta-in-festa')).state).toBe('past')
    test.time.set(at)
  })
})

describe('the PDF of a flyer', () => {
  it('has every product with price and unit price, is tagged, titled and in Italian, and opens without a session', async () => {
    const answer = await test.app.inject({ method: 'GET', url: `/ebsn/api/flyers/pasta-in-festa/pdf` })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="volantino-pasta-in-festa.pdf"',
    })
    const file = answer.rawPayload.toString('latin1')
    for (const mark of ['/MarkInfo', '/StructTreeRoot', '/Lang (it-IT)']) expect(file).toContain(mark)
    const words = pdfRuns(answer.rawPayload)
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s+/g, ' ')
    for (const told of [
      'Pasta in festa',
      'Valido dal 1º novembre 2026 al 1º dicembre 2026',
      'Scelti',
      'Pasta F1, 500 g',
      '3,00 €/pz',
      '6,00 €/kg',
      'Prezzo più basso dei 30 giorni precedenti: 4,00 €/pz',
      'I prodotti di questa pagina non sono più in assortimento.',
      'Pagina 1 di 1',
    ])
      expect(words).toContain(told)
    expect((await test.shopper().call(printFlyer, { params: { slug: 'niente' } })).httpStatus).toBe(404)
  })
})

describe('the sitemap', () => {
  it('has the list of flyers and those that are not over', async () => {
    const { body } = await test.app.inject({ method: 'GET', url: '/sitemaps/categories.xml' })
    const paths = [...body.matchAll(/<loc>[^<]*?(\/volantini[^<]*)<\/loc>/g)].map(([, path]) => path)
    expect(paths).toEqual(['/volantini', '/volantini/pasta-in-festa', '/volantini/arriva'])
  })
})
