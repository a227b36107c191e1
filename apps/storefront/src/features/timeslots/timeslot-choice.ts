import type { Timeslot, TimeslotDay } from '@cambusa/contract/delivery/timeslots'
import { deliveryFeeCents } from '@cambusa/domain/delivery/delivery-fee'
import { toCents } from '@cambusa/domain/money/money'

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

/** What delivery in a slot costs a cart; an empty one as if something were in it. */
export function slotFeeCents(
  { fee }: Pick<Timeslot, 'fee'>,
  { itemsTotal, freeDeliveryFrom }: { itemsTotal: number; freeDeliveryFrom: number | null },
): number {
  const service = {
    feeCents: toCents(fee),
    freeFromCents: freeDeliveryFrom === null ? null : toCents(freeDeliveryFrom),
  }
  return deliveryFeeCents(service, Math.max(1, toCents(itemsTotal)))
}

/** The customer's usual slot, the next one that can be chosen; none while another is chosen already. */
export function usualOffer(days: readonly TimeslotDay[]): Timeslot | undefined {
  const slots = days.flatMap(({ timeslots }) => timeslots)
  return slots.some(({ selected }) => selected)
    ? undefined
    : slots.find((slot) => slot.usual && canChoose(slot))
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
