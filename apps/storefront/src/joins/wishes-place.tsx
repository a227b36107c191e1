import type { Cart } from '@cambusa/contract/cart/cart'
import { CartWishes } from '../features/cart/wishes/cart-wishes.tsx'
import { CustomerReference } from '../features/cart/wishes/customer-reference.tsx'
import { useChosenPayment } from '../features/checkout/payment/use-chosen-payment.ts'

/** What the shopper says of the whole order at the till, where the way to pay may already have decided on the invoice. */
export function WishesPlace({ cart }: { cart: Cart }) {
  const payment = useChosenPayment(cart)
  return (
    <>
      <CustomerReference cart={cart} />
      <CartWishes cart={cart} needsInvoice={payment?.needsInvoice === true} />
    </>
  )
}
