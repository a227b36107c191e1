import { storeTexts as texts } from '@cambusa/messages/it/delivery/store-locator'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { paths } from '../../../../app/navigation/paths.ts'
import { streetText, townText } from '@cambusa/domain/delivery/place-text'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import type { ListedStore } from '../listed-stores.ts'
import { OpenLine } from '../open-line.tsx'
import { StoreActs } from '../store-acts.tsx'
import styles from './store-panel.module.css'

/** The card of the pin that was pressed; announced, as the focus stays on the pin. */
export function StorePanel({ store, onClose }: { store: ListedStore; onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null)
  // The map may be higher than the window.
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), [store.storeId])
  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.head}>
        <div aria-live="polite">
          <h2 className={styles.name}>
            <Link to={paths.store} params={{ warehouseId: String(store.storeId) }}>
              {store.name}
            </Link>
          </h2>
          <p>
            {streetText(store)}, {townText(store)}
          </p>
          <OpenLine store={store} />
        </div>
        <IconButton label={texts.closePanel} icon={<X />} onClick={onClose} />
      </div>
      <StoreActs store={store} />
    </div>
  )
}
