import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/navigation/paths.ts'
import { Steps } from '../../ui/layout/steps.tsx'

export type CheckoutStep = 'checkout' | 'payment'

const cart = { key: 'cart', content: <Link to={paths.cart}>{checkoutTexts.stepCart}</Link> }
const checkout = { key: 'checkout', content: checkoutTexts.stepCheckout }
const payment = { key: 'payment', content: checkoutTexts.stepPayment }
const backToCheckout = {
  ...checkout,
  content: <Link to={paths.checkout}>{checkoutTexts.stepCheckout}</Link>,
}

/** The steps from the cart to the order; earlier steps are links. */
export const CheckoutSteps = ({ step }: { step: CheckoutStep }) => (
  <nav aria-label={checkoutTexts.steps}>
    <Steps
      label={checkoutTexts.steps}
      items={[cart, step === 'payment' ? backToCheckout : checkout, payment]}
      current={step}
    />
  </nav>
)
