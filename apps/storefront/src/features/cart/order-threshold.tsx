import type { Cart } from '@cambusa/contract/cart'
import { isPickup, isServiceId } from '@cambusa/domain/delivery/delivery-service'
import type { OrderThreshold as Threshold } from '@cambusa/domain/delivery/order-threshold'
import { formatEuro } from '@cambusa/domain/money/money'
import { cartTexts } from '@cambusa/messages/it/cart'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { thresholdOf } from './threshold-of.ts'

/** 'Mancano 12,40 € alla consegna gratuita' */
function missingText({ kind, missingCents, targetCents }: Threshold, serviceId: number | null): string {
  const missing = formatEuro(missingCents)
  if (kind === 'minimum') return cartTexts.minimumMissing({ missing, minimum: formatEuro(targetCents) })
  const isFetched = serviceId !== null && isServiceId(serviceId) && isPickup(serviceId)
  return isFetched ? cartTexts.missingToFreePickup({ missing }) : cartTexts.missingToFreeDelivery({ missing })
}

/** Smallest order and free delivery as one line with a bar: what is next to be reached; nothing once both are. */
export function OrderThreshold({ cart }: { cart: Cart }) {
  const threshold = thresholdOf(cart)
  if (!threshold) return null
  const { kind, targetCents, missingCents } = threshold
  return (
    <ProgressBar label={cartTexts.thresholds[kind]} value={targetCents - missingCents} max={targetCents}>
      {missingText(threshold, cart.deliveryServiceId)}
    </ProgressBar>
  )
}
