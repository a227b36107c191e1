import type { Cart } from '@cambusa/contract/cart/cart'
import { CartWishes } from '../features/cart/wishes/cart-wishes.tsx'
import { CustomerReference } from '../features/cart/wishes/customer-reference.tsx'
import { useChosenPayment } from '../features/checkout/payment/use-chosen-payment.ts'

/** The settings of the whole order in the checkout, where the payment type may require an invoice. */
export function WishesPlace({ cart }: { cart: Cart }) {
  const payment = useChosenPayment(cart)
  return (
    <>
      <CustomerReference cart={cart} />
      <CartWishes cart={cart} needsInvoice={payment?.needsInvoice === true} />
    </>
  )
}
