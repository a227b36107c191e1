import { slugOf } from '@cambusa/domain/catalogue/slug'
import { demoGtin } from '../../../demo/catalogue/gtin.ts'
import type { JudgedProduct } from '../judged-product.ts'
import { GROCER_FOODS } from './grocer-foods.ts'
import { GROCER_OTHER_GOODS } from './grocer-other-goods.ts'

/** A product of the grocer, with the names of its categories from the department down. */
export interface GrocerProduct extends JudgedProduct {
  categories: readonly string[]
}

const FIRST_CODE = 7_100_001

/** The grocer's products by code, in the order of the file. */
export function grocerProducts(): Map<string, GrocerProduct> {
  const products = new Map<string, GrocerProduct>()
  let categories: readonly string[] = []
  for (const line of `${GROCER_FOODS.trim()}\n${GROCER_OTHER_GOODS.trim()}`.split('\n')) {
    if (line.startsWith('# ')) {
      categories = line.slice(2).split(' / ')
      continue
    }
    const [name = '', brand = '', format = ''] = line.split(';').map((cell) => cell.trim())
    const code = String(FIRST_CODE + products.size)
    const categorySlug = categories.map(slugOf).join('/')
    products.set(code, {
      code,
      gtin: demoGtin(code),
      name: [name, brand].filter((part) => part !== '').join(' '),
      format,
      brand,
      categorySlug,
      labels: [],
      categories,
    })
  }
  return products
}
