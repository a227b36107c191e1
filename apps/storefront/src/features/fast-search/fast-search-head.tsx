import { fastSearchTexts } from '@cambusa/messages/it/catalogue/fast-search'
import { Link } from '@tanstack/react-router'
import { ListPlus, X } from 'lucide-react'
import { paths } from '../../app/navigation/paths.ts'
import { setFastSearch } from '../../lib/state/app-state.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './fast-search-head.module.css'

/** The searched words: each links to its shelf and can be removed; the dialog adds more. */
export const FastSearchHead = ({ words }: { words: readonly string[] }) => (
  <div className={styles.head}>
    <Breadcrumbs home={paths.home} items={[{ label: fastSearchTexts.title }]} />
    <div className={styles.line}>
      <h1>{fastSearchTexts.title}</h1>
      <Button icon={<ListPlus />} aria-haspopup="dialog" onClick={() => setFastSearch(true)}>
        {fastSearchTexts.edit}
      </Button>
    </div>
    <ul aria-label={fastSearchTexts.words} className={styles.words}>
      {words.map((word) => (
        <li key={word} className={styles.word}>
          <span className={styles.text}>{word}</span>
          <Link
            to={paths.fastSearch}
            search={{ q: words.filter((each) => each !== word) }}
            replace
            resetScroll={false}
            className={styles.remove}
            aria-label={fastSearchTexts.remove({ word })}
          >
            <X aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  </div>
)
