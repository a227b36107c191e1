import type { Cart } from '@cambusa/contract/cart'
import { formatEuro, toCents } from '@cambusa/domain/money/money'
import { cartTexts } from '@cambusa/messages/it/cart'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'

/** How far the smallest order of the chosen service is; nothing where there is none. */
export function MinimumOrder({ cart }: { cart: Cart }) {
  const minimumCents = toCents(cart.minimumOrder)
  if (minimumCents <= 0) return null
  const missingCents = toCents(cart.missingToMinimum)
  const minimum = formatEuro(minimumCents)
  return (
    <ProgressBar label={cartTexts.minimumOrder} value={minimumCents - missingCents} max={minimumCents}>
      {missingCents > 0
        ? cartTexts.minimumMissing({ missing: formatEuro(missingCents), minimum })
        : cartTexts.minimumReached({ minimum })}
    </ProgressBar>
  )
}
