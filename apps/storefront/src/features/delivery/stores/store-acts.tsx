import type { Store } from '@cambusa/contract/delivery/stores'
import { storeTexts as texts } from '@cambusa/messages/it/delivery/store-locator'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Navigation } from 'lucide-react'
import { useCartQuery } from '../../../lib/state/cart-query.ts'
import { announce } from '../../../lib/state/announce.ts'
import { classNames } from '../../../ui/class-names.ts'
import { buttonClass, Button } from '../../../ui/buttons/button.tsx'
import styles from './store-acts.module.css'
import { useSelectStore } from './stores-api.ts'

const directionsUrl = ({ latitude, longitude }: Store) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`

/** The store of the cart; undefined until the cart is known. */
export function useMyStoreId(): number | undefined {
  const { data } = useQuery({ ...useCartQuery(), select: (cart) => cart.store.storeId })
  return data
}

/** Choosing the store, and the way there on a maps site, which learns nothing of the shop. */
export function StoreActs({ store }: { store: Store }) {
  const { storeId, name } = store
  const isMine = useMyStoreId() === storeId
  const select = useSelectStore()
  return (
    <div className={styles.acts}>
      {/* One button in both states: it keeps its place and the focus. */}
      <Button
        look={isMine ? 'secondary' : 'primary'}
        className={classNames(styles.choose, isMine && styles.mine)}
        aria-label={isMine ? texts.mineNamed({ name }) : texts.chooseNamed({ name })}
        aria-disabled={isMine || undefined}
        pending={select.isPending}
        onClick={() =>
          isMine || select.mutate(storeId, { onSuccess: () => announce(texts.chosen({ name })) })
        }
      >
        {/* Both texts have their place, because the cart may come when the button is painted. */}
        <span className={styles.texts}>
          <span className={isMine ? styles.unseen : undefined}>{texts.choose}</span>
          <span className={classNames(styles.mineText, !isMine && styles.unseen)}>
            <CircleCheck aria-hidden="true" />
            {texts.mine}
          </span>
        </span>
      </Button>
      <a
        href={directionsUrl(store)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={frameTexts.opensElsewhere({ name: texts.directionsNamed({ name }) })}
        className={buttonClass('secondary', 'normal', false)}
      >
        <span className={styles.directions}>
          <Navigation aria-hidden="true" />
          {texts.directions}
        </span>
      </a>
    </div>
  )
}
