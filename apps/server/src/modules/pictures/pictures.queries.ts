import { findStatement } from '../../platform/database/statement.ts'

export interface PictureRow {
  productId: number
  code: string
  name: string
  /** details.picture, unchecked; null if the product has none. */
  picture: unknown
  /** Categories from the product's own up to its department. */
  categories: string[]
}

const pictureWhere = (condition: string) => `
  with recursive above (id, parent_id, name, depth) as (
    select c.id, c.parent_id, c.name, 0 from products p join categories c on c.id = p.category_id where ${condition}
    union all
    select c.id, c.parent_id, c.name, a.depth + 1 from above a join categories c on c.id = a.parent_id)
  select p.id as "productId", p.code, p.name, p.details->'picture' as picture,
    coalesce((select array_agg(a.name order by a.depth) from above a), '{}') as categories
  from products p where ${condition}`

/** The picture data of an article. */
export const findPicture = findStatement<PictureRow, { code: string }>(
  'pictures_find',
  pictureWhere('p.code = $code'),
)

/** The same of a product. */
export const findPictureOfProduct = findStatement<PictureRow, { productId: number }>(
  'pictures_find_of_product',
  pictureWhere('p.id = $productId'),
)
