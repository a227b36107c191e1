import type { Cart } from '@cambusa/contract/cart'
import { formatEuro, toCents } from '@cambusa/domain/money/money'
import { cartTexts } from '@cambusa/messages/it/cart'
import { StickyAmount, StickyBar } from '../../ui/layout/sticky-bar.tsx'
import { NextStepButton } from './next-step-button.tsx'

/** The next step of the cart's page. A button that does not move says why above it, not only further up the page. */
export function CartNextBar({ cart }: { cart: Cart }) {
  const missingCents = toCents(cart.missingToMinimum)
  return (
    <StickyBar
      above={missingCents > 0 && cartTexts.missing({ missing: formatEuro(missingCents) })}
      what={<StickyAmount label={cartTexts.total} amount={formatEuro(toCents(cart.totalPrice))} />}
    >
      <NextStepButton cart={cart} />
    </StickyBar>
  )
}
