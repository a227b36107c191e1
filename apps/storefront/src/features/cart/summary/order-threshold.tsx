import type { Cart } from '@cambusa/contract/cart/cart'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { thresholdOf, thresholdText } from './threshold-of.ts'

/**
 * Minimum order and free delivery as one line with a bar that shows the next one to reach; nothing once both are
 * reached.
 */
export function OrderThreshold({ cart }: { cart: Cart }) {
  const threshold = thresholdOf(cart)
  if (!threshold) return null
  const { kind, targetCents, missingCents } = threshold
  return (
    <ProgressBar label={cartTexts.thresholds[kind]} value={targetCents - missingCents} max={targetCents}>
      {thresholdText(cart)}
    </ProgressBar>
  )
}
