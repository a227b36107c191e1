import type { ByteSink } from '../../../platform/http/byte-writer.ts'
import { cardBytes } from '../cards/card-json.ts'
import type { Assortment } from '../engine/catalogue-index.ts'
import { alternativesTo } from './alternatives.ts'

interface PageParts {
  assortment: Assortment
  ordinal: number
  /** JSON of its sheet. */
  sheet: string
}

/**
 * Assembles the data of a product page as JSON: the complete product, its alternatives as cards. Card and sheet are
 * JSON objects, which are joined into one.
 */
export function layProductPage(to: ByteSink, { assortment, ordinal, sheet }: PageParts): void {
  to.bytes(cardBytes(assortment, ordinal, 'whole').subarray(0, -1))
  to.text(',')
  to.text(sheet.slice(1, -1))
  to.text(',"alternatives":[')
  alternativesTo(assortment, ordinal).forEach((other, place) => {
    if (place > 0) to.text(',')
    to.bytes(cardBytes(assortment, other, 'card'))
  })
  to.text(']}')
}
