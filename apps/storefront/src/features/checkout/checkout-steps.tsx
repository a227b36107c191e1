import { checkoutTexts } from '@cambusa/messages/it/checkout'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import styles from './checkout-page.module.css'

export type CheckoutStep = 'checkout' | 'payment'

const steps = [
  { key: 'cart', label: checkoutTexts.stepCart, to: paths.cart },
  { key: 'checkout', label: checkoutTexts.stepCheckout, to: paths.checkout },
  { key: 'payment', label: checkoutTexts.stepPayment, to: undefined },
] as const

/** Where one is between the cart and the order; the steps before lead back. */
export function CheckoutSteps({ step }: { step: CheckoutStep }) {
  const current = steps.findIndex(({ key }) => key === step)
  return (
    <nav aria-label={checkoutTexts.steps}>
      <ol className={styles.steps}>
        {steps.map(({ key, label, to }, index) => (
          <li key={key} className={styles.step} aria-current={index === current ? 'step' : undefined}>
            {to && index < current ? <Link to={to}>{label}</Link> : label}
          </li>
        ))}
      </ol>
    </nav>
  )
}
