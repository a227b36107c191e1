import type { Product } from '@cambusa/contract/product'
import { describe, expect, it } from 'vitest'
import { productJsonLd } from './json-ld.ts'

const oil = {
  name: 'Olio </script> buono',
  code: '123',
  barcode: '2900000000018',
  itemUrl: '/product/olio',
  vendor: { name: 'Sole' },
  breadCrumbs: [{ categoryId: 1, name: 'Dispensa', slug: 'dispensa' }],
  price: 4.5,
  available: true,
  warehousePromo: null,
  mediaURLLarge: '/pictures/x/1280.webp',
  metaData: { product_description: {}, product_description_main: {} },
  description: '1 l',
  drainedWeight: null,
  minAcq: 12,
  productInfos: { TIPOLOGIA: 'Confezione', QTY_MULT: '6', UNIT_SELLING: 'pz' },
  packaging: { piecesPerBox: 6, boxesPerPallet: 80 },
} as unknown as Product

describe('what search engines read of a product', () => {
  it('is its price, its availability and absolute addresses', () => {
    const data = JSON.parse(productJsonLd(oil, 'https://shop.example')) as Record<string, unknown>
    expect(data).toMatchObject({
      sku: '123',
      gtin: '2900000000018',
      image: 'https://shop.example/pictures/x/1280.webp',
      offers: { price: '4.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    })
  })

  it('can never end its script element', () => {
    expect(productJsonLd(oil, '')).not.toContain('<')
  })

  it('holds no offer for a product without a price', () => {
    expect(JSON.parse(productJsonLd({ ...oil, price: null }, ''))).not.toHaveProperty('offers')
  })
})
