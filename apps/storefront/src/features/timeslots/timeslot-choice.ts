import type { Timeslot, TimeslotDay } from '@cambusa/contract/timeslots'

/** How a slot is shown. `few`: it can be chosen, and few places are left. */
export type TimeslotState = 'selected' | 'available' | 'few' | 'unavailable'

/** From here on the shopper is told how many places are left. */
export const FEW_PLACES = 3

type Offer = Pick<Timeslot, 'selected' | 'active' | 'closedReason'>

/**
 * Slots with active below 1 cannot be chosen (specification §4), unless the place is this cart's own; closed ones not even
 * then.
 */
export function timeslotState({ selected, active, closedReason }: Offer): TimeslotState {
  if (closedReason !== null) return 'unavailable'
  if (selected) return 'selected'
  if (active < 1) return 'unavailable'
  return active <= FEW_PLACES ? 'few' : 'available'
}

export const canChoose = (slot: Offer): boolean => timeslotState(slot) !== 'unavailable'

export const hasFreeSlot = (day: Pick<TimeslotDay, 'timeslots'>): boolean => day.timeslots.some(canChoose)

/**
 * The day to show at first: that of the cart's slot, else the first with a free slot, else the first;
 * undefined when there is none.
 */
export function firstDay(days: readonly TimeslotDay[], cartDate: string | undefined): string | undefined {
  const day =
    days.find(({ selected }) => selected) ??
    days.find(({ dateIso }) => dateIso === cartDate) ??
    days.find(hasFreeSlot) ??
    days[0]
  return day?.dateIso
}

/** What the selector shows: closed days, and of the others the slots that can still be ordered for. */
export function shownDays(days: readonly TimeslotDay[], now: Date): TimeslotDay[] {
  return days
    .map((day) => ({
      ...day,
      timeslots: day.timeslots.filter(
        ({ selected, cutoffAt }) => selected || new Date(cutoffAt).getTime() > now.getTime(),
      ),
    }))
    .filter(({ timeslots, closedReason }) => timeslots.length > 0 || closedReason !== null)
}

/** Whether anything can be chosen at all. */
export const hasSlots = (days: readonly TimeslotDay[]): boolean =>
  days.some(({ timeslots }) => timeslots.length > 0)
