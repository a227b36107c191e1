import { create } from 'zustand'
import { keptState } from '../../lib/state/kept-state.ts'

/** No payment type and no cart has it. */
const NONE = 0

/** What is chosen at the till and lies in no cart; kept, so that a reload of /payment loses nothing. */
export const useCheckoutChoices = create(
  keptState(
    'cambusa.checkout',
    {
      /** How the cart that is named beside it shall be paid; of any other the shop proposes it. */
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

/** The payment type that was chosen for a cart; null: none yet. */
export const useWishedPayment = (cartId: number): number | null =>
  useCheckoutChoices(({ paymentTypeId, paymentChosenFor }) =>
    paymentChosenFor === cartId && paymentTypeId !== NONE ? paymentTypeId : null,
  )

export const declareAge = (cartId: number, isDeclared: boolean): void =>
  void useCheckoutChoices.setState({ ageDeclaredFor: isDeclared ? cartId : NONE })
