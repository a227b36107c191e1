import type { Store } from '@cambusa/contract/delivery/stores'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { Star } from 'lucide-react'
import { useUser } from '../../../lib/session/user-store.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import styles from './store-card.module.css'
import { useFavourStore } from './stores-api.ts'

/** Makes the store a customer's favourite; visitors have none. Its place is as high as the name beside it. */
export function FavouriteStar({ store: { storeId, name } }: { store: Pick<Store, 'storeId' | 'name'> }) {
  const user = useUser()
  const favour = useFavourStore()
  if (!user) return null
  const isFavourite = favour.isPending ? favour.variables === storeId : user.defaultStoreAddressId === storeId
  return (
    <IconButton
      label={
        isFavourite ? deliveryTexts.favouriteNamed({ name }) : deliveryTexts.makeFavouriteNamed({ name })
      }
      icon={<Star className={isFavourite ? styles.star : undefined} />}
      // There is always one favourite: it can be replaced, not removed.
      aria-disabled={isFavourite || undefined}
      onClick={() => !isFavourite && favour.mutate(storeId)}
    />
  )
}
