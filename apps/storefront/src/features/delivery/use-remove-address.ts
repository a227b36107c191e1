import type { Address } from '@cambusa/contract/delivery/address'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { confirm } from '../../ui/overlays/confirm.tsx'
import { useDeleteAddress } from './delivery-api.ts'

/** Removes an address after a confirmation; a refusal is shown in the server's words (specification §8). */
export function useRemoveAddress() {
  const { mutate } = useDeleteAddress()
  return (address: Address): void => {
    void confirm({
      title: deliveryTexts.deleteTitle({ name: address.addressName }),
      text: deliveryTexts.deleteText,
      yes: deliveryTexts.deleteYes,
      no: deliveryTexts.deleteNo,
    }).then((yes) => yes && mutate(address))
  }
}
