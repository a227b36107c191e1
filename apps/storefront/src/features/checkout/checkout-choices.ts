import { create } from 'zustand'
import { keptState } from '../../lib/state/kept-state.ts'

/** No payment type and no cart has it. */
const NONE = 0

/** What is chosen at the till and lies in no cart; kept, so that a reload of /payment loses nothing. */
export const useCheckoutChoices = create(
  keptState(
    'cambusa.checkout',
    {
      /** How this shopper paid last, or wants to pay now. */
      paymentTypeId: NONE,
      /** The cart for which the age was declared. */
      ageDeclaredFor: NONE,
    },
    {},
  ),
)

export const choosePaymentType = (paymentTypeId: number): void =>
  void useCheckoutChoices.setState({ paymentTypeId })

export const declareAge = (cartId: number, isDeclared: boolean): void =>
  void useCheckoutChoices.setState({ ageDeclaredFor: isDeclared ? cartId : NONE })
