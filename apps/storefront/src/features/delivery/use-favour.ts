import type { Address } from '@cambusa/contract/delivery/address'
import { setFavouriteAddress } from '@cambusa/contract/delivery/delivery'
import { ADDRESS_TYPES } from '@cambusa/domain/delivery/delivery-service'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { currentOwner } from '../../lib/state/shopping-scope.ts'
import { placesKey } from './delivery-api.ts'

/** Customer addresses and stores; a locker cannot be a favourite. */
export const canBeFavourite = ({ addressTypeId }: Pick<Address, 'addressTypeId'>): boolean =>
  addressTypeId !== ADDRESS_TYPES.locker

interface Listed {
  addresses?: readonly Address[]
}

/** The same answer with another favourite among the addresses of that kind. */
const withFavourite = <Answer extends Listed>(answer: Answer | undefined, chosen: Address) =>
  answer?.addresses && {
    ...answer,
    addresses: answer.addresses.map((address) =>
      address.addressTypeId === chosen.addressTypeId
        ? { ...address, isFavourite: address.addressId === chosen.addressId }
        : address,
    ),
  }

/** Makes an address or a store the favourite one: shown at once, undone with a message when the shop refuses. */
export function useFavour(): (address: Address) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ addressId, addressTypeId }: Address) => {
      const type = addressTypeId === ADDRESS_TYPES.home ? 'home' : 'drive'
      return call(setFavouriteAddress, { body: { address_type: type, address_id: addressId } })
    },
    onMutate: async (chosen) => {
      const queryKey = placesKey(currentOwner())
      await client.cancelQueries({ queryKey })
      const before = client.getQueriesData<Listed>({ queryKey })
      client.setQueriesData<Listed>({ queryKey }, (answer) => withFavourite(answer, chosen) ?? answer)
      return before
    },
    onError: (_error, _chosen, before) =>
      before?.forEach(([key, answer]) => client.setQueryData(key, answer)),
    onSettled: () => client.invalidateQueries({ queryKey: placesKey(currentOwner()) }),
  })
  return mutate
}
