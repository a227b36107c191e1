import { gunzipSync } from 'node:zlib'
import { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import { listCards } from '@cambusa/contract/catalogue/cards'
import { CARD, listProducts, viewProduct } from '@cambusa/contract/catalogue/product'
import { Value } from 'typebox/value'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildProductOnSale, buildTreeCategory } from '../../../testing/factories/catalogue.ts'
import { buildShop } from '../../../testing/factories/delivery.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

let shop: TestApp

beforeAll(async () => {
  shop = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      const parentId = await buildTreeCategory(db, { slug: 'banco', name: 'Banco' })
      const categoryId = await buildTreeCategory(db, { slug: 'banco/formaggi', name: 'Formaggi', parentId })
      await buildProductOnSale(db, {
        categoryId,
        name: 'Caciotta’s',
        code: 'C1',
        gtin: '2000000000015',
        brand: 'Casera',
        producer: 'Casera S.p.A.',
        kind: 'Sfuso',
        weightSelling: 300,
        stepSelling: 100,
        weightUnitSelling: 'g',
        weightUnitBase: 'kg',
        unitSelling: 'kg',
        vatRate: 4,
        priceCents: 1_490,
        stock: { 1: 3 },
        allergens: ['latte'],
        labels: ['dop'],
        withdrawalClass: 'perishable',
        details: {
          ingredients: 'LATTE, sale, caglio',
          nutrition: [{ name: 'Energia <kJ>', value: '1.500 kJ' }],
          storage: 'In frigorifero',
          origin: 'Italia',
          operator: 'Casera, Modena',
          datasheet: '/sheets/c1.pdf',
          piecesPerBox: 6,
        },
      })
      const other = { categoryId, isFood: false }
      await buildProductOnSale(db, { ...other, name: 'Lontano', priceCents: 4_000 })
      await buildProductOnSale(db, { ...other, name: 'Vicino', priceCents: 1_500 })
      await buildProductOnSale(db, { ...other, name: 'Finito', priceCents: 1_480, stock: { 1: 0 } })
      await buildProductOnSale(db, {
        ...other,
        name: 'In olio',
        code: 'O1',
        drainedWeightGrams: 200,
        priceCents: 300,
      })
      await buildProductOnSale(db, { categoryId, name: 'Ignoto', code: 'I1', content: 0.5, contentUnit: 'l' })
    },
  })
})

const page = (slug: string) => shop.shopper().call(viewProduct, { params: { slug } })

describe('the product page', () => {
  it('has every field of the contract and the sheet that the law requires', async () => {
    const { data } = await page('p-C1')
    expect(data).toMatchObject({
      name: 'Caciotta’s',
      barcode: '2000000000015',
      itemUrl: '/product/p-C1',
      vendor: { name: 'Casera' },
      price: 14.9,
      priceDisplay: 14.9,
      priceUm: 14.9,
      priceNet: 14.33,
      vatRate: 4,
      unitPrice: { price: 14.9, unit: 'kg' },
      priceUnitDisplay: 'kg',
      unitMeasureBaseSelling: { um: 'kg' },
      warehouseStock: 'few',
      available: true,
      variableWeight: true,
      labels: ['dop'],
      productInfos: {
        TIPOLOGIA: 'Sfuso',
        WEIGHT_SELLING: '300',
        STEP_SELLING: '100',
        WEIGHT_UNIT_SELLING: 'g',
        WEIGHT_UNIT_BASE: 'kg',
        UNIT_SELLING: 'kg',
        QTY_MULT: '1',
      },
      metaData: {
        product_description: {
          ingredients: 'LATTE, sale, caglio',
          allergens: 'latte',
          storage: 'In frigorifero',
          origin: 'Italia',
          producer: 'Casera, Modena',
          nutritional_values:
            '<table><tbody><tr><th scope="row">Energia &lt;kJ&gt;</th><td>1.500 kJ</td></tr></tbody></table>',
        },
        product_description_main: { DATASHEET: '/sheets/c1.pdf' },
      },
      allergens: ['latte'],
      nutrition: [{ name: 'Energia <kJ>', value: '1.500 kJ' }],
      foodInformationComplete: true,
      withdrawalClass: 'perishable',
      drainedWeight: null,
      packaging: { piecesPerBox: 6 },
    })
    expect(data?.breadCrumbs.map(({ slug }) => slug)).toEqual(['banco', 'banco/formaggi'])
  })

  it('contains the card fields of alternatives', async () => {
    const shown = (await page('p-C1')).data
    const bySlug = await shop.shopper().call(listProducts, { query: { slug: 'p-C1' } })
    expect(bySlug.data).toEqual(shown)
    const { data } = await shop.shopper().call(listCards, { query: { fields: CARD, query: 'Vicino' } })
    expect(shown?.alternatives[0]).toEqual(data?.products[0])
  })

  it('is the same at each request, plain and compressed', async () => {
    const ask = (encoding: string) =>
      shop.app.inject({ url: '/ebsn/api/products/p-C1', headers: { 'accept-encoding': encoding } })
    const plain = await Promise.all(['identity', 'identity', 'identity'].map(ask))
    const once = await ask('identity')
    for (const { body } of plain) expect(JSON.parse(body).data).toEqual(once.json().data)
    for (let i = 0; i < 3; i++) {
      const { rawPayload, headers } = await ask('gzip')
      const text = headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload
      expect(JSON.parse(text.toString()).data).toEqual(once.json().data)
    }
  })

  it('offers alternatives, the nearest price first', async () => {
    const { data } = await page('p-C1')
    expect(data?.alternatives.map(({ name }) => name)).toEqual(['Vicino', 'In olio', 'Lontano'])
  })

  it('computes the unit price of goods in a liquid by their drained weight', async () => {
    const { data } = await page('p-O1')
    expect(data).toMatchObject({ unitPrice: { price: 15, unit: 'kg' }, drainedWeight: '200 g' })
  })

  it('shows a product without a price and says that it cannot be bought', async () => {
    const { data } = await page('p-I1')
    expect(data).toMatchObject({
      price: null,
      priceNet: null,
      unitPrice: null,
      available: false,
      unavailableReason: 'price',
      foodInformationComplete: false,
    })
  })

  it('answers 404 for an unknown product', async () => {
    const { httpStatus, codes } = await page('niente')
    expect([httpStatus, codes]).toEqual([404, ['product.unknown']])
  })
})

it('is declared as in the contract, also for cards in lists', async () => {
  const { data } = await shop.shopper().call(listProducts, { query: {} })
  const wrong = (data?.products ?? []).flatMap((card) => [...Value.Errors(ListedProduct, card)])
  expect(data?.products).toHaveLength(6)
  expect(wrong).toEqual([])
})

describe('a shop that does not sell food without mandatory information', () => {
  it('shows it and says why it cannot be bought', async () => {
    const { services } = shop
    const strict = await buildTestApp({
      config: { shop: { ...services.config.shop, sellIncompleteFood: false } },
      fill: async (db) => {
        await buildShop(db)
        const categoryId = await buildTreeCategory(db, { slug: 'tutto' })
        await buildProductOnSale(db, { categoryId, name: 'Ignoto', code: 'I2', priceCents: 100 })
        await buildProductOnSale(db, {
          categoryId,
          name: 'Spugna',
          code: 'S2',
          priceCents: 100,
          isFood: false,
        })
      },
    })
    const { data } = await strict.shopper().call(listProducts, { query: {} })
    const reasons = data?.products.map(({ name, unavailableReason }) => [name, unavailableReason])
    expect(reasons).toEqual([
      ['Ignoto', 'food-information'],
      ['Spugna', undefined],
    ])
  })
})

it('gives the cart the same card as lists, in plain ASCII', async () => {
  const scope = { storeId: 5, warehouseId: 1, priceListId: 1, companyPriceListId: null }
  const now = shop.time.now()
  for (const code of ['C1', 'O1', 'I1']) {
    const id = shop.catalogue.findByCode(code) ?? 0
    const card = shop.catalogue.card(id, scope, now)
    const json = shop.catalogue.cardJson(id, scope, now) ?? ''
    expect(JSON.parse(json)).toEqual(card)
    expect(json).toMatch(/^[\x20-\x7e]+$/)
  }
})
