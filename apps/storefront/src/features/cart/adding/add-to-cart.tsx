import { lazyComponent } from '../../../lib/browser/lazy-component.ts'
import { ChunkBoundary } from '../../../ui/feedback/chunk-boundary.tsx'
import type { ReactNode } from 'react'
import { AddLine, type AddToCartProps } from './add-line.tsx'

/** Loaded when needed: few products have choices. */
const AddChosen = lazyComponent(() => import('./load-chosen.ts').then((late) => late.loadChosen()))

const alone = (line: ReactNode) => line

/** The add button that becomes the stepper, by the product's quantity rule. */
export function AddToCart({ choiceInPlace, around = alone, ...props }: AddToCartProps) {
  if (!props.product.selectOptions || props.notes !== undefined) return around(<AddLine {...props} />)
  return (
    <ChunkBoundary quiet fallback={around(<AddLine {...props} disabled />)}>
      <AddChosen {...props} {...{ choiceInPlace, around }} />
    </ChunkBoundary>
  )
}
