import type { ProductCard } from '@cambusa/contract/product'
import { formatQuantity } from '@cambusa/domain/quantity/quantity-label'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { catalogueTexts } from '@cambusa/messages/it/catalogue'

/** How a product is packed, in few words: '500 g · conf. da 6 · minimo 12 pz'. */
export function packagingText(product: ProductCard): string {
  const rule = ruleFromInfos(product.productInfos, product.minAcq)
  const unit = product.productInfos.UNIT_SELLING
  const isByPiece = rule.kind !== 'Sfuso'
  return [
    product.description,
    isByPiece && rule.qtyMult > 1 && catalogueTexts.packOf({ count: rule.qtyMult }),
    isByPiece &&
      rule.minAcq > 1 &&
      catalogueTexts.minimum({ quantity: formatQuantity(rule, rule.minAcq, unit) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
