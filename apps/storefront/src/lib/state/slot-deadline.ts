import { listTimeslots } from '@cambusa/contract/delivery/timeslots'
import { slotToOffer } from '@cambusa/domain/delivery/slot-deadline'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { ownKey } from '../api/query-keys.ts'
import { useNow } from '../browser/use-now.ts'
import { deadlineText, type DeadlineText } from '../format/timeslot-text.ts'
import { useCartQuery } from './cart-query.ts'
import { useOwner } from './shopping-scope.ts'
import { slotsAsked } from './slots-to-offer.ts'

/** Often enough for a text in minutes. */
const TICK_MS = 15_000
/** How often slots not yet chosen are fetched again, because their capacity and cut-off change. */
const OFFER_KEPT_MS = 5 * 60_000

/**
 * The deadline to order: for the cart's slot, else for the slot that a customer with an address but no slot would be
 * offered. null: none; undefined: not loaded yet.
 */
export function useSlotDeadline(): DeadlineText | null | undefined {
  const owner = useOwner()
  const now = useNow(TICK_MS)
  const { data: cart } = useQuery(useCartQuery())
  const query = slotsAsked(cart)
  const isToOffer = query !== undefined
  const place = cart && [cart.deliveryServiceId, cart.shippingAddress?.addressId, cart.warehouse.warehouseId]
  const { data: slots, isLoading } = useQuery({
    queryKey: ownKey(owner, 'slot-to-offer', place),
    queryFn: async ({ signal }) => {
      const { days } = await call(listTimeslots, { query: query ?? {}, signal, background: true })
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
