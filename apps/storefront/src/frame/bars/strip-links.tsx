import { Link } from '@tanstack/react-router'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { useHasCustomersPlaces } from '../../lib/session/user-store.ts'
import { paths } from '../../app/navigation/paths.ts'
import { personalised } from '../../lib/browser/page-marks.ts'
import styles from './service-bar.module.css'

/** Short links on wide screens, above the top bar. */
export function StripLinks() {
  const isCustomers = useHasCustomersPlaces()
  return (
    <nav {...personalised()} aria-label={frameTexts.shortcuts} className={styles.links}>
      <Link to={paths.search} search={{ promo: true }} className={styles.link}>
        {frameTexts.promotions}
      </Link>
      <Link to={paths.quickOrder} className={styles.link} aria-keyshortcuts="o">
        {frameTexts.quickOrder}
      </Link>
      {isCustomers && (
        <Link to={paths.orders} className={styles.link}>
          {frameTexts.titleOrders}
        </Link>
      )}
    </nav>
  )
}
