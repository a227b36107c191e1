import { euroText, formatEuro } from '@cambusa/domain/money/money'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { useQuery } from '@tanstack/react-query'
import { CheckCheck, ShoppingCart } from 'lucide-react'
import { paths } from '../../../app/navigation/paths.ts'
import { useCartQuery } from '../../../lib/state/cart-query.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { StickyAmount, StickyBar } from '../../../ui/layout/sticky-bar.tsx'
import { acceptAll } from '../pad/pad-actions.ts'
import { ADD_ALL_ID } from '../pad/pad-focus.ts'
import type { PadTotals } from './pad-totals.ts'
import styles from './pad-summary.module.css'

interface PadBarProps {
  totals: PadTotals
  /** The last run added something. */
  isAdded: boolean
  onAddAll: () => void
}

/** What the pad's bar offers: to accept the proposals, to add what is ready, or, once it is added, the cart. */
export function PadBar({ totals, isAdded, onAddAll }: PadBarProps) {
  const { data: cart } = useQuery(useCartQuery())
  const { ready, proposals, doubtful, unknown } = totals
  const cost = cart ? euroText(cart.totalPrice) : ''
  return (
    <StickyBar
      what={
        ready > 0 && <StickyAmount label={quickOrderTexts.totalShort} amount={formatEuro(totals.cents)} />
      }
    >
      <div className={styles.settle}>
        {proposals > 0 && (
          <Button wide icon={<CheckCheck />} onClick={acceptAll}>
            {quickOrderTexts.acceptAll({ count: proposals })}
          </Button>
        )}
        {ready > 0 && (
          <Button id={ADD_ALL_ID} wide look="action" size="large" icon={<ShoppingCart />} onClick={onAddAll}>
            {doubtful + unknown > 0 ? quickOrderTexts.addAllCount({ count: ready }) : quickOrderTexts.addAll}
          </Button>
        )}
        {ready === 0 && isAdded && (
          <LinkButton to={paths.cart} look="action" size="large" icon={<ShoppingCart />} wide>
            {quickOrderTexts.goToCart({ cost })}
          </LinkButton>
        )}
      </div>
    </StickyBar>
  )
}
