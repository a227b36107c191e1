import { FAST_SEARCH_WORDS_MAX } from '@cambusa/domain/constants'
import { fastSearchTexts } from '@cambusa/messages/it/catalogue/fast-search'
import { useRef } from 'react'
import { Chip } from '../../ui/buttons/chip.tsx'
import styles from './fast-search-dialog.module.css'
import type { FastWords } from './use-fast-words.ts'

interface WordListProps {
  list: FastWords
  /** The last word was removed: the focus must move elsewhere. */
  onEmpty: () => void
}

/** The collected words, each with a button that removes it; the focus moves to the word in its position. */
export function WordList({ list, onEmpty }: WordListProps) {
  const items = useRef<HTMLUListElement>(null)
  const { words, remove } = list
  if (words.length === 0) return null
  const takeOut = (word: string, place: number) => {
    remove(word)
    if (words.length === 1) return onEmpty()
    const next = place === words.length - 1 ? place - 1 : place + 1
    items.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className={styles.section}>
      <h3 id="fast-words" className={styles.title}>
        {fastSearchTexts.words}{' '}
        <span className={styles.count}>
          {fastSearchTexts.count({ count: words.length, max: FAST_SEARCH_WORDS_MAX })}
        </span>
      </h3>
      <ul ref={items} aria-labelledby="fast-words" className={styles.chips}>
        {words.map((word, place) => (
          <li key={word}>
            <Chip
              removable
              className={styles.chip}
              aria-label={fastSearchTexts.remove({ word })}
              onClick={() => takeOut(word, place)}
            >
              <span className={styles.word}>{word}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
