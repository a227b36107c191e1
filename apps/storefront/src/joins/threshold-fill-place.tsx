import { useCart } from '../features/cart/cart-api.ts'
import { thresholdOf } from '../features/cart/summary/threshold-of.ts'
import { latePart } from '../lib/browser/late-part.ts'
import { useUser } from '../lib/session/user-store.ts'
import { PartPlace } from '../ui/feedback/part-place.tsx'

const ThresholdFill = latePart(() => import('./threshold-fill.tsx').then((late) => late.ThresholdFill))

/** Where a customer's order misses something, what would fill it; it comes late and stands where it moves nothing. */
export function ThresholdFillPlace() {
  const { cart } = useCart()
  const user = useUser()
  const threshold = cart && user ? thresholdOf(cart) : undefined
  if (!cart || !threshold) return null
  return (
    <PartPlace quiet>
      <ThresholdFill key={threshold.kind} cart={cart} missingCents={threshold.missingCents} />
    </PartPlace>
  )
}
