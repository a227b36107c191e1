import { orderedProduct, type OrderedProduct } from '@cambusa/domain/quantity/order-quantity'
import type { Assortment } from '../catalogue/catalogue.ts'
import { keptByProduct } from './kept-by-product.ts'

export interface Packaging {
  piecesPerBox: number | null
  boxesPerPallet: number | null
}

const withoutPackaging = keptByProduct((index, ordinal) => {
  const { rule, unitSelling } = index.snapshot.saleRules[index.snapshot.saleRule[ordinal]!]!
  return orderedProduct(rule, unitSelling, index.format(ordinal), {
    piecesPerBox: undefined,
    boxesPerPallet: undefined,
  })
})

/** Units and packaging that an amount of a product is converted by; without packaging data there are no cases. */
export function orderedProductOf(
  { index }: Assortment,
  ordinal: number,
  packaging: Packaging | undefined,
): OrderedProduct {
  const product = withoutPackaging(index, ordinal)
  if (packaging === undefined) return product
  const { piecesPerBox, boxesPerPallet } = packaging
  return {
    ...product,
    piecesPerBox: piecesPerBox ?? undefined,
    boxesPerPallet: boxesPerPallet ?? undefined,
  }
}
