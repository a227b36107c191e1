import { orderedProduct, type OrderedProduct } from '@cambusa/domain/quantity/order-quantity'
import type { Assortment } from '../catalogue/catalogue.ts'

export interface Packaging {
  piecesPerBox: number | null
  boxesPerPallet: number | null
}

/** What an amount is counted by for a product of the index; without its packaging cases are not known. */
export function orderedProductOf(
  { index }: Assortment,
  ordinal: number,
  packaging: Packaging | undefined,
): OrderedProduct {
  const { rule, unitSelling } = index.snapshot.saleRules[index.snapshot.saleRule[ordinal]!]!
  return orderedProduct(rule, unitSelling, index.format(ordinal), {
    piecesPerBox: packaging?.piecesPerBox ?? undefined,
    boxesPerPallet: packaging?.boxesPerPallet ?? undefined,
  })
}
