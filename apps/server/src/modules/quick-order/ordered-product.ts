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

/** What an amount is counted by for a product of the index; without its packaging cases are not known. */
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
