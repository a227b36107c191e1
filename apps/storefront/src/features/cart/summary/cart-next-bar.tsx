import type { Cart } from '@cambusa/contract/cart/cart'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { StickyAmount, StickyBar } from '../../../ui/layout/sticky-bar.tsx'
import { CartTotal } from './cart-total.tsx'
import { NextStepButton } from './next-step-button.tsx'
import { thresholdText } from './threshold-of.ts'

/**
 * The next step of the cart page. Where its button is blocked, the reason is shown above it, not only further up the
 * page.
 */
export const CartNextBar = ({ cart }: { cart: Cart }) => (
  <StickyBar
    above={thresholdText(cart)}
    what={<StickyAmount label={cartTexts.total} amount={<CartTotal cart={cart} />} />}
  >
    <NextStepButton cart={cart} />
  </StickyBar>
)
