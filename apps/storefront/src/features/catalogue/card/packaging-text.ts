import type { ProductCard } from '@cambusa/contract/product'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-rule'
import { stepsText } from '../../../lib/format/first-tap-text.ts'

/** How a product is packed, in few words: '500 g · multipli di 6 · minimo 12 pz'. */
export const packagingText = ({ description, productInfos, minAcq }: ProductCard): string =>
  [description, ...stepsText(ruleFromInfos(productInfos, minAcq), productInfos.UNIT_SELLING)]
    .filter(Boolean)
    .join(' · ')
