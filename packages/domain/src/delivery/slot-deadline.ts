import { addDaysIso, romeDate, romeTime } from '../time/dates.ts'

const MINUTE_MS = 60_000
/** From this time before the cut-off the minutes are counted down. */
const SOON_MINUTES = 60

/** A day in everyday words: today and tomorrow by name, others by date. */
export type NamedDay = 'today' | 'tomorrow' | { dateIso: string }

/**
 * The deadline for ordering for a slot: a time of a day; in the last hour the minutes left; or over. Days and times in
 * Rome.
 */
export type SlotDeadline =
  | { state: 'open'; day: NamedDay; time: string; slotDay: NamedDay }
  | { state: 'soon'; minutes: number; slotDay: NamedDay }
  | { state: 'over' }

interface OrderedUntil {
  /** Of the slot, yyyy-MM-dd. */
  date: string
  cutoffAt: Date
}

/** The name of a day at a given moment. */
export function namedDay(dateIso: string, now: Date): NamedDay {
  const today = romeDate(now)
  if (dateIso === today) return 'today'
  return dateIso === addDaysIso(today, 1) ? 'tomorrow' : { dateIso }
}

/** The deadline for ordering for a slot. The cut-off itself is too late, as for the server (isBookable). */
export function slotDeadline({ date, cutoffAt }: OrderedUntil, now: Date): SlotDeadline {
  const leftMs = cutoffAt.getTime() - now.getTime()
  if (leftMs <= 0) return { state: 'over' }
  const slotDay = namedDay(date, now)
  // Rounded down, so that no minute is missing in the end; the last one stays one.
  if (leftMs <= SOON_MINUTES * MINUTE_MS)
    return { state: 'soon', minutes: Math.max(1, Math.floor(leftMs / MINUTE_MS)), slotDay }
  return { state: 'open', day: namedDay(romeDate(cutoffAt), now), time: romeTime(cutoffAt), slotDay }
}

interface Offered {
  /** Free capacity. */
  active: number
  cutoffAt: string
  /** Why nobody can choose it. */
  closedReason: string | null
  /** This customer's usual slot. */
  usual: boolean
}

/** The slot to offer when none is chosen: the usual one, else the one with the next cut-off. */
export function slotToOffer<Slot extends Offered>(slots: readonly Slot[], now: Date): Slot | undefined {
  const free = slots.filter(
    ({ active, cutoffAt, closedReason }) =>
      closedReason === null && active > 0 && Date.parse(cutoffAt) > now.getTime(),
  )
  const nearest = free.toSorted((a, b) => Date.parse(a.cutoffAt) - Date.parse(b.cutoffAt))
  return nearest.find(({ usual }) => usual) ?? nearest[0]
}
