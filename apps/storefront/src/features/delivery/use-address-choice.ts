import type { Address } from '@cambusa/contract/delivery/address'
import { isServiceId, serviceKey, type ServiceKey } from '@cambusa/domain/delivery/delivery-service'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isUnavailable } from '../../lib/api/call-error.ts'
import { useCartQuery } from '../../lib/state/cart-query.ts'
import { useSelectAddress } from './delivery-api.ts'

export interface AddressChoice {
  /** The service whose tab is open. */
  service: ServiceKey
  setService: (service: ServiceKey) => void
  /** The cart's address, if it is of the open service. */
  chosenId: number | undefined
  /** The address that is being saved as the cart's. */
  pendingId: number | undefined
  choose: (address: Pick<Address, 'addressId'>) => void
  /** Why the last choice was not saved, where choosing the same again may help. */
  failure: { text: string; retry: () => void } | undefined
}

/** The state of the choice: at first the cart's service, or home delivery for a cart without one. */
export function useAddressChoice(onDone: () => void): AddressChoice {
  const { data: cart } = useQuery(useCartQuery())
  const [opened, setOpened] = useState<ServiceKey | null>(null)
  const select = useSelectAddress()
  const [failed, setFailed] = useState<{ addressId: number; text: string } | null>(null)
  const cartServiceId = cart?.deliveryServiceId
  const cartService = cartServiceId && isServiceId(cartServiceId) ? serviceKey(cartServiceId) : undefined
  const service = opened ?? cartService ?? 'home'
  const chosenId = service === cartService ? cart?.shippingAddress?.addressId : undefined
  const choose = ({ addressId }: Pick<Address, 'addressId'>) => {
    if (select.isPending) return
    if (addressId === chosenId) return onDone()
    const onError = (error: Error) =>
      setFailed(isUnavailable(error) ? { addressId, text: error.message } : null)
    select.mutate({ service, addressId }, { onError, onSuccess: () => (setFailed(null), onDone()) })
  }
  return {
    service,
    setService: (next) => {
      setFailed(null)
      setOpened(next)
    },
    chosenId,
    pendingId: select.isPending ? select.variables.addressId : undefined,
    choose,
    failure: failed ? { text: failed.text, retry: () => choose(failed) } : undefined,
  }
}
