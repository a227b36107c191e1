import { cartTexts } from '@cambusa/messages/it/cart'
import { LinkButton } from '../../ui/link-button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { useCart } from './cart-api.ts'
import { CartEmpty } from './cart-empty.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSummary } from './cart-summary.tsx'
import { CartTools } from './cart-tools.tsx'
import { NextStepButton } from './next-step-button.tsx'
import styles from './cart-drawer-content.module.css'

/** What the cart drawer scrolls: the same lines as on the page. */
export function CartDrawerContent({ onLeave }: { onLeave: () => void }) {
  const { cart, isError, retry } = useCart()
  if (isError) return <ErrorState text={cartTexts.loadFailed} onRetry={() => void retry()} as="h3" />
  if (!cart) return <CartSkeleton />
  if (cart.cartItems.length === 0) return <CartEmpty onLeave={onLeave} />
  return (
    <div className={styles.content}>
      <CartTools cart={cart} />
      <CartLines cart={cart} heading="h3" />
    </div>
  )
}

/** What stays in sight below: totals and the next step. */
export function CartDrawerFooter({ onLeave }: { onLeave: () => void }) {
  const { cart } = useCart()
  if (!cart || cart.cartItems.length === 0) return null
  return (
    <div className={styles.footer}>
      <CartSummary cart={cart} heading="h3" next={<NextStepButton cart={cart} onLeave={onLeave} />} />
      <LinkButton look="ghost" wide to="/cart" onClick={onLeave}>
        {cartTexts.fullCart}
      </LinkButton>
    </div>
  )
}
