import { Link } from '@tanstack/react-router'
import { ListPlus, SlidersHorizontal } from 'lucide-react'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { setFastSearch } from '../../lib/state/app-state.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import iconButton from '../../ui/buttons/icon-button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { paths } from '../../app/navigation/paths.ts'
import { personalised } from '../../lib/browser/page-marks.ts'
import styles from './top-bar.module.css'

/** Beside the search field on wide screens: links to the fast search and the advanced search. */
export const OtherSearches = () => (
  <div {...personalised()} className={styles.others}>
    <IconButton
      tone="on-primary"
      label={frameTexts.fastSearch}
      icon={<ListPlus />}
      aria-haspopup="dialog"
      onClick={() => setFastSearch(true)}
    />
    <Link
      to={paths.advancedSearch}
      className={classNames(iconButton.button, iconButton['on-primary'])}
      aria-label={frameTexts.advancedSearch}
      title={frameTexts.advancedSearch}
    >
      <SlidersHorizontal />
    </Link>
  </div>
)
