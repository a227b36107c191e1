import type { ListItem } from '@cambusa/contract/lists/list-parts'
import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { formatQuantity } from '@cambusa/domain/quantity/quantity-label'
import {
  decreaseQuantity,
  increaseQuantity,
  normaliseQuantity,
  ruleFromInfos,
} from '@cambusa/domain/quantity/quantity-step'
import { oneListTexts } from '@cambusa/messages/it/lists/one-list'
import { useMemo } from 'react'
import { shownUnit } from '../../../lib/format/shown-quantity.ts'
import { QuantityStepper } from '../../../ui/fields/quantity-stepper.tsx'

interface ItemQuantityProps {
  item: ListItem
  product: ProductCard
  isEditable: boolean
  onQuantity: (item: ListItem, quantity: number) => void
  onRemove: (item: ListItem) => void
}

/** The quantity of a row, by the product's steps; a typed 0 takes the row out. Of a colleague's list, as text. */
export function ItemQuantity({ item, product, isEditable, onQuantity, onRemove }: ItemQuantityProps) {
  const { productInfos, minAcq } = product
  const rule = useMemo(() => ruleFromInfos(productInfos, minAcq), [productInfos, minAcq])
  if (!isEditable) return <>{formatQuantity(rule, item.quantity, productInfos.UNIT_SELLING)}</>
  return (
    <QuantityStepper
      name={product.name}
      quantity={item.quantity}
      alwaysOpen
      binElsewhere
      removeLabel={oneListTexts.takeLast({ name: product.name })}
      onChange={(next) => (next <= 0 ? onRemove(item) : onQuantity(item, next))}
      increase={(now) => increaseQuantity(rule, now)}
      decrease={(now) => decreaseQuantity(rule, now)}
      normalise={(typed) => normaliseQuantity(rule, typed)}
      {...shownUnit(rule, productInfos.UNIT_SELLING)}
    />
  )
}
