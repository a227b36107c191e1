import { storeTexts as texts } from '@cambusa/messages/it/delivery/store-locator'
import { storeHoursTexts } from '@cambusa/messages/it/delivery/store-hours'
import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { paths } from '../../../app/navigation/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { FavouriteStar } from './favourite-star.tsx'
import type { ListedStore } from './listed-stores.ts'
import { StoreActs } from './store-acts.tsx'
import { StoreFacts } from './store-facts.tsx'
import styles from './store-card.module.css'
import { WeekHours } from './week-hours.tsx'

interface StoreCardProps {
  store: ListedStore
  /** The map shows this store. */
  isChosen: boolean
  onMap: () => void
}

/** A store in the list: everything that the map says of it, and more. */
export const StoreCard = ({ store, isChosen, onMap }: StoreCardProps) => {
  const { storeId, name } = store
  return (
    <li>
      <article
        id={storeCardId(storeId)}
        aria-labelledby={`store-${storeId}`}
        className={styles.card}
        data-chosen={isChosen || undefined}
      >
        <div className={styles.head}>
          <h2 id={`store-${storeId}`} className={styles.name}>
            <Link to={paths.store} params={{ warehouseId: String(storeId) }}>
              {name}
            </Link>
          </h2>
          <FavouriteStar store={store} />
        </div>
        <StoreFacts store={store} />
        <Disclosure summary={storeHoursTexts.title} className={styles.hours}>
          <WeekHours store={store} />
        </Disclosure>
        <div className={styles.acts}>
          <StoreActs store={store} />
          <Button
            look="ghost"
            icon={<MapPin />}
            aria-label={texts.onMapNamed({ name })}
            aria-pressed={isChosen}
            onClick={onMap}
          >
            {texts.onMap}
          </Button>
        </div>
      </article>
    </li>
  )
}

/** The id of a store's card, which is scrolled to when its pin is pressed. */
export const storeCardId = (storeId: number): string => `store-card-${storeId}`
