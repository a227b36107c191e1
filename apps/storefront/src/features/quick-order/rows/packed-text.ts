import type { QuickOrderProduct } from '@cambusa/contract/cart/quick-order'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { stepsText } from '../../../lib/format/first-tap-text.ts'

/** Code, format and how the product is packed: 'Cod. 2320000 · 400 g · cartone da 20'. */
export function packedText({ product, piecesPerBox }: QuickOrderProduct): string {
  const rule = ruleFromInfos(product.productInfos, product.minAcq)
  const isByPiece = rule.kind !== 'Sfuso'
  return [
    quickOrderTexts.code({ code: product.code }),
    product.description,
    ...stepsText(rule, product.productInfos.UNIT_SELLING),
    isByPiece &&
      piecesPerBox !== null &&
      piecesPerBox > 1 &&
      piecesPerBox !== rule.qtyMult &&
      quickOrderTexts.boxOf({ count: piecesPerBox }),
  ]
    .filter(Boolean)
    .join(' · ')
}
