import type { Product } from '@cambusa/contract/product'
import { formatAmount, formatQuantity } from '@cambusa/domain/quantity-label'
import { ruleFromInfos } from '@cambusa/domain/quantity-step'
import { productTexts } from '@cambusa/messages/it/product'

export interface PackagingStep {
  label: string
  value: string
}

type Packed = Pick<Product, 'productInfos' | 'minAcq' | 'packaging' | 'drainedWeight' | 'description'>

/** How a product is packed and bought, from the piece to the pallet; what is not known is left out. */
export function packagingSteps(product: Packed): PackagingStep[] {
  const rule = ruleFromInfos(product.productInfos, product.minAcq)
  const unit = product.productInfos.UNIT_SELLING
  const { piecesPerBox: pieces, boxesPerPallet: boxes } = product.packaging
  const steps: (PackagingStep | false | undefined)[] = [
    Boolean(product.description) && { label: productTexts.format, value: product.description },
    product.drainedWeight !== null && { label: productTexts.drainedWeight, value: product.drainedWeight },
    ...(rule.kind === 'Sfuso'
      ? [
          {
            label: productTexts.packagingWeightFirst,
            value: `${formatAmount(rule.weightSelling)} ${rule.weightUnitSelling}`,
          },
          {
            label: productTexts.packagingWeightStep,
            value: `${formatAmount(rule.stepSelling)} ${rule.weightUnitSelling}`,
          },
        ]
      : [
          rule.qtyMult > 1 && {
            label: productTexts.packagingMultiple,
            value: formatQuantity(rule, rule.qtyMult, unit),
          },
          rule.minAcq > 1 && {
            label: productTexts.packagingMinimum,
            value: formatQuantity(rule, rule.minAcq, unit),
          },
        ]),
    pieces !== undefined && { label: productTexts.packagingPieces, value: formatAmount(pieces) },
    boxes !== undefined && { label: productTexts.packagingBoxes, value: formatAmount(boxes) },
    pieces !== undefined &&
      boxes !== undefined && { label: productTexts.packagingPallet, value: formatAmount(pieces * boxes) },
  ]
  return steps.filter((step): step is PackagingStep => Boolean(step))
}
