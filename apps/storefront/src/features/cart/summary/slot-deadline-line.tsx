import { CalendarClock } from 'lucide-react'
import { useSlotDeadline } from '../../../lib/state/slot-deadline.ts'
import styles from './slot-deadline-line.module.css'

/** The deadline to order, above the next step; nothing before an address is chosen. */
export function SlotDeadlineLine() {
  const deadline = useSlotDeadline()
  if (!deadline) return null
  return (
    <p className={styles.line} data-urgent={deadline.isUrgent || undefined}>
      <CalendarClock aria-hidden="true" />
      {deadline.full}
    </p>
  )
}
