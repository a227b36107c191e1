import { cartTexts } from '@cambusa/messages/it/cart/cart'
import type { ReactNode } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { useCart } from './cart-api.ts'
import styles from './cart-in-drawer.module.css'
import { CartEmpty } from './cart-empty.tsx'
import { CartLines } from './lines/cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { ApprovalLine } from './summary/approval-line.tsx'
import { CartSummary } from './summary/cart-summary.tsx'
import { CartTools } from './lines/cart-tools.tsx'
import { NextStepButton } from './summary/next-step-button.tsx'
import { SlotDeadlineLine } from './summary/slot-deadline-line.tsx'

interface CartInDrawerProps {
  onLeave: () => void
  /** Products that would fill up the order, after its lines. */
  fill: ReactNode
}

/** The cart in the right drawer: the same lines as on the page; totals and the next step stay visible below. */
export function CartInDrawer({ onLeave, fill }: CartInDrawerProps) {
  const { cart, isError, retry } = useCart()
  if (isError) return <ErrorState text={cartTexts.loadFailed} onRetry={() => void retry()} as="h3" />
  if (!cart) return <CartSkeleton />
  if (cart.cartItems.length === 0) return <CartEmpty onLeave={onLeave} />
  return (
    <div className={styles.content}>
      <CartTools cart={cart} compact />
      <div className={styles.lines}>
        <CartLines cart={cart} heading="h3" />
        {fill}
      </div>
      <div data-bar="" className={styles.footer}>
        <SlotDeadlineLine />
        <ApprovalLine cart={cart} />
        <CartSummary cart={cart} compact next={<NextStepButton cart={cart} onLeave={onLeave} />} />
        <LinkButton look="ghost" wide to={paths.cart} onClick={onLeave}>
          {cartTexts.fullCart}
        </LinkButton>
      </div>
    </div>
  )
}
