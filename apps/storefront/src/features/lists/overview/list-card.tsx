import type { ListSummary } from '@cambusa/contract/lists/list-parts'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { myListsTexts } from '@cambusa/messages/it/lists/my-lists'
import { standingOrderTexts } from '@cambusa/messages/it/lists/standing-orders'
import { Link } from '@tanstack/react-router'
import { CalendarClock, ChevronRight, History, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { Badge } from '../../../ui/product/badge.tsx'
import { USUAL } from '../usual/usual.ts'
import styles from './list-card.module.css'

interface ListCardProps {
  list: ListSummary
  /** The button that puts all of it into the cart. */
  act: ReactNode
}

/** The list that the shop makes of the customer's orders. */
export const UsualCard = () => (
  <li className={styles.card}>
    <History aria-hidden="true" className={styles.icon} />
    <div className={styles.words}>
      <h3 className={styles.name}>
        <Link to={paths.list} params={{ listId: USUAL }} className={styles.link}>
          {myListsTexts.usual}
        </Link>
      </h3>
      <p className={styles.soft}>{myListsTexts.usualText}</p>
    </div>
    <ChevronRight aria-hidden="true" className={styles.chevron} />
  </li>
)

/** A list among the others: the whole card is a link to it. */
export const ListCard = ({ list, act }: ListCardProps) => (
  <li className={styles.card}>
    <div className={styles.words}>
      <h3 className={styles.name}>
        <Link to={paths.list} params={{ listId: String(list.listId) }} className={styles.link}>
          {list.name}
        </Link>
      </h3>
      <p className={styles.soft}>
        {[
          myListsTexts.count({ count: list.itemCount }),
          !list.isOwn && myListsTexts.sharedBy({ name: list.ownerName }),
          myListsTexts.changed({ day: formatDay(romeDate(new Date(list.updatedAt))) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
    {list.standingOrder && (
      <Badge
        tone={list.standingOrder.isPaused ? 'neutral' : 'good'}
        icon={<CalendarClock aria-hidden="true" />}
      >
        {list.standingOrder.isPaused
          ? standingOrderTexts.paused
          : standingOrderTexts.days({ weekdays: list.standingOrder.weekdays })}
      </Badge>
    )}
    {list.isOwn && list.isShared && (
      <Badge tone="primary" icon={<Users aria-hidden="true" />}>
        {myListsTexts.isShared}
      </Badge>
    )}
    {act && <div className={styles.act}>{act}</div>}
    <ChevronRight aria-hidden="true" className={styles.chevron} />
  </li>
)
