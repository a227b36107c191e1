import { SHOTS } from '@cambusa/domain/catalogue/product-shots'
import { sqlTexts } from '../../platform/database/sql-list.ts'
import { listStatement, type RowOf } from '../../platform/database/statement.ts'
import type { productPictures } from '../../platform/schema/product-pictures.ts'

/** A picture of a product; its file is in the picture store under its hash. */
export type ProductPictureRow = RowOf<
  typeof productPictures,
  'productId' | 'shot' | 'number' | 'hash' | 'type' | 'width' | 'height' | 'bytes'
>

/** The pictures of products, those of each in the order in which they are shown. */
export const findProductPictures = listStatement<ProductPictureRow, { productIds: readonly number[] }>(
  'pictures_of_products',
  `select product_id as "productId", shot, number, hash, type, width, height, bytes
   from product_pictures where product_id = any($productIds)
   order by product_id, array_position(array[${sqlTexts(SHOTS)}], shot), number`,
)
