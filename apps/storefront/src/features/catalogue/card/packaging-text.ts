import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { firstTap } from '@cambusa/domain/quantity/first-tap'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-rule'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue'
import { stepsText } from '../../../lib/format/first-tap-text.ts'
import { shownQuantity } from '../../../lib/format/shown-quantity.ts'

/**
 * How a product is packed, in few words: '500 g · multipli di 6 · minimo 12 pz'. Includes the minimum of goods by
 * weight, because the wholesale list has no button that shows it.
 */
export function packagingText({ description, productInfos, minAcq }: ProductCard): string {
  const rule = ruleFromInfos(productInfos, minAcq)
  const unit = productInfos.UNIT_SELLING
  const least = () => catalogueTexts.minimum(shownQuantity(rule, firstTap(rule).quantity, unit))
  const steps = rule.kind === 'Sfuso' ? [least()] : stepsText(rule, unit)
  return [description, ...steps].filter(Boolean).join(' · ')
}
