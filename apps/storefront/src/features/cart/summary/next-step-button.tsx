import type { Cart } from '@cambusa/contract/cart/cart'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { editedOrderTexts } from '@cambusa/messages/it/cart/edited-order'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { paths } from '../../../app/navigation/paths.ts'
import { isAwaitingPayment } from '../../../lib/state/cart-lock.ts'
import { askFor } from '../../../lib/state/dialog-chain.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { OnlineButton } from '../../../ui/buttons/online-button.tsx'
import { showToast } from '../../../lib/state/show-toast.ts'
import { countProblems, nextStepOf, type NextStep } from './next-step.ts'

function labelOf(cart: Cart, step: NextStep): string {
  if (isAwaitingPayment(cart)) return editedOrderTexts.pay
  return cart.editing && step === 'checkout' ? editedOrderTexts.save : cartTexts.next[step]
}

/** The one button that moves the order forward; it names the next step and leads there. */
export function NextStepButton({ cart, onLeave }: { cart: Cart; onLeave?: () => void }) {
  const navigate = useNavigate()
  const step = nextStepOf(cart)
  const misses = step === 'checkout' && cart.missingToMinimum > 0

  const goOn = async () => {
    if (cart.editing && isAwaitingPayment(cart)) {
      onLeave?.()
      return navigate({ to: paths.payment, search: { order_id: cart.editing.orderId } })
    }
    if (step === 'problems') {
      onLeave?.()
      await navigate({ to: paths.cart })
      showToast({ kind: 'info', text: cartTexts.problems({ count: countProblems(cart) }) })
      return
    }
    if (step !== 'checkout') return void (await askFor('timeslot'))
    onLeave?.()
    await navigate({ to: paths.checkout })
  }
  // Places with problems are looked at without a network too.
  const Act = step === 'problems' ? Button : OnlineButton
  return (
    <Act
      look="action"
      size="large"
      wide
      icon={<ArrowRight aria-hidden="true" />}
      disabled={misses || cart.cartItems.length === 0}
      onClick={() => void goOn()}
    >
      {labelOf(cart, step)}
    </Act>
  )
}
