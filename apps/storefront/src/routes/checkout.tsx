import { useQueryClient } from '@tanstack/react-query'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { flushCart } from '../features/cart/outbox/cart-outbox.ts'
import { CartSummary } from '../features/cart/summary/cart-summary.tsx'
import { ensureTill } from '../features/checkout/checkout-api.ts'
import { CheckoutPage } from '../features/checkout/checkout-page.tsx'
import { CheckoutScreen } from '../features/checkout/checkout-screen.tsx'
import { GiftCodesPlace } from '../joins/gift-codes-place.tsx'
import { CardPickerPlace } from '../joins/card-picker-place.tsx'
import { WishesPlace } from '../joins/wishes-place.tsx'

export const load = ({ queryClient }: LoadInput) => ensureTill(queryClient)

/** /checkout: the order before its payment. */
export default function CheckoutRoute() {
  const client = useQueryClient()
  return (
    <CheckoutPage step="checkout">
      {(cart) => (
        <CheckoutScreen
          cart={cart}
          flush={() => flushCart(client)}
          renderSummary={(next) => <CartSummary cart={cart} next={next} />}
          cards={<CardPickerPlace />}
          giftCodes={<GiftCodesPlace cart={cart} />}
          wishes={<WishesPlace cart={cart} />}
        />
      )}
    </CheckoutPage>
  )
}
