import { latePart } from '../../lib/browser/late-part.ts'
import { PartPlace } from '../../ui/feedback/part-place.tsx'
import { AddLine, type AddToCartProps } from './add-line.tsx'

/** Few products have something to choose. */
const AddChosen = latePart(() => import('./load-chosen.ts').then((late) => late.loadChosen()))

/** The add button that becomes the stepper, by the product's own rule of quantities. */
export function AddToCart({ choiceInPlace, ...props }: AddToCartProps) {
  if (!props.product.selectOptions || props.notes !== undefined) return <AddLine {...props} />
  return (
    <PartPlace quiet fallback={<AddLine {...props} disabled />}>
      <AddChosen {...props} choiceInPlace={choiceInPlace} />
    </PartPlace>
  )
}
