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
  /** What was chosen of it, as the notes of its line; undefined: it is still to be chosen where there is a choice. */
  notes?: string
  /** The choice stands above the button instead of coming up (product page). */
  choiceInPlace?: boolean
  /** What the button or stepper stands in; the choices stand outside of it. */
  around?: (line: ReactNode) => ReactNode
  /** A number to type in from the start, without the add button (wholesale list). */
  alwaysOpen?: boolean
  onEnter?: (() => void) | undefined
  /** What the first tap adds where it is not the least: as much as the last time. */
  first?: number
  /** The line has a bin of its own (cart). */
  binElsewhere?: boolean
  /** A typed 0 takes the line off the screen (cart). */
  onGone?: OnGone
}

interface AddLineProps extends Omit<AddToCartProps, 'choiceInPlace' | 'around'> {
  disabled?: boolean
  /** Asks what is missing before the first of it is added. */
  onAdd?: ((quantity: number) => void) | undefined
}

/** The stepper of one line, the product as it was chosen. */
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
