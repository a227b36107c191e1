import type { Store } from '@cambusa/contract/delivery/stores'
import { storeHoursTexts } from '@cambusa/messages/it/delivery/store-hours'
import { storeTexts as texts } from '@cambusa/messages/it/delivery/store-locator'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { FavouriteStar } from './favourite-star.tsx'
import { listedStores } from './listed-stores.ts'
import { MapPlace } from './map-place.tsx'
import { StoreActs } from './store-acts.tsx'
import styles from './store-detail.module.css'
import { StoreFacts } from './store-facts.tsx'
import { WeekHours } from './week-hours.tsx'

const NEAR = 3

interface StoreDetailProps {
  store: Store
  stores: readonly Store[]
  /** Another store's pin was pressed. */
  onStore: (storeId: number) => void
}

/** One store: its facts and hours, the map around it, and the nearest others. */
export function StoreDetail({ store, stores, onStore }: StoreDetailProps) {
  const listed = useMemo(() => stores.map((each) => ({ ...each, metres: undefined })), [stores])
  const near = listedStores(stores, { service: undefined, from: store })
    .filter(({ storeId }) => storeId !== store.storeId)
    .slice(0, NEAR)
  return (
    <div className={styles.detail}>
      <div className={styles.facts}>
        <div className={styles.head}>
          <h1>{store.name}</h1>
          <FavouriteStar store={store} />
        </div>
        <StoreFacts store={{ ...store, metres: undefined }} />
        <StoreActs store={store} />
        <section aria-labelledby="orari" className={styles.section}>
          <h2 id="orari">{storeHoursTexts.title}</h2>
          <WeekHours store={store} />
        </section>
        {near.length > 0 && (
          <section aria-labelledby="vicini" className={styles.section}>
            <h2 id="vicini">{texts.near}</h2>
            <ul className={styles.near}>
              {near.map(({ storeId, name, metres = 0 }) => (
                <li key={storeId}>
                  <Link to={paths.store} params={{ warehouseId: String(storeId) }}>
                    {name}
                  </Link>
                  <span>{deliveryTexts.distance({ metres })}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <MapPlace
        className={styles.map}
        stores={listed}
        chosenId={store.storeId}
        onChoose={(storeId) => storeId !== undefined && onStore(storeId)}
        position={null}
        withoutPanel
      />
    </div>
  )
}
