const DAYS = 7

/** 1 Monday to 7 Sunday of yyyy-MM-dd. */
export function isoWeekday(dateIso: string): number {
  return new Date(`${dateIso}T00:00:00Z`).getUTCDay() || DAYS
}

/** Whether a slot is the one that its customer has proposed to every new cart; times HH:mm. */
export function isUsualTimeslot(
  usual: { weekday: number; beginTime: string } | null,
  slot: { date: string; beginTime: string },
): boolean {
  return usual !== null && usual.weekday === isoWeekday(slot.date) && usual.beginTime === slot.beginTime
}
