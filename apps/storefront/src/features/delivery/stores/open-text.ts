import type { OpenState } from '@cambusa/domain/delivery/store-hours'
import { addDaysIso, formatDayLong, romeDate } from '@cambusa/domain/time/dates'
import { storeHoursTexts as texts } from '@cambusa/messages/it/delivery/store-hours'
import { storeTexts } from '@cambusa/messages/it/delivery/store-locator'

/** Empty for today, 'domani', else 'lunedì 30 novembre'. */
function dayText(date: string, now: Date): string {
  const today = romeDate(now)
  if (date === today) return ''
  return date === addDaysIso(today, 1) ? texts.tomorrow : formatDayLong(date)
}

/** What one reads of a store at a glance: whether it is open, and until or from when. */
export function openText(state: OpenState, now: Date): string {
  if (state.kind === 'unknown') return texts.unknown
  if (state.kind === 'open')
    return state.until ? texts.openUntil({ time: state.until.time }) : texts.openAlways
  const { opens, holiday } = state
  const reason = state.reason || (holiday ? texts.holidays[holiday] : '')
  if (!opens) return reason ? texts.closedFor({ reason }) : texts.closed
  const day = dayText(opens.date, now)
  const text = texts.closedUntil({ day, time: opens.time })
  return reason && day !== '' ? storeTexts.because({ text, reason }) : text
}
