import type { Address, DeliveryService } from '@cambusa/contract/delivery/address'
import { isPickup, isServiceId, type ServiceKey } from '@cambusa/domain/delivery/delivery-service'
import type { Position } from '@cambusa/domain/delivery/distance'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { useState } from 'react'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { AddressesSkeleton, ServicesSkeleton } from './address-skeleton.tsx'
import { placesQuery } from './delivery-api.ts'
import { ServiceConditions, ServiceLabel } from './service-label.tsx'
import { ServicePlaces } from './service-places.tsx'
import type { AddressChoice } from './use-address-choice.ts'

interface AddressSelectorProps {
  choice: AddressChoice
  onAdd: () => void
  onEdit: (address: Address) => void
}

const isFetched = ({ deliveryServiceId: id }: DeliveryService) => isServiceId(id) && isPickup(id)

/** One tab per service; under it its conditions and its addresses or pickup points. */
export function AddressSelector({ choice, onAdd, onEdit }: AddressSelectorProps) {
  const [position, setPosition] = useState<Position | null>(null)
  const { service } = choice
  const isPickupService = service === 'drive' || service === 'locker'
  const places = useQuery(placesQuery(useOwner(), service, isPickupService ? position : null))
  if (!places.data) {
    if (places.isError)
      return <ErrorState text={deliveryTexts.loadFailed} onRetry={() => void places.refetch()} />
    return <ServicesSkeleton />
  }
  const services = places.data.deliveryServices.filter(({ showTab }) => showTab)
  if (services.length === 0)
    return (
      <EmptyState icon={<Truck />} title={deliveryTexts.noServices} text={deliveryTexts.noServicesText} />
    )

  const panel = (each: DeliveryService) => (
    <>
      <ServiceConditions service={each} />
      {places.isPlaceholderData ? (
        <AddressesSkeleton />
      ) : (
        <ServicePlaces
          key={each.key}
          addresses={places.data.addresses}
          isPickup={isFetched(each)}
          choice={choice}
          position={position}
          onPosition={setPosition}
          onAdd={onAdd}
          onEdit={onEdit}
        />
      )}
    </>
  )
  return (
    <Tabs
      label={deliveryTexts.services}
      look="cards"
      value={service}
      onChange={(next) => choice.setService(next as ServiceKey)}
      items={services.map((each) => ({
        value: each.key,
        label: <ServiceLabel service={each} />,
        content: each.key === service ? panel(each) : null,
      }))}
    />
  )
}
