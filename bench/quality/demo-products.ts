import { createHash } from 'node:crypto'
import { demoProducts } from '../../demo/catalogue/generate.ts'
import type { DemoProduct } from '../../demo/catalogue/product.ts'
import type { JudgedProduct } from './judged-product.ts'

/** The products for which the queries were written, by code. */
export function demoShop(products: number): Map<string, DemoProduct> {
  return new Map([...demoProducts(products)].map((product) => [product.code, product]))
}

/** A fingerprint of everything that expectations use: another catalogue has another one. */
export function fingerprintOf(shop: ReadonlyMap<string, JudgedProduct>): string {
  const hash = createHash('sha256')
  for (const { code, gtin, name, format, brand, categorySlug, labels } of shop.values()) {
    hash.update(`${[code, gtin, name, format, brand, categorySlug, labels.join(',')].join('|')}\n`)
  }
  return hash.digest('hex')
}
