import { checkoutTexts } from '@cambusa/messages/it/checkout/checkout'
import { Lock } from 'lucide-react'
import styles from './lock-notice.module.css'

/** From here on the remaining minutes have the colour of a warning. */
const SOON_MINUTES = 3

/** The time until which prices, stock and slot are reserved for this order. */
export const LockNotice = ({ until, minutes }: { until: string; minutes: number }) => (
  <p className={styles.notice} data-soon={minutes <= SOON_MINUTES || undefined}>
    <Lock aria-hidden="true" />
    <span>
      {checkoutTexts.lockedUntil({ time: until })} <strong>{checkoutTexts.lockedLeft({ minutes })}</strong>
    </span>
  </p>
)
