import type { DemoProduct } from '../../demo/catalogue/product.ts'

/** The fields of a product that expectations use, for either catalogue. */
export type JudgedProduct = Pick<
  DemoProduct,
  'code' | 'gtin' | 'name' | 'format' | 'brand' | 'categorySlug' | 'labels'
>
