import type { Timeslot, TimeslotDay } from '@cambusa/contract/timeslots'

/** How a slot is shown. `few`: it can be chosen, and few places are left. */
export type TimeslotState = 'selected' | 'available' | 'few' | 'unavailable'

/** From here on the shopper is told how many places are left. */
export const FEW_PLACES = 3

/** Slots with active below 1 cannot be chosen (specification §4), unless the place is this cart's own. */
export function timeslotState({ selected, active }: Pick<Timeslot, 'selected' | 'active'>): TimeslotState {
  if (selected) return 'selected'
  if (active < 1) return 'unavailable'
  return active <= FEW_PLACES ? 'few' : 'available'
}

export const canChoose = (slot: Pick<Timeslot, 'selected' | 'active'>): boolean =>
  timeslotState(slot) !== 'unavailable'

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

/** Whether anything can be chosen at all. */
export const hasSlots = (days: readonly TimeslotDay[]): boolean =>
  days.some(({ timeslots }) => timeslots.length > 0)
