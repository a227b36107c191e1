import type { Cart } from '@cambusa/contract/cart/cart'
import { sendForApproval } from '@cambusa/contract/orders/approvals'
import { prepareCheckout } from '@cambusa/contract/orders/checkout'
import { STORE_ID } from '@cambusa/domain/constants'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '../../../app/navigation/paths.ts'
import { call } from '../../../lib/api/call.ts'
import { cartKey, ownKey } from '../../../lib/api/query-keys.ts'
import { repeatLost } from '../../../lib/api/repeat-lost.ts'
import { allowanceKey } from '../../../lib/state/allowance.ts'
import { isLocked, SETTLING, unlockCart } from '../../../lib/state/cart-lock.ts'
import { currentOwner } from '../../../lib/state/shopping-scope.ts'

/**
 * Prepares the cart and sends it to the holders of the company; then leads to it, and its sender has a new, empty cart.
 * After a lost answer it is sent again: the server knows a cart that was sent. Throws CallError.
 */
export function useSendForApproval(flush: () => Promise<void>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const askAnew = () => {
    const owner = currentOwner()
    const keys = [cartKey(), allowanceKey(owner), ownKey(owner, 'approvals')]
    return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  }
  return useMutation({
    mutationKey: SETTLING,
    mutationFn: async () => {
      await flush()
      if (isLocked(client.getQueryData<Cart>(cartKey()))) await unlockCart(client)
      const { cartId } = await call(prepareCheckout, { query: { store_id: STORE_ID }, quiet: true })
      return repeatLost(() => call(sendForApproval, { body: { cart_id: cartId }, quiet: true }))
    },
    onSuccess: async ({ approvalId }) => {
      const params = { approvalId: String(approvalId) }
      // The new cart is empty, so the shopper is first led to the one that was sent.
      await navigate({ to: paths.approval, params, search: { sent: 1 }, replace: true })
      await askAnew()
    },
    onError: () => void askAnew(),
  })
}
