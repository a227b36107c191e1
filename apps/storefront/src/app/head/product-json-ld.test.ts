import type { Product } from '@cambusa/contract/catalogue/product'
import { describe, expect, it } from 'vitest'
import { productJsonLd } from './product-json-ld.ts'

const oil = {
  name: 'Olio </script> buono',
  code: '123',
  barcode: '2900000000018',
  slug: 'olio',
  vendor: { name: 'Sole' },
  breadCrumbs: [{ categoryId: 1, name: 'Dispensa', slug: 'dispensa' }],
  price: 4.5,
  available: true,
  warehouseStock: 'many',
  unitPrice: { price: 4.5, unit: 'l' },
  mediaURLLarge: '/pictures/x/1280.webp',
  metaData: { product_description: {}, product_description_main: {} },
  description: '1 l',
  drainedWeight: null,
  minAcq: 12,
  productInfos: { TIPOLOGIA: 'Confezione', QTY_MULT: '6', UNIT_SELLING: 'pz' },
  packaging: { piecesPerBox: 6, boxesPerPallet: 80 },
} as unknown as Product

const origin = 'https://shop.example'

describe('the structured data of a product', () => {
  it('has its price, its availability and absolute addresses', () => {
    const data = productJsonLd(oil, origin) as Record<string, unknown>
    expect(data).toMatchObject({
      '@type': 'Product',
      url: 'https://shop.example/product/olio',
      sku: '123',
      gtin: '2900000000018',
      name: 'Olio </script> buono',
      brand: { name: 'Sole' },
      image: ['https://shop.example/pictures/x/1280.webp'],
      offers: {
        url: 'https://shop.example/product/olio',
        price: '4.50',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        priceSpecification: { price: '4.50', referenceQuantity: { value: 1, unitCode: 'LTR' } },
      },
    })
    expect(data.offers).not.toHaveProperty('priceValidUntil')
  })

  it('names every picture of the retailer, the main one first', () => {
    const pictures = [
      { key: 'x', shot: 'front', width: 900, height: 1_800 },
      { key: 'p1-bbbbbbbbbbbb', shot: 'back', width: 2_000, height: 2_000 },
    ]
    expect(productJsonLd({ ...oil, pictures } as Product, origin)).toMatchObject({
      image: [
        'https://shop.example/pictures/x/1280.webp',
        'https://shop.example/pictures/p1-bbbbbbbbbbbb/1280.webp',
      ],
    })
  })

  it('names the last day of a promotion, and low stock', () => {
    const read = (more: object) =>
      (productJsonLd({ ...oil, ...more } as Product, origin) as { offers: Record<string, string> }).offers
    expect(read({ warehousePromo: { endDate: '2026-12-01' } }).priceValidUntil).toBe('2026-12-01')
    expect(read({ warehouseStock: 'few' }).availability).toBe('https://schema.org/LimitedAvailability')
    expect(read({ available: false }).availability).toBe('https://schema.org/OutOfStock')
  })

  it('has no offer for a product without a price', () => {
    expect(productJsonLd({ ...oil, price: null }, origin)).not.toHaveProperty('offers')
  })
})
