import { lazy, Suspense } from 'react'
import { importLate } from './import-late.ts'
import { AddLine, type AddToCartProps } from './add-line.tsx'

/** Few products have something to choose. */
const AddChosen = lazy(() => importLate().then((late) => late.loadChosen()))

/** The add button that becomes the stepper, by the product's own rule of quantities. */
export function AddToCart({ choiceInPlace, ...props }: AddToCartProps) {
  if (!props.product.selectOptions || props.notes !== undefined) return <AddLine {...props} />
  return (
    <Suspense fallback={<AddLine {...props} disabled />}>
      <AddChosen {...props} choiceInPlace={choiceInPlace} />
    </Suspense>
  )
}
