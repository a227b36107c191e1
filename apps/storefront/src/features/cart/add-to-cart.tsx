import type { ProductCard } from '@cambusa/contract/product'
import {
  decreaseQuantity,
  increaseQuantity,
  normaliseQuantity,
  ruleFromInfos,
} from '@cambusa/domain/quantity/quantity-step'
import { useMemo } from 'react'
import { QuantityStepper } from '../../ui/fields/quantity-stepper.tsx'
import { useIsCartEditable, useQuantityInCart } from './cart-api.ts'
import { shownUnit } from '../../lib/format/shown-quantity.ts'
import { useSetQuantity } from './use-set-quantity.ts'

interface AddToCartProps {
  product: ProductCard
  /** A number to type in from the start, without the add button (wholesale list). */
  alwaysOpen?: boolean
  onEnter?: (() => void) | undefined
  addLabel?: string
  /** The line has a bin of its own (cart). */
  binElsewhere?: boolean
}

/** The add button that becomes the stepper, by the product's own rule of quantities. */
export function AddToCart({ product, alwaysOpen, onEnter, addLabel, binElsewhere }: AddToCartProps) {
  const rule = useMemo(() => ruleFromInfos(product.productInfos, product.minAcq), [product])
  const quantity = useQuantityInCart(product.productId)
  const setQuantity = useSetQuantity()
  const isEditable = useIsCartEditable()
  return (
    <QuantityStepper
      name={product.name}
      quantity={quantity}
      onChange={(next) => setQuantity(product, next)}
      increase={(now) => increaseQuantity(rule, now)}
      decrease={(now) => decreaseQuantity(rule, now)}
      normalise={(typed) => normaliseQuantity(rule, typed)}
      {...shownUnit(rule, product.productInfos.UNIT_SELLING)}
      disabled={!isEditable}
      alwaysOpen={alwaysOpen}
      onEnter={onEnter}
      addLabel={addLabel}
      binElsewhere={binElsewhere}
    />
  )
}
