import type { listTimeslots } from '@cambusa/contract/delivery/timeslots'
import type { QueryOf } from '@cambusa/contract/endpoint'
import { SERVICES } from '@cambusa/domain/delivery/delivery-service'

/** The parts of a cart that decide which slots are offered. */
interface SlotPlace {
  deliveryServiceId: number | null
  shippingAddress: object | null
  timeslot: object | null
}

/**
 * What is asked of the slots for a customer with an address but no slot, who is offered one; undefined where none is
 * offered. Without the library of queries: app/early/ asks for it before that is loaded.
 */
export function slotsAsked(cart: SlotPlace | undefined): QueryOf<typeof listTimeslots> | undefined {
  const { deliveryServiceId, shippingAddress, timeslot } = cart ?? {}
  if (!cart || shippingAddress === null || deliveryServiceId === null || timeslot !== null) return undefined
  return deliveryServiceId === SERVICES.locker ? { 'check-locker': true } : {}
}
