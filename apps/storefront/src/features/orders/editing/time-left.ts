import { formatDateTime } from '@cambusa/domain/time/dates'
import { editingTexts } from '@cambusa/messages/it/orders/editing'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
/** With more time left the day and hour say more than a number of hours. */
const LONG_HOURS = 24

/** The time left to edit an order: 'ancora 2 h 10 min', or until when where that is tomorrow or later. */
export function timeLeftText(until: Date, now: Date): string {
  const left = Math.floor((until.getTime() - now.getTime()) / MINUTE_MS)
  if (left < 1) return editingTexts.leftLess
  const hours = Math.floor(left / HOUR_MINUTES)
  if (hours >= LONG_HOURS) return editingTexts.until({ when: formatDateTime(until) })
  return editingTexts.left({ hours, minutes: left % HOUR_MINUTES })
}
