import { fastSearchTexts } from '@cambusa/messages/it/catalogue/fast-search'
import { Clock } from 'lucide-react'
import { useSearchedWords } from '../../lib/state/kept-searches.ts'
import { useNow } from '../../lib/browser/use-now.ts'
import { Chip } from '../../ui/buttons/chip.tsx'
import styles from './fast-search-dialog.module.css'
import { isFull, type FastWords } from './use-fast-words.ts'

const MOST = 8
const MINUTE_MS = 60_000

/** Earlier searches, each added by one tap. */
export function RecentWords({ list }: { list: FastWords }) {
  const now = useNow(MINUTE_MS)
  const known = new Set(list.words.map((word) => word.toLowerCase()))
  const recent = useSearchedWords(now.getTime())
    .filter(({ name }) => !known.has(name.toLowerCase()))
    .slice(0, MOST)
  if (recent.length === 0 || isFull(list)) return null
  return (
    <div className={styles.section}>
      <h3 id="fast-recent" className={styles.title}>
        {fastSearchTexts.recent}
      </h3>
      <ul aria-labelledby="fast-recent" className={styles.chips}>
        {recent.map(({ name }) => (
          <li key={name}>
            <Chip
              icon={<Clock aria-hidden="true" />}
              className={styles.chip}
              aria-label={fastSearchTexts.addWord({ word: name })}
              onClick={() => list.add(name)}
            >
              <span className={styles.word}>{name}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
