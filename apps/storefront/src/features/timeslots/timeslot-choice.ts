import type { Timeslot, TimeslotDay } from '@cambusa/contract/delivery/timeslots'
import { deliveryFeeCents } from '@cambusa/domain/delivery/delivery-fee'
import { toCents } from '@cambusa/domain/money/money'

/** The display state of a slot. `few`: it can be chosen, and little capacity is left. */
export type TimeslotState = 'selected' | 'available' | 'few' | 'unavailable'

/** From here on the free capacity is shown. */
export const FEW_PLACES = 3

type Offer = Pick<Timeslot, 'selected' | 'active' | 'closedReason'>

/**
 * Slots with active below 1 cannot be chosen (specification §4), except the one that this cart holds; closed ones
 * cannot be chosen at all.
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
 * The day shown at first: that of the cart's slot, else the first with a free slot, else the first; undefined for an
 * empty list.
 */
export function firstDay(days: readonly TimeslotDay[], cartDate: string | undefined): string | undefined {
  const day =
    days.find(({ selected }) => selected) ??
    days.find(({ dateIso }) => dateIso === cartDate) ??
    days.find(hasFreeSlot) ??
    days[0]
  return day?.dateIso
}

/** The delivery fee of a cart in a slot; for an empty cart as if it had a line. */
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

/** The next free slot at the customer's usual time; undefined once a slot is chosen. */
export function usualOffer(days: readonly TimeslotDay[]): Timeslot | undefined {
  const slots = days.flatMap(({ timeslots }) => timeslots)
  return slots.some(({ selected }) => selected)
    ? undefined
    : slots.find((slot) => slot.usual && canChoose(slot))
}

/** The days of the selector: closed ones, and the others with the slots that still accept orders. */
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

/** Whether any slot can be chosen. */
export const hasSlots = (days: readonly TimeslotDay[]): boolean =>
  days.some(({ timeslots }) => timeslots.length > 0)
