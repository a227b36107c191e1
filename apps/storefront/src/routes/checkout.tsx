import { checkoutTexts } from '@cambusa/messages/it/checkout'
import { useQueryClient } from '@tanstack/react-query'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { flushCart } from '../features/cart/cart-outbox.ts'
import { CartSummary } from '../features/cart/cart-summary.tsx'
import { CartWishes } from '../features/cart/cart-wishes.tsx'
import { CustomerReference } from '../features/cart/customer-reference.tsx'
import { paymentTypesQuery } from '../features/checkout/checkout-api.ts'
import { CheckoutPage } from '../features/checkout/checkout-page.tsx'
import { CheckoutScreen } from '../features/checkout/checkout-screen.tsx'
import { GiftCodesPlace, preloadGiftCodes } from '../joins/gift-codes-place.tsx'
import { CardChoicePlace, preloadCardChoice } from '../joins/card-choice-place.tsx'
import { cartQuery } from '../lib/state/cart-query.ts'
import { currentOwner } from '../lib/state/shopping-scope.ts'

/** The screen is drawn whole: what comes later would move what one is about to press. */
export async function load({ queryClient }: LoadInput) {
  const code = Promise.allSettled([preloadGiftCodes(), preloadCardChoice()])
  const cart = await queryClient.ensureQueryData(cartQuery())
  if (cart.cartItems.length > 0) await queryClient.ensureQueryData(paymentTypesQuery(currentOwner(), cart))
  await code
}

/** /checkout: the order before its payment. */
export default function CheckoutRoute() {
  const client = useQueryClient()
  return (
    <CheckoutPage step="checkout" title={checkoutTexts.title} intro={checkoutTexts.intro}>
      {(cart) => (
        <CheckoutScreen
          cart={cart}
          flush={() => flushCart(client)}
          renderSummary={(next) => <CartSummary cart={cart} next={next} />}
          cards={<CardChoicePlace />}
          giftCodes={<GiftCodesPlace cart={cart} />}
          wishes={
            <>
              <CustomerReference cart={cart} />
              <CartWishes cart={cart} />
            </>
          }
        />
      )}
    </CheckoutPage>
  )
}
