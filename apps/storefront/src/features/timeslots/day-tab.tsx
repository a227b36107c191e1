import type { TimeslotDay } from '@cambusa/contract/delivery/timeslots'
import { timeslotTabLabel } from '@cambusa/domain/delivery/timeslot'
import { timeslotTexts } from '@cambusa/messages/it/delivery/timeslots'
import { useEffect, useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './day-tab.module.css'
import { hasFreeSlot } from './timeslot-choice.ts'

interface DayTabProps {
  day: TimeslotDay
  now: Date
  isOpen: boolean
}

/**
 * The label of a day's tab: OGGI or the weekday, the number, the month (specification §2); whether it is full or
 * closed.
 */
export function DayTab({ day, now, isOpen }: DayTabProps) {
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // A selected day far to the right would otherwise be out of view.
    if (isOpen) element.current?.closest('[role=tab]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [isOpen])
  const { isToday, weekday, day: number, month } = timeslotTabLabel(day.dateIso, now)
  const isFull = !hasFreeSlot(day)
  return (
    <span ref={element} className={classNames(styles.day, isFull && styles.full)}>
      <span className={styles.weekday}>{isToday ? timeslotTexts.today : weekday}</span>{' '}
      <span className={styles.number}>{number}</span> <span className={styles.month}>{month}</span>
      {isFull && (
        <span className={styles.state}>
          {day.closedReason === null ? timeslotTexts.full : timeslotTexts.closed}
        </span>
      )}
    </span>
  )
}
