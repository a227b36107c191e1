import type { Cart } from '@cambusa/contract/cart/cart'
import { addGiftCode, removeGiftCode } from '@cambusa/contract/payments/gift-cards'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { keepCart } from '../../lib/state/cart-query.ts'

/** Adds a code, whose refusals the form shows, and removes one from the cart; both return the changed cart. */
export function useGiftCodeActs() {
  const client = useQueryClient()
  const keep = (cart: Cart) => keepCart(client, cart)
  const add = async (code: string) => keep(await call(addGiftCode, { body: { code }, quiet: true }))
  const remove = useMutation({
    mutationFn: (id: number) => call(removeGiftCode, { body: { gift_certificate_id: id } }),
    onSuccess: keep,
  })
  return { add, remove }
}
