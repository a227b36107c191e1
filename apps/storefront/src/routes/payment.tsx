import { checkoutTexts } from '@cambusa/messages/it/checkout'
import { useQueryClient } from '@tanstack/react-query'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { flushCart } from '../features/cart/cart-outbox.ts'
import { CartSummary } from '../features/cart/cart-summary.tsx'
import { CheckoutPage } from '../features/checkout/checkout-page.tsx'
import { PaymentScreen } from '../features/checkout/payment-screen.tsx'
import { cartQuery } from '../lib/state/cart-query.ts'

export const load = ({ queryClient }: LoadInput) => void queryClient.prefetchQuery(cartQuery())

/** /payment: the prepared order and the button that buys it. */
export default function PaymentRoute() {
  const client = useQueryClient()
  return (
    <CheckoutPage step="payment" title={checkoutTexts.paymentTitle}>
      {(cart) => (
        <PaymentScreen
          cart={cart}
          flush={() => flushCart(client)}
          renderSummary={(next) => <CartSummary cart={cart} next={next} />}
        />
      )}
    </CheckoutPage>
  )
}
