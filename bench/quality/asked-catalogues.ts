import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoShop, fingerprintOf } from './demo-products.ts'
import type { QualityFile } from './expectation.ts'
import type { JudgedProduct } from './judged-product.ts'
import { shelfProducts } from './shelf/shelf-products.ts'

/** A catalogue and the queries for its shop. */
export interface AskedCatalogue {
  name: 'demo' | 'shelf'
  file: QualityFile
  /** By code. */
  products: ReadonlyMap<string, JudgedProduct>
}

/** The two catalogues for the queries. Throws when one is not the one for which its queries were written. */
export function askedCatalogues(): AskedCatalogue[] {
  const demo = readQueries('queries.json')
  const catalogues: AskedCatalogue[] = [
    { name: 'demo', file: demo, products: demoShop(demo.catalogue.products) },
    { name: 'shelf', file: readQueries('shelf-queries.json'), products: shelfProducts() },
  ]
  for (const { name, file, products } of catalogues) {
    if (fingerprintOf(products) !== file.catalogue.sha256)
      throw new Error(`the ${name} is another one: these queries were not written for it`)
  }
  return catalogues
}

const readQueries = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as QualityFile
