import { Link, useNavigate } from '@tanstack/react-router'
import { House, LayoutGrid, ListChecks, Search, ShoppingCart } from 'lucide-react'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import type { MouseEvent } from 'react'
import { useUser } from '../../lib/session/user-store.ts'
import { isKnown } from './is-known.ts'
import { euroText } from '@cambusa/domain/money/money'
import { useCart } from '../../features/cart/cart-api.ts'
import { usePricesWithVat } from '../../lib/state/prices-with-vat.ts'
import { CountBadge } from '../../ui/product/badge.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import styles from './bottom-bar.module.css'
import { paths } from '../../app/navigation/paths.ts'

/** Focuses the search field at once, because phones open their keyboard only during the tap itself. */
const focusSearch = () => document.querySelector<HTMLInputElement>('header input[name="query"]')?.focus()

/** The navigation at the lower edge of the screen, below 960 px. */
export function BottomBar() {
  const user = useUser()
  const navigate = useNavigate()
  const enterCart = async (event: MouseEvent) => {
    event.preventDefault()
    if (await isKnown(user)) await navigate({ to: paths.cart })
  }
  const { cart } = useCart()
  const count = cart?.cartItems.length ?? 0
  const withVat = usePricesWithVat()
  const link = { className: styles.link, activeProps: { 'aria-current': 'page' as const } }
  return (
    <nav data-bar="" className={styles.bar} aria-label={frameTexts.shortcuts}>
      <Link to={paths.home} {...link} activeOptions={{ exact: true }}>
        <House aria-hidden="true" />
        {frameTexts.home}
      </Link>
      <Link to={paths.categories} {...link}>
        <LayoutGrid aria-hidden="true" />
        {frameTexts.departments}
      </Link>
      <Link to={paths.search} {...link} onClick={focusSearch}>
        <Search aria-hidden="true" />
        {frameTexts.search}
      </Link>
      <Link to={paths.lists} {...link}>
        <ListChecks aria-hidden="true" />
        {frameTexts.lists}
      </Link>
      <Link to={paths.cart} {...link} onClick={user ? undefined : (event) => void enterCart(event)}>
        <span className={styles.icon}>
          <ShoppingCart aria-hidden="true" />
          <span className={styles.badge}>
            <CountBadge count={count} />
          </span>
        </span>
        {cart && count > 0 && withVat ? (
          // The total of a cart with lines; hidden without VAT, because there is no space to label which of the two it
          // is.
          <span key="total" className={styles.total}>
            {euroText(cart.totalPrice)}
          </span>
        ) : (
          <span key="word" aria-hidden="true">
            {frameTexts.cart}
          </span>
        )}
        <VisuallyHidden>{frameTexts.cartWith({ count })}</VisuallyHidden>
      </Link>
    </nav>
  )
}
