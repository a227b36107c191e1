import type { Order } from '@cambusa/contract/orders/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '../app/navigation/paths.ts'
import type { LoadInput } from '../app/navigation/screen-input.ts'
import { flushCart } from '../features/cart/outbox/cart-outbox.ts'
import { CartSummary } from '../features/cart/summary/cart-summary.tsx'
import { ensureTill } from '../features/checkout/checkout-api.ts'
import { CheckoutPage } from '../features/checkout/checkout-page.tsx'
import { PaymentScreen } from '../features/checkout/payment/payment-screen.tsx'
import { BackToEditing } from '../features/orders/editing/back-to-editing.tsx'
import { chosenCard } from '../features/payment/chosen-card.ts'
import { ChosenCardLine } from '../features/payment/chosen-card-line.tsx'
import { OrderPayment } from '../features/payment/order-payment.tsx'
import { isForTheBank } from '../features/payment/payment-stage.ts'
import { usePayOrder, type PayOrder } from '../features/payment/use-pay-order.ts'

/** An existing order polls the state of its payment itself. */
export const load = ({ queryClient, search }: LoadInput) =>
  search.order_id === undefined ? ensureTill(queryClient) : undefined

/**
 * /payment: the prepared order and the button that buys it; with an order's id, the redirect to the bank and the
 * result.
 */
export default function PaymentRoute() {
  const { order_id: orderId } = useSearch({ strict: false })
  const pay = usePayOrder()
  return orderId === undefined ? (
    <CartPayment pay={pay} />
  ) : (
    <OrderPayment orderId={orderId} pay={pay} backToEditing={<BackToEditing orderId={orderId} />} />
  )
}

function CartPayment({ pay }: { pay: PayOrder }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const lead = async (order: Order) => {
    const { orderId } = order
    if (!isForTheBank(order)) {
      const params = { orderId: String(orderId) }
      return navigate({ to: paths.order, params, search: { placed: 1 }, replace: true })
    }
    pay.mutate({ order, ...(await chosenCard(client)) })
    return navigate({ to: paths.payment, search: { order_id: orderId }, replace: true })
  }
  return (
    <CheckoutPage step="payment">
      {(cart) => (
        <PaymentScreen
          cart={cart}
          flush={() => flushCart(client)}
          card={<ChosenCardLine />}
          onBought={lead}
          renderSummary={(next) => <CartSummary cart={cart} next={next} />}
        />
      )}
    </CheckoutPage>
  )
}
