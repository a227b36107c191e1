import type { Address } from '@cambusa/contract/delivery/address'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { CircleCheck, Pencil, Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { streetText, townText } from '@cambusa/domain/delivery/place-text'
import { Badge } from '../../ui/product/badge.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import styles from './address-row.module.css'

interface AddressRowProps {
  address: Address
  /** The cart's address. */
  isChosen?: boolean
  /** It is being saved as the cart's. */
  isPending?: boolean
  /** Some address is being saved as the cart's: no other can be chosen. */
  isBusy?: boolean
  /** Without it the row only shows the address. */
  onChoose?: () => void
  onEdit?: (() => void) | undefined
  onRemove?: (() => void) | undefined
  /** Makes it the favourite one. */
  onFavour?: (() => void) | undefined
  /** Replaces the edit button, where editing has an address of its own. */
  edit?: ReactNode
}

function Words({ address, isChosen }: Pick<AddressRowProps, 'address' | 'isChosen'>) {
  const { addressName, distance, notServedReason, isFavourite, validated } = address
  return (
    <span className={styles.words}>
      <span className={styles.name}>
        {addressName}
        {isFavourite && (
          <Badge tone="primary" icon={<Star aria-hidden="true" className={styles.star} />}>
            {deliveryTexts.favourite}
          </Badge>
        )}
        {isChosen && (
          <Badge tone="good" icon={<CircleCheck aria-hidden="true" />}>
            {deliveryTexts.chosen}
          </Badge>
        )}
        {!validated && <Badge tone="warning">{deliveryTexts.notValidated}</Badge>}
      </span>
      <span>{streetText(address)}</span>
      <span className={styles.soft}>
        {townText(address)}
        {distance !== undefined &&
          ` · ${deliveryTexts.away({ distance: deliveryTexts.distance({ metres: distance }) })}`}
      </span>
      {notServedReason && <span className={styles.reason}>{notServedReason}</span>}
    </span>
  )
}

/** An address as a card: pressing it chooses it; separate buttons change and remove it. */
export function AddressRow(props: AddressRowProps) {
  const { address, isChosen, isPending, isBusy, onChoose, onEdit, onRemove, onFavour, edit } = props
  const name = address.addressName
  const words = <Words address={address} isChosen={isChosen} />
  return (
    <li className={styles.row} data-chosen={isChosen || undefined}>
      {onChoose ? (
        <button
          type="button"
          className={styles.choose}
          disabled={Boolean(address.notServedReason)}
          aria-disabled={isBusy || undefined}
          aria-busy={isPending || undefined}
          onClick={onChoose}
        >
          {words}
          {isPending && <Spinner />}
        </button>
      ) : (
        <div className={styles.choose}>{words}</div>
      )}
      {(onEdit ?? onRemove ?? onFavour ?? edit) && (
        <div className={styles.acts}>
          {onFavour && (
            <IconButton
              label={
                address.isFavourite
                  ? deliveryTexts.favouriteNamed({ name })
                  : deliveryTexts.makeFavouriteNamed({ name })
              }
              icon={<Star className={address.isFavourite ? styles.star : undefined} />}
              // There is always one favourite: it can be replaced, not removed.
              aria-disabled={address.isFavourite || undefined}
              onClick={() => !address.isFavourite && onFavour()}
            />
          )}
          {edit}
          {onEdit && (
            <IconButton label={deliveryTexts.editNamed({ name })} icon={<Pencil />} onClick={onEdit} />
          )}
          {onRemove && (
            <IconButton label={deliveryTexts.deleteNamed({ name })} icon={<Trash2 />} onClick={onRemove} />
          )}
        </div>
      )}
    </li>
  )
}
