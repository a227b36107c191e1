import { addQuickOrder } from '@cambusa/contract/cart/quick-order'
import type { BodyOf } from '@cambusa/contract/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { cartKey } from '../../../lib/api/query-keys.ts'
import { keepCart } from '../../../lib/state/cart-query.ts'
import { flushCart } from '../outbox/cart-outbox.ts'

/** Adds several products at once; for each one not added as asked, the answer says what the cart took and why. */
export function useAddMany() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (items: BodyOf<typeof addQuickOrder>['items']) => {
      // Earlier taps are sent first.
      await flushCart(client)
      return call(addQuickOrder, { body: { items }, quiet: true })
    },
    onSuccess: ({ cart }) => keepCart(client, cart),
    // The answer may have been lost after the cart had changed: another try adds only what is still missing.
    onError: () => client.invalidateQueries({ queryKey: cartKey() }),
  })
}
