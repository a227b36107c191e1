import type { Address } from '@cambusa/contract/delivery/address'
import type { Position } from '@cambusa/domain/delivery/distance'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { storeTexts } from '@cambusa/messages/it/delivery/store-locator'
import { Link } from '@tanstack/react-router'
import { MapPin, Plus, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { useUser } from '../../lib/session/user-store.ts'
import { leaveChain } from '../../lib/state/dialog-chain.ts'
import { announce } from '../../lib/state/announce.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { AddressRow } from './address-row.tsx'
import { filterAddresses } from './filter-addresses.ts'
import { NearMe } from './near-me.tsx'
import styles from './service-places.module.css'
import type { AddressChoice } from './use-address-choice.ts'
import { canBeFavourite, useFavour } from './use-favour.ts'
import { useRemoveAddress } from './use-remove-address.ts'

interface ServicePlacesProps {
  addresses: readonly Address[]
  /** Pickup points instead of customer addresses. */
  isPickup: boolean
  choice: AddressChoice
  position: Position | null
  onPosition: (position: Position | null) => void
  onAdd: () => void
  onEdit: (address: Address) => void
}

/** The addresses of one service: filter, choose, change, remove, add. */
export function ServicePlaces(props: ServicePlacesProps) {
  const { addresses, isPickup, choice, position, onPosition, onAdd, onEdit } = props
  const [typed, setTyped] = useState('')
  const remove = useRemoveAddress()
  const favour = useFavour()
  const isCustomer = useUser() !== null
  const shown = filterAddresses(addresses, typed)
  const isFiltering = typed.trim() !== ''
  useEffect(() => {
    if (isFiltering) announce(deliveryTexts.found({ count: shown.length }))
  }, [isFiltering, shown.length])

  const add = !isPickup && (
    <Button icon={<Plus />} onClick={onAdd}>
      {deliveryTexts.add}
    </Button>
  )
  if (addresses.length === 0) {
    const title = isPickup ? deliveryTexts.emptyPickup : deliveryTexts.emptyHome
    const text = isPickup ? deliveryTexts.emptyPickupText : deliveryTexts.emptyHomeText
    return <EmptyState icon={<MapPin />} title={title} text={text} action={add} as="h3" />
  }
  return (
    <div className={styles.places}>
      <div data-draft="places-filter" className={styles.tools}>
        <TextField
          label={deliveryTexts.filter}
          labelHidden
          placeholder={deliveryTexts.filter}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          start={<Search />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={styles.filter}
        />
        {isPickup ? <NearMe position={position} onPosition={onPosition} /> : add}
      </div>
      {isPickup && (
        <Link to={paths.storeLocator} className={styles.stores} onClick={leaveChain}>
          {storeTexts.all}
        </Link>
      )}
      {shown.length === 0 ? (
        <div className={styles.none}>
          <p>{deliveryTexts.filterNone({ text: typed.trim() })}</p>
          <Button look="ghost" onClick={() => setTyped('')}>
            {deliveryTexts.filterClear}
          </Button>
        </div>
      ) : (
        <ul className={styles.list}>
          {shown.map((address) => (
            <AddressRow
              key={address.addressId}
              address={address}
              isChosen={address.addressId === choice.chosenId}
              isPending={address.addressId === choice.pendingId}
              isBusy={choice.pendingId !== undefined}
              onChoose={() => choice.choose(address)}
              onEdit={isPickup ? undefined : () => onEdit(address)}
              onRemove={isPickup ? undefined : () => remove(address)}
              onFavour={canBeFavourite(address) && isCustomer ? () => favour(address) : undefined}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
