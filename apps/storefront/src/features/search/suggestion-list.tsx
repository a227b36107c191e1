import { searchTexts } from '@cambusa/messages/it/catalogue/search'
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { isTouchOnly } from '../../lib/browser/small-screen.ts'
import { announce } from '../../lib/state/announce.ts'
import styles from './suggestion-list.module.css'
import { SuggestionLine } from './suggestion-line.tsx'
import { suggestionKey, type Suggestion, type SuggestionGroup } from './suggestions.ts'
import { useHeightAboveKeyboard } from './use-height-above-keyboard.ts'

interface SuggestionListProps {
  id: string
  optionId: (index: number) => string
  open: boolean
  /** There is typed text, so suggestions are possible. */
  hasText: boolean
  groups: readonly SuggestionGroup[]
  active: number
  onPoint: (index: number) => void
  onChoose: (suggestion: Suggestion) => void
  /** Deletes one earlier search. */
  onForget: (word: string) => void
  /** Closes the list on Escape: the focus goes back to the field. */
  onBack: () => void
  /** The stepper of a product, in its line. */
  renderAction: (product: ProductCard) => ReactNode
  /** Below the list: other ways to search. */
  children: ReactNode
}

function keepFocus(event: SyntheticEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
}

/** The list below the field; the focus stays in the field, which references the active line. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, optionId, open, groups, active, onPoint, onChoose, onForget, hasText } = props
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const hasRecent = groups.some(({ kind }) => kind === 'recent')
  const hasProducts = groups.some(({ kind }) => kind === 'products')
  const panel = useRef<HTMLDivElement>(null)
  useHeightAboveKeyboard(panel, open)
  useEffect(() => {
    const byKeys = !isTouchOnly()
    if (open && count > 0) announce(searchTexts.suggestionCount({ count, byKeys, hasRecent, hasProducts }))
  }, [open, count, hasRecent, hasProducts])
  useEffect(() => {
    if (open) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [open, active, optionId])

  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { items }) => sum + items.length, 0),
  )
  return (
    <div
      ref={panel}
      role="presentation"
      className={styles.panel}
      hidden={!open}
      // A press inside must not take the focus from the field, except into the number field of a stepper.
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        props.onBack()
      }}
    >
      <div
        id={id}
        role="grid"
        aria-label={searchTexts.suggestions}
        className={styles.list}
        data-products={(hasProducts && groups.length > 1) || undefined}
      >
        {groups.map((group, groupIndex) => (
          <div
            key={group.kind}
            role="rowgroup"
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
                  key={suggestionKey(suggestion)}
                  id={optionId(place)}
                  role="row"
                  aria-selected={place === active}
                  tabIndex={-1}
                  className={styles.option}
                  onPointerMove={() => place !== active && onPoint(place)}
                >
                  <div
                    role="gridcell"
                    tabIndex={-1}
                    className={styles.choice}
                    onClick={() => onChoose(suggestion)}
                    onKeyDown={(event) => event.key === 'Enter' && onChoose(suggestion)}
                  >
                    <SuggestionLine suggestion={suggestion} onForget={onForget} />
                  </div>
                  {suggestion.kind === 'product' && (
                    <div role="gridcell" className={styles.action}>
                      {props.renderAction(suggestion.product)}
                    </div>
                  )}
                </div>
              )
            })}
          </div>
        ))}
      </div>
      {count === 0 && hasText && <p className={styles.nothing}>{searchTexts.nothing}</p>}
      {props.children}
    </div>
  )
}
