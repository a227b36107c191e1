import { useCart } from '../features/cart/cart-api.ts'
import { thresholdOf } from '../features/cart/summary/threshold-of.ts'
import { lazyComponent } from '../lib/browser/lazy-component.ts'
import { useUser } from '../lib/session/user-store.ts'
import { ChunkBoundary } from '../ui/feedback/chunk-boundary.tsx'

const ThresholdFill = lazyComponent(() => import('./threshold-fill.tsx').then((late) => late.ThresholdFill))

/** Products that would fill up an order below a threshold; loaded lazily, in a position where it shifts no layout. */
export function ThresholdFillPlace() {
  const { cart } = useCart()
  const user = useUser()
  const threshold = cart && user ? thresholdOf(cart) : undefined
  if (!cart || !threshold) return null
  return (
    <ChunkBoundary quiet>
      <ThresholdFill key={threshold.kind} cart={cart} missingCents={threshold.missingCents} />
    </ChunkBoundary>
  )
}
