import { codesOf } from '@cambusa/domain/order-text/order-text-line'
import { findByCode, type CatalogueIndex } from '../catalogue/catalogue.ts'

/** The first product that a word of a text names by its code or GTIN. */
export function findCodeIn(index: CatalogueIndex, text: string): number | undefined {
  for (const code of codesOf(text)) {
    const found = findByCode(index, code)
    if (found !== undefined) return found
  }
  return undefined
}
