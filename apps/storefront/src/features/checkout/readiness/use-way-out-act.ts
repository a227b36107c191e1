import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../../app/navigation/paths.ts'
import { askFor } from '../../../lib/state/dialog-chain.ts'
import type { Missing } from './order-readiness.ts'
import type { WayOut } from './way-out.ts'

/** Ids of the parts of the checkout, to lead the shopper to them. */
export const PAYMENT_ID = 'come-pagare'
export const AGE_ID = 'maggiore-eta'

/** Scrolls to a part of the screen and focuses its first control. */
function lookAt(id: string): void {
  const part = document.getElementById(id)
  part?.scrollIntoView({ block: 'center' })
  const control = part?.matches('input') ? part : part?.querySelector('input:not(:disabled)')
  if (control instanceof HTMLElement) control.focus({ preventScroll: true })
}

interface Acts {
  /** Opens the dialog with what the profile lacks. */
  onProfile: () => void
  /** Prepares the cart again. */
  onPrepare?: () => void
  onRetry?: () => void
}

/** The action of the button beside a missing item or a refusal. */
export function useWayOutAct({
  onProfile,
  onPrepare,
  onRetry,
}: Acts): (way: WayOut | Missing['kind']) => void {
  const navigate = useNavigate()
  return (way) => {
    switch (way) {
      case 'address':
        return void askFor('timeslot', { start: 'address' })
      case 'timeslot':
      case 'expiredSlot':
        return void askFor('timeslot', { start: 'timeslot' })
      case 'empty':
      case 'minimum':
        return void navigate({ to: paths.categories })
      case 'problems':
        return void navigate({ to: paths.cart })
      case 'orders':
        return void navigate({ to: paths.orders })
      // The till offers it there.
      case 'approval':
        return void navigate({ to: paths.checkout })
      case 'payment':
        return lookAt(PAYMENT_ID)
      case 'age':
        return lookAt(AGE_ID)
      case 'profile':
        return onProfile()
      case 'invoice':
        return void navigate({ to: paths.profileUpdate })
      case 'prepare':
        return onPrepare?.()
      case 'retry':
        return onRetry?.()
    }
  }
}
