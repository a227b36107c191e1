import { lazy, Suspense } from 'react'
import { AddLine, type AddToCartProps } from './add-line.tsx'

/** Few products have something to choose. */
const AddChosen = lazy(() => import('./load-chosen.ts').then((late) => late.loadChosen()))

/** The add button that becomes the stepper, by the product's own rule of quantities. */
export function AddToCart({ choiceInPlace, ...props }: AddToCartProps) {
  if (!props.product.selectOptions || props.notes !== undefined) return <AddLine {...props} />
  return (
    <Suspense fallback={<AddLine {...props} disabled />}>
      <AddChosen {...props} choiceInPlace={choiceInPlace} />
    </Suspense>
  )
}
