import { HOLDER } from '@cambusa/domain/people/company-roles'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { deliveryPointTexts } from '@cambusa/messages/it/orders/delivery-points'
import { Link } from '@tanstack/react-router'
import { CalendarDays, MapPin, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUser } from '../../lib/session/user-store.ts'
import { paths } from '../../app/navigation/paths.ts'
import styles from '../../ui/buttons/link-chips.module.css'
import type { OrderSearch } from './order-search.ts'

/** The views of the orders, kept in the address: by date, by where they went, for holders with those of colleagues. */
export function OrderViews({ search: { from, to } }: { search: OrderSearch }) {
  const isHolder = useUser()?.companyRole === HOLDER
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
        {isHolder && link('colleagues', <UsersRound aria-hidden="true" />, orderTexts.withColleagues)}
      </ul>
    </nav>
  )
}
