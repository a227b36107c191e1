import type { Cart } from '@cambusa/contract/cart/cart'
import { viewCategories } from '@cambusa/contract/catalogue/catalogue'
import { listTimeslots, selectTimeslot, type Timeslot } from '@cambusa/contract/delivery/timeslots'
import { SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { ownKey } from '../../lib/api/query-keys.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'
import { keepCart } from '../../lib/state/cart-query.ts'

const timeslotsKey = (owner: string, ...asked: readonly unknown[]) => ownKey(owner, 'timeslots', ...asked)
const TITLE_SLUG = 'timeslot-selector'

type Place = Pick<Cart, 'deliveryServiceId' | 'shippingAddress' | 'warehouse'>

/**
 * Days and slots for the cart's address, closed days with their reason; for a locker also whether the goods fit. Never
 * cached, because capacity changes fast.
 */
export const timeslotsQuery = (owner: string, { deliveryServiceId, shippingAddress, warehouse }: Place) =>
  queryOptions({
    queryKey: timeslotsKey(owner, deliveryServiceId, shippingAddress?.addressId, warehouse.warehouseId),
    queryFn: ({ signal }) => {
      const isLocker = deliveryServiceId === SERVICES.locker
      const query = { 'show-closed': true, ...(isLocker ? { 'check-locker': true } : {}) }
      return call(listTimeslots, { query, signal, quiet: true })
    },
    refetchOnWindowFocus: true,
    // Dropped when the dialog closes: reopening it must not show slots that are full by now.
    gcTime: 0,
  })

/**
 * Title and text of the dialog, which the shop writes into a hidden category; a failure is ignored (specification §8).
 */
export const selectorTitleQuery = () =>
  queryOptions({
    queryKey: ['timeslots', 'title'],
    queryFn: async ({ signal }) => {
      const { category } = await call(viewCategories, {
        query: { slug: TITLE_SLUG },
        signal,
        background: true,
      })
      return category?.metaData.category_info ?? null
    },
    staleTime: Infinity,
    retry: false,
  })

/** Reserves capacity in a slot; after a refusal the list is reloaded. */
export function useSelectTimeslot() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ date, timeslotId }: Pick<Timeslot, 'date' | 'timeslotId'>) =>
      call(selectTimeslot, { query: { sel_date: date, timeslot_id: timeslotId }, retriesInPlace: true }),
    onSuccess: (cart) => keepCart(client, cart),
    onError: () => client.invalidateQueries({ queryKey: timeslotsKey(currentOwner()) }),
  })
}
