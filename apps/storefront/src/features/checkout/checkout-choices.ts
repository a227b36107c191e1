import { create } from 'zustand'
import { keptState } from '../../lib/state/kept-state.ts'

/** An id that no payment type and no cart has. */
const NONE = 0

/** Checkout choices that the cart does not store; kept, so that a reload of /payment loses nothing. */
export const useCheckoutChoices = create(
  keptState(
    'cambusa.checkout',
    {
      /** The payment type for the cart named beside it; for any other cart the shop proposes one. */
      paymentTypeId: NONE,
      paymentChosenFor: NONE,
      /** The cart for which the age was declared. */
      ageDeclaredFor: NONE,
    },
    {},
  ),
)

export const choosePaymentType = (paymentChosenFor: number, paymentTypeId: number): void =>
  void useCheckoutChoices.setState({ paymentTypeId, paymentChosenFor })

/** The chosen payment type of a cart; null: none yet. */
export const useWishedPayment = (cartId: number): number | null =>
  useCheckoutChoices(({ paymentTypeId, paymentChosenFor }) =>
    paymentChosenFor === cartId && paymentTypeId !== NONE ? paymentTypeId : null,
  )

export const declareAge = (cartId: number, isDeclared: boolean): void =>
  void useCheckoutChoices.setState({ ageDeclaredFor: isDeclared ? cartId : NONE })
