import { Link } from '@tanstack/react-router'
import { ListPlus, SlidersHorizontal } from 'lucide-react'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { setFastSearch } from '../../lib/state/app-state.ts'
import { paths } from '../../app/navigation/paths.ts'
import { personalised } from '../../lib/browser/page-marks.ts'
import styles from './top-bar.module.css'

/** Beside the search field on wide screens: links to the fast search and the advanced search. */
export const OtherSearches = () => (
  <div {...personalised()} className={styles.others}>
    <button
      type="button"
      className={styles.other}
      aria-label={frameTexts.fastSearch}
      aria-haspopup="dialog"
      onClick={() => setFastSearch(true)}
    >
      <ListPlus aria-hidden="true" />
      {frameTexts.fastSearchShort}
    </button>
    <Link to={paths.advancedSearch} className={styles.other} aria-label={frameTexts.advancedSearch}>
      <SlidersHorizontal aria-hidden="true" />
      {frameTexts.advancedSearchShort}
    </Link>
  </div>
)
