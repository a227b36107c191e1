import { searchTexts } from '@cambusa/messages/it/catalogue/search'
import { Link } from '@tanstack/react-router'
import { ListPlus, SlidersHorizontal } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import { setFastSearch } from '../../lib/state/app-state.ts'
import styles from './search-ways.module.css'

interface SearchWaysProps {
  /** The shopper's earlier searches are shown. */
  hasRecent: boolean
  typed: string
  /** Deletes all earlier searches. */
  onForgetAll: () => void
  /** Closes the list. */
  onLeave: () => void
}

/** Below the suggestions: a button that deletes earlier searches, and links to the other searches. */
export const SearchWays = ({ hasRecent, typed, onForgetAll, onLeave }: SearchWaysProps) => (
  <div className={styles.ways}>
    {hasRecent && typed.trim() === '' && (
      <button type="button" className={styles.way} onClick={onForgetAll}>
        {searchTexts.forgetAll}
      </button>
    )}
    <ul aria-label={searchTexts.otherWays} className={styles.others}>
      <li>
        <button
          type="button"
          className={styles.way}
          onClick={() => {
            onLeave()
            setFastSearch(true)
          }}
        >
          <ListPlus aria-hidden="true" />
          {searchTexts.fast}
        </button>
      </li>
      <li>
        <Link to={paths.advancedSearch} className={styles.way} onClick={onLeave}>
          <SlidersHorizontal aria-hidden="true" />
          {searchTexts.advanced}
        </Link>
      </li>
    </ul>
  </div>
)
