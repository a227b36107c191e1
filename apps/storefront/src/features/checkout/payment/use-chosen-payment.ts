import type { Cart } from '@cambusa/contract/cart/cart'
import type { PaymentType } from '@cambusa/contract/orders/checkout'
import { useQuery } from '@tanstack/react-query'
import { useOwner } from '../../../lib/state/shopping-scope.ts'
import { chosenPaymentType, paymentTypesQuery } from '../checkout-api.ts'
import { useWishedPayment } from '../checkout-choices.ts'

/** The payment type that applies to a cart; undefined while it is unknown, or where there is none. */
export function useChosenPayment(cart: Cart): PaymentType | undefined {
  const wishedId = useWishedPayment(cart.cartId)
  const { data } = useQuery(paymentTypesQuery(useOwner(), cart))
  return chosenPaymentType(data?.paymentTypes, wishedId)
}
