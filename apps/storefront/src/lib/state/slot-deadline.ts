import { listTimeslots } from '@cambusa/contract/delivery/timeslots'
import { SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { slotToOffer } from '@cambusa/domain/delivery/slot-deadline'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { ownKey } from '../api/query-keys.ts'
import { useNow } from '../browser/use-now.ts'
import { deadlineText, type DeadlineText } from '../format/timeslot-text.ts'
import { useCartQuery } from './cart-query.ts'
import { useOwner } from './shopping-scope.ts'

/** Often enough for minutes. */
const TICK_MS = 15_000
/** Places go and last moments pass: what is only spoken of is asked anew so often. */
const OFFER_KEPT_MS = 5 * 60_000

/**
 * Until when to order: for the slot of the cart, else for the one that a customer who has chosen where but not when would
 * take. null: nothing to say; undefined: not known yet.
 */
export function useSlotDeadline(): DeadlineText | null | undefined {
  const owner = useOwner()
  const now = useNow(TICK_MS)
  const { data: cart } = useQuery(useCartQuery())
  const isToOffer =
    cart !== undefined &&
    cart.shippingAddress !== null &&
    cart.deliveryServiceId !== null &&
    cart.timeslot === null
  const place = cart && [cart.deliveryServiceId, cart.shippingAddress?.addressId, cart.warehouse.warehouseId]
  const { data: slots, isLoading } = useQuery({
    queryKey: ownKey(owner, 'slot-to-offer', place),
    queryFn: async ({ signal }) => {
      const query = cart?.deliveryServiceId === SERVICES.locker ? { 'check-locker': true } : {}
      const { days } = await call(listTimeslots, { query, signal, background: true })
      return days.flatMap(({ timeslots }) => timeslots)
    },
    enabled: isToOffer,
    staleTime: OFFER_KEPT_MS,
    refetchInterval: OFFER_KEPT_MS,
    retry: false,
  })
  if (cart?.timeslot) return deadlineText(cart.timeslot, now)
  if (!isToOffer) return null
  const slot = slotToOffer(slots ?? [], now)
  if (slot) return deadlineText(slot, now)
  return isLoading ? undefined : null
}
