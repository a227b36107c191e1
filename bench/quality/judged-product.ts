import type { DemoProduct } from '../../demo/catalogue/product.ts'

/** What expectations look at, of a product of either catalogue. */
export type JudgedProduct = Pick<
  DemoProduct,
  'code' | 'gtin' | 'name' | 'format' | 'brand' | 'categorySlug' | 'labels'
>
