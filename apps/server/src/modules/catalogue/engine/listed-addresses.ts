import { productsBelow } from './category-tree.ts'
import type { Assortment, CatalogueIndex } from './catalogue-index.ts'
import { CATALOGUE_TYPE } from './snapshot.ts'

/** Slugs of the categories with products, in the order of the tree. */
export const listedCategories = ({ snapshot }: CatalogueIndex): string[] =>
  snapshot.categories.flatMap(({ typeId, slug }, category) =>
    typeId === CATALOGUE_TYPE && productsBelow(snapshot, category).length > 0 ? [slug] : [],
  )

/** Ordinals of the products that have a price here, by rising id: new products come last. */
export const listedProducts = ({ index, prices }: Assortment): Uint32Array =>
  index.snapshot.ordinalsById.filter((ordinal) => prices.cents[ordinal] !== 0)

/** Day in Rome of the last change of a product's sheet, in days since 1970. */
export const changedDayOf = ({ snapshot }: CatalogueIndex, ordinal: number): number =>
  snapshot.changedDay[ordinal]!
