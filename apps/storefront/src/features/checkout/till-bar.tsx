import type { Cart } from '@cambusa/contract/cart/cart'
import { euroText } from '@cambusa/domain/money/money'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import type { ReactNode } from 'react'
import { StickyAmount, StickyBar } from '../../ui/layout/sticky-bar.tsx'

interface TillBarProps {
  cart: Pick<Cart, 'totalPrice'>
  /** A line above the amount, shown only while the bar is fixed. */
  above?: ReactNode
  /** The button of the next step. */
  children: ReactNode
}

/** The next step of the checkout, with the amount to pay. */
export const TillBar = ({ cart, above, children }: TillBarProps) => (
  <StickyBar above={above} what={<StickyAmount label={cartTexts.total} amount={euroText(cart.totalPrice)} />}>
    {children}
  </StickyBar>
)
