import { useNavigate } from '@tanstack/react-router'
import { ShoppingCart } from 'lucide-react'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { useCart } from '../../features/cart/cart-api.ts'
import { CartTotal } from '../../features/cart/summary/cart-total.tsx'
import { isSmallScreen } from '../../lib/browser/small-screen.ts'
import { setCartDrawer } from '../../lib/state/app-state.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { isKnown } from './is-known.ts'
import { CountBadge } from '../../ui/product/badge.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import styles from './cart-button.module.css'
import { paths } from '../../app/navigation/paths.ts'

/** The cart's total and count. Visitors sign in first; on small screens it leads to the checkout (specification §2). */
export function CartButton() {
  const { cart } = useCart()
  const user = useUser()
  const navigate = useNavigate()
  const count = cart?.cartItems.length ?? 0

  const open = async () => {
    if (!(await isKnown(user))) return
    if (isSmallScreen()) await navigate({ to: paths.checkout })
    else setCartDrawer(true)
  }
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="c"
      onClick={() => void open()}
    >
      <span className={styles.icon}>
        <ShoppingCart aria-hidden="true" />
        <span className={styles.badge}>
          <CountBadge count={count} />
        </span>
      </span>
      <VisuallyHidden>{frameTexts.cartWith({ count })}</VisuallyHidden>
      {/* Inserted once the cart is known: new elements are no layout shift, changed words would be. */}
      <span className={styles.total}>{cart && <CartTotal cart={cart} />}</span>
    </button>
  )
}
