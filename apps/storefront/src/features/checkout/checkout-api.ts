import type { Cart } from '@cambusa/contract/cart/cart'
import { listPaymentTypes, prepareCheckout, type PaymentType } from '@cambusa/contract/orders/checkout'
import type { Order } from '@cambusa/contract/orders/orders'
import { setUsualTimeslot } from '@cambusa/contract/delivery/timeslots'
import { STORE_ID } from '@cambusa/domain/constants'
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { ApprovalNotice } from './approval/lazy-notice.ts'
import { allowanceKey, loadLimits } from '../../lib/state/allowance.ts'
import { isLocked, SETTLING, unlockCart } from '../../lib/state/cart-lock.ts'
import { cartQuery, keepCart } from '../../lib/state/cart-query.ts'
import { keepOfSameOwner } from '../../lib/state/keep-across-scopes.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'
import { cartKey, ordersKey, ownKey } from '../../lib/api/query-keys.ts'
import { buyOnce, type Purchase } from './payment/buy-once.ts'
import { isLostAnswer } from './readiness/way-out.ts'

const PAYMENT_TYPES_KEY = 'payment-types'
/** What was loaded for the till is not asked for again by its parts. */
const JUST_LOADED_MS = 5_000

/**
 * The payment types of the current cart: they depend on its total, its service, the cut-off of its slot and the
 * company.
 */
export function paymentTypesQuery(
  owner: string,
  {
    cartId,
    totalPrice,
    worstCase,
    deliveryServiceId,
    timeslot,
  }: Pick<Cart, 'cartId' | 'totalPrice' | 'worstCase' | 'deliveryServiceId' | 'timeslot'>,
) {
  const slotId = timeslot?.timeslotId ?? null
  const queryKey = ownKey(owner, PAYMENT_TYPES_KEY, cartId, totalPrice, worstCase, deliveryServiceId, slotId)
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(listPaymentTypes, { query: {}, signal, quiet: true }),
    placeholderData: keepOfSameOwner(queryKey),
    staleTime: JUST_LOADED_MS,
  })
}

/** Loads the cart and its payment types before the screen is rendered: later they would shift the controls. */
export async function ensureTill(client: QueryClient): Promise<void> {
  const cart = await client.ensureQueryData(cartQuery())
  await loadLimits(client, ApprovalNotice.preload)
  if (cart.cartItems.length > 0) await client.prefetchQuery(paymentTypesQuery(currentOwner(), cart))
}

/**
 * The payment type that applies: the chosen one where it is allowed, else the proposed one, else the first allowed one.
 */
export function chosenPaymentType(
  types: readonly PaymentType[] | undefined,
  wishedId: number | null,
): PaymentType | undefined {
  const allowed = types?.filter(({ disabledReason }) => !disabledReason) ?? []
  return (
    allowed.find(({ paymentTypeId }) => paymentTypeId === wishedId) ??
    allowed.find(({ proposed }) => proposed) ??
    allowed[0]
  )
}

/** Sets whether the cart's slot is proposed to every new cart. */
export function useUsualTimeslot() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (enabled: boolean) => call(setUsualTimeslot, { body: { enabled }, retriesInPlace: true }),
    onSuccess: (cart) => keepCart(client, cart),
  })
}

interface PrepareOptions {
  /** Sends the latest taps in the cart. */
  flush: () => Promise<void>
  /** Called even when the screen was remounted meanwhile (after a session was renewed). */
  onPrepared: () => Promise<void> | void
}

/** Locks the cart for 15 minutes; the answer is the cart to confirm. */
export function usePrepare({ flush, onPrepared }: PrepareOptions) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: SETTLING,
    mutationFn: async () => {
      await flush()
      if (isLocked(client.getQueryData<Cart>(cartKey()))) await unlockCart(client)
      return call(prepareCheckout, { query: { store_id: STORE_ID }, quiet: true })
    },
    onSuccess: (cart) => {
      keepCart(client, cart)
      return onPrepared()
    },
    onError: () => void client.invalidateQueries({ queryKey: cartKey() }),
  })
}

interface BuyOptions {
  /** Navigates to the next screen of the order. */
  onBought: (order: Order) => Promise<void>
}

/**
 * Buys the prepared cart and leads to its order or payment, even when the shopper has left the screen meanwhile;
 * afterwards there is a new cart and one more order.
 */
export function useBuy({ onBought }: BuyOptions) {
  const client = useQueryClient()
  const askAnew = () => {
    const owner = currentOwner()
    // A payment type that was in time a moment ago may be too late now.
    const keys = [cartKey(), ordersKey(owner), ownKey(owner, PAYMENT_TYPES_KEY), allowanceKey(owner)]
    return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  }
  return useMutation({
    mutationKey: SETTLING,
    mutationFn: (purchase: Purchase) => buyOnce(purchase),
    // The new cart is empty, so the shopper is first led to the order.
    onSuccess: async (order) => {
      try {
        await onBought(order)
      } finally {
        await askAnew()
      }
    },
    onError: (error) => (isLostAnswer(error) ? undefined : askAnew()),
  })
}
