import type { Store } from '@cambusa/contract/delivery/stores'
import { storeTexts as texts } from '@cambusa/messages/it/delivery/store-locator'
import { List, Map as MapSign, Store as StoreSign } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { announce } from '../../../lib/state/announce.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { listedStores, offeredServices } from './listed-stores.ts'
import { MapPlace } from './map-place.tsx'
import { StoreCard, storeCardId } from './store-card.tsx'
import styles from './store-locator.module.css'
import { StoreSearch } from './store-search.tsx'
import type { StoresAsked } from './stores-asked.ts'
import { useLookedFrom } from './use-looked-from.ts'

interface StoreLocatorProps {
  stores: readonly Store[]
  asked: StoresAsked
  /** Goes to the same screen with another query. */
  onAsk: (asked: StoresAsked) => void
}

/** The stores as a list and on a map: side by side from 960 px, below that one or the other. */
export function StoreLocator({ stores, asked, onAsk }: StoreLocatorProps) {
  const { town, service, view } = asked
  const { from, townName, townError, position, setPosition } = useLookedFrom(town, stores)
  const [chosenId, setChosenId] = useState<number>()
  const listed = useMemo(() => listedStores(stores, { service, from }), [stores, service, from])
  const count = listed.length
  const found = position
    ? texts.foundNearMe({ count })
    : townName
      ? texts.foundNear({ count, town: townName })
      : texts.found({ count })
  const isAsked = from !== null || service !== undefined
  useEffect(() => {
    if (isAsked) announce(found)
  }, [isAsked, found])
  const choose = (storeId: number | undefined) => {
    setChosenId(storeId)
    if (storeId !== undefined)
      document.getElementById(storeCardId(storeId))?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={styles.locator} data-view={view ?? 'list'}>
      <div className={styles.search}>
        <StoreSearch
          town={town}
          townError={townError}
          position={position}
          service={service}
          services={offeredServices(stores)}
          onTown={(next) => {
            setPosition(null)
            onAsk({ ...asked, town: next })
          }}
          onPosition={(next) => {
            setPosition(next)
            if (next && town !== undefined) onAsk({ ...asked, town: undefined })
          }}
          onService={(next) => onAsk({ ...asked, service: next })}
        />
        <div className={styles.head}>
          <p className={styles.found}>{found}</p>
          <Button
            className={styles.switch}
            icon={view ? <List /> : <MapSign />}
            onClick={() => onAsk({ ...asked, view: view ? undefined : 'map' })}
          >
            {view ? texts.list : texts.map}
          </Button>
        </div>
      </div>
      <div className={styles.list}>
        {count === 0 ? (
          <EmptyState
            icon={<StoreSign />}
            title={texts.noneOfService}
            action={
              <Button look="primary" onClick={() => onAsk({ ...asked, service: undefined })}>
                {texts.allServices}
              </Button>
            }
          />
        ) : (
          <ul className={styles.cards}>
            {listed.map((store) => (
              <StoreCard
                key={store.storeId}
                store={store}
                isChosen={store.storeId === chosenId}
                onMap={() => {
                  setChosenId(store.storeId)
                  if (!view) onAsk({ ...asked, view: 'map' })
                }}
              />
            ))}
          </ul>
        )}
      </div>
      <MapPlace
        className={styles.map}
        stores={listed}
        chosenId={chosenId}
        onChoose={choose}
        position={from}
      />
    </div>
  )
}
