import { formatDayLong, romeDate, romeTime } from '@cambusa/domain/time/dates'
import { minutesLeft } from '@cambusa/domain/time/minutes-left'
import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { Clock } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useNow } from '../../lib/browser/use-now.ts'
import styles from './payment.module.css'

const HOUR_MINUTES = 60
const TICK_MS = 5000

/** The deadline of a payment in words; `isOver` after it. */
export function deadlineWords(payBy: string, now: Date, isTransfer = false) {
  const until = new Date(payBy)
  if (until <= now) return { isOver: true, text: paymentTexts.deadlineOver }
  const time = romeTime(until)
  if (isTransfer) {
    const day = formatDayLong(romeDate(until))
    return { isOver: false, text: paymentTexts.transferUntil({ day, time }) }
  }
  if (romeDate(until) !== romeDate(now)) {
    const day = formatDayLong(romeDate(until))
    return { isOver: false, text: paymentTexts.deadlineOn({ day, time }) }
  }
  const minutes = minutesLeft(until, now)
  const rest = minutes < HOUR_MINUTES ? `, ${paymentTexts.deadlineLeft({ minutes })}` : ''
  return { isOver: false, text: `${paymentTexts.deadlineToday({ time })}${rest}.` }
}

interface DeadlineProps {
  payBy: string
  isTransfer?: boolean
  /** Called when the deadline passes while it is on screen. */
  onOver?: (() => void) | undefined
}

/** The deadline of a payment, updated as time passes. */
export function Deadline({ payBy, isTransfer, onOver }: DeadlineProps) {
  const { isOver, text } = deadlineWords(payBy, useNow(TICK_MS), isTransfer)
  const tellOver = useEffectEvent(() => onOver?.())
  useEffect(() => {
    // Called once: the component is usually removed as a result.
    if (isOver) tellOver()
  }, [isOver])
  return (
    <p className={styles.deadline}>
      <Clock aria-hidden="true" />
      <span>{text}</span>
    </p>
  )
}
