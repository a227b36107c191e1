import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import { romeInstant } from '@cambusa/domain/time/rome-instant'

const DAY_MS = 86_400_000

/** A day in Rome, and its end. */
export interface RomeDay {
  iso: string
  /** Days since 1970. */
  number: number
  fromMs: number
  untilMs: number
}

/** The day of an instant. Computing it takes microseconds, so the current one is passed along. */
export function romeDayOf(now: Date, known?: RomeDay): RomeDay {
  const nowMs = now.getTime()
  if (known !== undefined && nowMs >= known.fromMs && nowMs < known.untilMs) return known
  const iso = romeDate(now)
  return {
    iso,
    number: Date.parse(iso) / DAY_MS,
    fromMs: romeInstant(iso, '00:00').getTime(),
    untilMs: romeInstant(addDaysIso(iso, 1), '00:00').getTime(),
  }
}
