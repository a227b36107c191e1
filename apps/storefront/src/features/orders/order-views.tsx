import { deliveryPointTexts } from '@cambusa/messages/it/orders/delivery-points'
import { Link } from '@tanstack/react-router'
import { CalendarDays, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import styles from './order-views.module.css'
import type { OrderSearch } from './order-search.ts'

/** The two views of the orders, kept in the address: by date, and by where they went. */
export function OrderViews({ search: { from, to } }: { search: OrderSearch }) {
  const link = (target: OrderSearch['view'], icon: ReactNode, label: string) => (
    <li>
      <Link
        to={paths.orders}
        search={{ view: target, from, to }}
        className={styles.view}
        activeOptions={{ includeSearch: true, explicitUndefined: true }}
      >
        {icon}
        {label}
      </Link>
    </li>
  )
  return (
    <nav aria-label={deliveryPointTexts.views}>
      <ul className={styles.views}>
        {link(undefined, <CalendarDays aria-hidden="true" />, deliveryPointTexts.byDate)}
        {link('points', <MapPin aria-hidden="true" />, deliveryPointTexts.byPoint)}
      </ul>
    </nav>
  )
}
