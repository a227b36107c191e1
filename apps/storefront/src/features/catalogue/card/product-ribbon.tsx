import type { ProductCard as Product } from '@cambusa/contract/catalogue/product'
import { percentText, untilText } from '../../../lib/format/shown-figures.ts'
import { Ribbon } from '../../../ui/product/ribbon.tsx'

/** A promotion's percentage and last day; nothing without a promotion. */
export function ProductRibbon({ product, className }: { product: Product; className?: string | undefined }) {
  const promo = product.warehousePromo
  if (!promo) return null
  return (
    <div className={className}>
      <Ribbon productId={product.productId} until={untilText(promo)}>
        {percentText(promo)}
      </Ribbon>
    </div>
  )
}
