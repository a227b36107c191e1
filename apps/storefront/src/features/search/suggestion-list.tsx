import { searchTexts } from '@cambusa/messages/it/search'
import { useEffect, type ReactNode } from 'react'
import { announce } from '../../lib/state/announce.ts'
import styles from './suggestion-list.module.css'
import { SuggestionLine } from './suggestion-line.tsx'
import type { Suggestion, SuggestionGroup } from './suggestions.ts'

interface SuggestionListProps {
  id: string
  optionId: (index: number) => string
  open: boolean
  /** Something is typed, so that there could be suggestions. */
  hasText: boolean
  groups: readonly SuggestionGroup[]
  active: number
  onPoint: (index: number) => void
  onChoose: (suggestion: Suggestion) => void
  /** Takes a searched word out. */
  onForget: (word: string) => void
  /** Below the list: other ways to search. */
  children: ReactNode
}

/** The list below the field; the focus stays in the field, which names the active line. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, optionId, open, groups, active, onPoint, onChoose, onForget, hasText, children } = props
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const hasRecent = groups[0]?.kind === 'recent'
  useEffect(() => {
    if (open && count > 0) announce(searchTexts.suggestionCount({ count, hasRecent }))
  }, [open, count, hasRecent])
  useEffect(() => {
    if (open) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [open, active, optionId])

  const hasProducts = groups.some(({ kind }) => kind === 'products') && groups.length > 1
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0),
  )
  return (
    <div
      role="presentation"
      className={styles.panel}
      hidden={!open}
      // A press inside must not take the focus out of the field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        id={id}
        role="listbox"
        aria-label={searchTexts.suggestions}
        className={styles.list}
        data-products={hasProducts || undefined}
      >
        {groups.map((group, groupIndex) => (
          <div
            key={group.kind}
            role="group"
            aria-label={searchTexts[group.kind]}
            data-kind={group.kind}
            className={styles.group}
          >
            <p className={styles.title} aria-hidden="true">
              {searchTexts[group.kind]}
            </p>
            {group.items.map((suggestion, index) => {
              const place = (starts[groupIndex] ?? 0) + index
              return (
                <div
                  key={place}
                  id={optionId(place)}
                  role="option"
                  aria-selected={place === active}
                  tabIndex={-1}
                  className={styles.option}
                  onPointerMove={() => place !== active && onPoint(place)}
                  onClick={() => onChoose(suggestion)}
                  onKeyDown={(event) => event.key === 'Enter' && onChoose(suggestion)}
                >
                  <SuggestionLine suggestion={suggestion} onForget={onForget} />
                </div>
              )
            })}
          </div>
        ))}
      </div>
      {count === 0 && hasText && <p className={styles.nothing}>{searchTexts.nothing}</p>}
      {children}
    </div>
  )
}
