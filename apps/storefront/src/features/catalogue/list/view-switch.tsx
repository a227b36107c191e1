import { VIEW_KEYS, type ViewKey } from '@cambusa/domain/catalogue/product-sort'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import { Grid2x2, Grid3x3, Rows3 } from 'lucide-react'
import styles from './view-switch.module.css'

const icons = { 'small-grid': Grid3x3, 'large-grid': Grid2x2, list: Rows3 }

/** Small grid, large grid, wholesale list. */
export const ViewSwitch = ({ view, onChange }: { view: ViewKey; onChange: (view: ViewKey) => void }) => (
  <div role="group" aria-label={listTexts.view} className={styles.switch}>
    {VIEW_KEYS.map((key) => {
      const Icon = icons[key]
      return (
        <button
          key={key}
          type="button"
          aria-pressed={key === view}
          aria-keyshortcuts={key === 'list' ? 'e' : undefined}
          aria-label={listTexts.views[key]}
          title={listTexts.views[key]}
          className={styles.button}
          onClick={() => onChange(key)}
        >
          <Icon aria-hidden="true" />
        </button>
      )
    })}
  </div>
)
