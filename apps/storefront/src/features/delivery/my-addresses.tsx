import type { Address } from '@cambusa/contract/delivery/address'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { useQuery } from '@tanstack/react-query'
import { MapPin, Plus } from 'lucide-react'
import { useNavigate } from '@tanstack/react-router'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { paths } from '../../app/navigation/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { AddressRow } from './address-row.tsx'
import { AddressesSkeleton } from './address-skeleton.tsx'
import { ownAddressesQuery } from './delivery-api.ts'
import styles from './my-addresses.module.css'
import { useFavour } from './use-favour.ts'
import { useRemoveAddress } from './use-remove-address.ts'

const add = (
  <LinkButton to={paths.newAddress} look="primary" icon={<Plus />}>
    {deliveryTexts.add}
  </LinkButton>
)

/** The customer's addresses, with controls to change, remove and add. */
export function MyAddresses() {
  const navigate = useNavigate()
  const remove = useRemoveAddress()
  const favour = useFavour()
  const { data, isError, refetch } = useQuery(ownAddressesQuery(useOwner()))
  const edit = ({ addressId }: Address) =>
    void navigate({ to: paths.address, params: { addressId: String(addressId) } })

  if (!data) {
    if (isError) return <ErrorState text={deliveryTexts.loadFailed} onRetry={() => void refetch()} />
    return <AddressesSkeleton />
  }
  if (data.addresses.length === 0) {
    const { emptyHome: title, emptyHomeText: text } = deliveryTexts
    return <EmptyState icon={<MapPin />} title={title} text={text} action={add} />
  }
  return (
    <div className={styles.addresses}>
      <ul className={styles.list}>
        {data.addresses.map((address) => (
          <AddressRow
            key={address.addressId}
            // Only the address selector shows whether a service delivers there.
            address={{ ...address, notServedReason: undefined }}
            onEdit={() => edit(address)}
            onRemove={() => remove(address)}
            onFavour={() => favour(address)}
          />
        ))}
      </ul>
      <div>{add}</div>
    </div>
  )
}
