import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { localStore } from '../../lib/browser/storage.ts'

interface CheckoutChoices {
  /** How this shopper paid last, or wants to pay now. */
  paymentTypeId: number | null
  /** The cart for which the age was declared. */
  ageDeclaredFor: number | null
}

/** What is chosen at the till and lies in no cart; kept, so that a reload of /payment loses nothing. */
export const useCheckoutChoices = create<CheckoutChoices>()(
  persist((): CheckoutChoices => ({ paymentTypeId: null, ageDeclaredFor: null }), {
    name: 'cambusa.checkout',
    version: 1,
    storage: createJSONStorage(() => ({
      getItem: localStore.get,
      setItem: localStore.set,
      removeItem: localStore.remove,
    })),
  }),
)

export const choosePaymentType = (paymentTypeId: number): void =>
  void useCheckoutChoices.setState({ paymentTypeId })

export const declareAge = (cartId: number, isDeclared: boolean): void =>
  void useCheckoutChoices.setState({ ageDeclaredFor: isDeclared ? cartId : null })
