const DAYS = 7

/** 1 Monday to 7 Sunday of yyyy-MM-dd. */
export function isoWeekday(dateIso: string): number {
  return new Date(`${dateIso}T00:00:00Z`).getUTCDay() || DAYS
}

/** A weekly slot: 1 Monday to 7 Sunday, HH:mm. */
export interface WeeklySlot {
  weekday: number
  beginTime: string
}

/** Number of orders from which a slot is a habit. */
const LEAST_TIMES = 2

/** The most frequent slot of past orders (given latest first); of equals the latest. null: no habit. */
export function habitualSlot(past: readonly WeeklySlot[]): WeeklySlot | null {
  const isSame = (a: WeeklySlot, b: WeeklySlot) => a.weekday === b.weekday && a.beginTime === b.beginTime
  const counted = past.map((slot) => ({ slot, times: past.filter((other) => isSame(slot, other)).length }))
  const [best] = counted.toSorted((a, b) => b.times - a.times)
  return best && best.times >= LEAST_TIMES ? best.slot : null
}

/** Whether a slot is the one proposed to its customer with every new cart; times HH:mm. */
export function isUsualTimeslot(
  usual: WeeklySlot | null,
  slot: { date: string; beginTime: string },
): boolean {
  return usual !== null && usual.weekday === isoWeekday(slot.date) && usual.beginTime === slot.beginTime
}
