import type { ProductCard } from '@cambusa/contract/product'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { homeTexts } from '@cambusa/messages/it/home'
import { AddToCart } from '../features/cart/add-to-cart.tsx'
import { shownQuantity } from '../lib/format/shown-quantity.ts'

/** The button that adds as much of a product as the last time, and becomes its stepper. */
export function AddAgain({ product, quantity }: { product: ProductCard; quantity: number }) {
  const rule = ruleFromInfos(product.productInfos, product.minAcq)
  const shown = shownQuantity(rule, quantity, product.productInfos.UNIT_SELLING)
  const label = homeTexts.addLast({
    quantity: rule.kind === 'Sfuso' ? `${shown.quantity} ${shown.unit}` : shown.quantity,
  })
  return <AddToCart product={product} first={quantity} addLabel={label} />
}
