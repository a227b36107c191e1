import type { Cart } from '@cambusa/contract/cart/cart'
import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { declareAge, useCheckoutChoices } from './checkout-choices.ts'
import { requiredAge } from './readiness/order-readiness.ts'
import { AGE_ID } from './readiness/use-way-out-act.ts'

export const useIsAgeDeclared = (cartId: number | undefined): boolean =>
  useCheckoutChoices(({ ageDeclaredFor }) => cartId !== undefined && ageDeclaredFor === cartId)

/** The declaration of age, shown where a line of the cart requires it (specification §17). */
export function AgeDeclaration({ cart }: { cart: Cart }) {
  const age = requiredAge(cart)
  const isDeclared = useIsAgeDeclared(cart.cartId)
  if (age === undefined) return null
  return (
    <Checkbox
      id={AGE_ID}
      label={checkoutTexts.age({ age })}
      hint={checkoutTexts.ageText({ age })}
      checked={isDeclared}
      onChange={(event) => declareAge(cart.cartId, event.target.checked)}
    />
  )
}
