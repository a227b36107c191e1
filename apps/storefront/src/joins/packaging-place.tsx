import type { Product } from '@cambusa/contract/catalogue/product'
import { normaliseQuantity, ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { DEFAULT_SALE_UNIT } from '@cambusa/domain/constants'
import { cartNoticeTexts } from '@cambusa/messages/it/cart/cart-notices'
import { useIsCartEditable, useQuantityInCart } from '../features/cart/cart-api.ts'
import { useSetQuantity } from '../features/cart/outbox/use-set-quantity.ts'
import { PackagingLadder } from '../features/product/packaging-ladder.tsx'
import { announce } from '../lib/state/announce.ts'

/** The packaging of a product, whose steps are added to the cart; with choices to make they are only told. */
export function PackagingPlace({ product }: { product: Product }) {
  const inCart = useQuantityInCart(product.productId)
  const setQuantity = useSetQuantity()
  const isEditable = useIsCartEditable()
  const add = (count: number) => {
    const quantity = normaliseQuantity(ruleFromInfos(product.productInfos, product.minAcq), inCart + count)
    setQuantity(product, quantity)
    const unit = product.productInfos.UNIT_SELLING || DEFAULT_SALE_UNIT
    announce(cartNoticeTexts.productAddText({ quantity: formatAmount(quantity), unit, name: product.name }))
  }
  const canAdd = product.available && isEditable && !product.selectOptions
  return <PackagingLadder product={product} onAdd={canAdd ? add : undefined} />
}
