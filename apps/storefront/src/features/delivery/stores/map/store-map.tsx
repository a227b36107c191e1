import type { Position } from '@cambusa/domain/delivery/distance'
import { storeTexts as texts } from '@cambusa/messages/it/delivery/store-locator'
import { Maximize2, Minus, Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx'
import type { ListedStore } from '../listed-stores.ts'
import { useMyStoreId } from '../store-acts.tsx'
import { importLeaflet, openMap, type StoreMapHandle } from './open-map.ts'
import { StorePanel } from './store-panel.tsx'
import styles from './store-map.module.css'
import { TilesChoice } from './tiles-choice.tsx'
import { useTiles } from './use-tiles.ts'

interface StoreMapProps {
  /** The pins, in the order of the list. */
  stores: readonly ListedStore[]
  /** The store whose card is open on the map. */
  chosenId: number | undefined
  onChoose: (storeId: number | undefined) => void
  /** Where distances count from. */
  position: Position | null
  /** The map is beside the store that it shows: it has no card of its own. */
  withoutPanel?: boolean
}

/** The stores on the outline of Italy; with pictures of streets where the shop has configured them. */
export function StoreMap({ stores, chosenId, onChoose, position, withoutPanel }: StoreMapProps) {
  const hint = useId()
  const ground = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<StoreMapHandle | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
  })
  useEffect(() => {
    let opened: StoreMapHandle | undefined
    let isLeft = false
    const open = async () => {
      const leaflet = await importLeaflet()
      if (isLeft || !ground.current) return
      opened = openMap(leaflet, ground.current, (storeId) => choose.current(storeId))
      setMap(opened)
    }
    open().catch(() => setHasFailed(true))
    return () => {
      isLeft = true
      opened?.close()
    }
  }, [])

  const myStoreId = useMyStoreId()
  useEffect(() => {
    map?.setPins(stores.map((store) => ({ ...store, isMine: store.storeId === myStoreId })))
  }, [map, stores, myStoreId])
  useEffect(() => {
    map?.setOrigin(position)
  }, [map, position])
  const chosen = stores.find(({ storeId }) => storeId === chosenId)
  const around = withoutPanel ? chosen : undefined
  // Another search: all that it found comes into view.
  useEffect(() => map?.fit(around), [map, stores, position, around])
  useEffect(() => map?.select(chosenId), [map, chosenId, stores])
  useEffect(() => {
    if (!map || !ground.current) return
    const observer = new ResizeObserver(() => map.resize())
    observer.observe(ground.current)
    return () => observer.disconnect()
  }, [map])

  const tiles = useTiles()
  const address = tiles?.isOn ? tiles.address : undefined
  useEffect(() => map?.setTiles(address), [map, address])

  if (hasFailed) return <p className={styles.message}>{texts.mapFailed}</p>
  return (
    <section className={styles.whole} aria-label={texts.map}>
      <div className={styles.map}>
        <div
          ref={ground}
          className={styles.ground}
          role="group"
          aria-label={texts.mapLabel}
          aria-describedby={hint}
        />
        <VisuallyHidden id={hint}>{texts.mapHint}</VisuallyHidden>
        <div className={styles.tools}>
          <IconButton tone="filled" label={texts.zoomIn} icon={<Plus />} onClick={() => map?.zoomIn()} />
          <IconButton tone="filled" label={texts.zoomOut} icon={<Minus />} onClick={() => map?.zoomOut()} />
          <IconButton tone="filled" label={texts.fit} icon={<Maximize2 />} onClick={() => map?.fit()} />
        </div>
        {chosen && !withoutPanel && <StorePanel store={chosen} onClose={() => onChoose(undefined)} />}
      </div>
      <TilesChoice tiles={tiles} />
    </section>
  )
}
