import { searchTexts } from '@cambusa/messages/it/search'
import { Link } from '@tanstack/react-router'
import { ListPlus, SlidersHorizontal } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import { setFastSearch } from '../../lib/state/app-state.ts'
import styles from './search-ways.module.css'

interface SearchWaysProps {
  /** Own searched words are shown. */
  hasRecent: boolean
  typed: string
  /** Forgets all own searched words. */
  onForgetAll: () => void
  /** Closes the list. */
  onLeave: () => void
  /** Closes the list by Escape: the focus goes back to the field. */
  onBack: () => void
}

/** Below the suggestions: forgetting what was searched, and the other searches. */
export const SearchWays = ({ hasRecent, typed, onForgetAll, onLeave, onBack }: SearchWaysProps) => (
  <div
    role="presentation"
    className={styles.ways}
    onKeyDown={(event) => {
      if (event.key === 'Escape') onBack()
    }}
  >
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
