import { addDaysIso, romeDate, romeTime } from '../time/dates.ts'

const MINUTE_MS = 60_000
/** From here on the minutes are counted down. */
const SOON_MINUTES = 60

/** A day as it is spoken of: today and tomorrow by their names, others by their date. */
export type NamedDay = 'today' | 'tomorrow' | { dateIso: string }

/**
 * Until when one orders for a slot: by a time of a day; in the last hour so many minutes more; not any more. Days and
 * times are those of Rome.
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

/** How a day is spoken of now. */
export function namedDay(dateIso: string, now: Date): NamedDay {
  const today = romeDate(now)
  if (dateIso === today) return 'today'
  return dateIso === addDaysIso(today, 1) ? 'tomorrow' : { dateIso }
}

/** Until when one orders for a slot. The last moment itself is too late, as it is for the server (isBookable). */
export function slotDeadline({ date, cutoffAt }: OrderedUntil, now: Date): SlotDeadline {
  const leftMs = cutoffAt.getTime() - now.getTime()
  if (leftMs <= 0) return { state: 'over' }
  const slotDay = namedDay(date, now)
  // Rounded down, so that nobody counts on a minute that is not there; the last one is still one.
  if (leftMs <= SOON_MINUTES * MINUTE_MS)
    return { state: 'soon', minutes: Math.max(1, Math.floor(leftMs / MINUTE_MS)), slotDay }
  return { state: 'open', day: namedDay(romeDate(cutoffAt), now), time: romeTime(cutoffAt), slotDay }
}

interface Offered {
  /** Free places. */
  active: number
  cutoffAt: string
  /** Why nobody can choose it. */
  closedReason: string | null
  /** The one that this customer always takes. */
  usual: boolean
}

/** The slot to speak of to who has chosen none: the usual one, else the one whose last moment comes first. */
export function slotToOffer<Slot extends Offered>(slots: readonly Slot[], now: Date): Slot | undefined {
  const free = slots.filter(
    ({ active, cutoffAt, closedReason }) =>
      closedReason === null && active > 0 && Date.parse(cutoffAt) > now.getTime(),
  )
  const nearest = free.toSorted((a, b) => Date.parse(a.cutoffAt) - Date.parse(b.cutoffAt))
  return nearest.find(({ usual }) => usual) ?? nearest[0]
}
