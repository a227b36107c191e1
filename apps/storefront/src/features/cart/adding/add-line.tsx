import type { ProductCard } from '@cambusa/contract/catalogue/product'
import {
  decreaseQuantity,
  increaseQuantity,
  normaliseQuantity,
  ruleFromInfos,
} from '@cambusa/domain/quantity/quantity-step'
import { useMemo, type ReactNode } from 'react'
import { QuantityStepper } from '../../../ui/fields/quantity-stepper.tsx'
import { useIsCartEditable, useQuantityInCart } from '../cart-api.ts'
import { firstTapText } from '../../../lib/format/first-tap-text.ts'
import { shownUnit } from '../../../lib/format/shown-quantity.ts'
import { usePricesWithVat } from '../../../lib/state/prices-with-vat.ts'
import { useSetQuantity, type OnGone } from '../outbox/use-set-quantity.ts'

export interface AddToCartProps {
  product: ProductCard
  /** The choices, as the notes of its line; undefined: still to be made, where the product has any. */
  notes?: string
  /** The choices are shown above the button instead of in a dialog (product page). */
  choiceInPlace?: boolean
  /** The container of the button or stepper; the choices are outside of it. */
  around?: (line: ReactNode) => ReactNode
  /** A number field from the start, without the add button (wholesale list). */
  alwaysOpen?: boolean
  onEnter?: (() => void) | undefined
  /** The quantity of the first tap, where it is not the minimum: that of the last purchase. */
  first?: number
  /** The line has a bin of its own (cart). */
  binElsewhere?: boolean
  /** A typed 0 removes the line from the screen (cart). */
  onGone?: OnGone
}

interface AddLineProps extends Omit<AddToCartProps, 'choiceInPlace' | 'around'> {
  disabled?: boolean
  /** Asks for missing choices before the first one is added. */
  onAdd?: ((quantity: number) => void) | undefined
}

/** The stepper of one line: a product with its choices. */
export function AddLine({ product, notes, onAdd, onGone, disabled, first, ...rest }: AddLineProps) {
  const rule = useMemo(() => ruleFromInfos(product.productInfos, product.minAcq), [product])
  const quantity = useQuantityInCart(product.productId, notes)
  const setQuantity = useSetQuantity()
  const isEditable = useIsCartEditable()
  const withVat = usePricesWithVat()
  return (
    <QuantityStepper
      name={product.name}
      buys={firstTapText(product, rule, withVat, first)}
      quantity={onAdd ? 0 : quantity}
      onChange={(next) => (onAdd ? onAdd(next) : setQuantity(product, next, notes, onGone))}
      increase={(now) => (now <= 0 && first ? first : increaseQuantity(rule, now))}
      decrease={(now) => decreaseQuantity(rule, now)}
      normalise={(typed) => normaliseQuantity(rule, typed)}
      {...shownUnit(rule, product.productInfos.UNIT_SELLING)}
      disabled={disabled || !isEditable}
      {...rest}
    />
  )
}
