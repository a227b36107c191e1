import { flyerTexts as texts } from '@cambusa/messages/it/content/flyers'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { prefersStill } from '../../ui/layout/use-slide-show.ts'
import { useTrackPosition } from '../../ui/layout/use-track-position.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import styles from './flyer.module.css'
import { FlyerSheets, sheetId, type FlyerPagesProps } from './flyer-pages.tsx'

/** Keys that write or choose something where the focus is. */
const OWN_KEYS = 'input, textarea, select, [role="spinbutton"], [role="combobox"], [contenteditable="true"]'
const HELP = 'aiuto-volantino'

/**
 * The pages of a flyer side by side: leafed through by finger, wheel, Tab, keys, buttons and the list of pages. Without
 * scripts they are below each other, and the list of pages leads to them.
 */
export function FlyerLeaves({ pages, renderProduct }: FlyerPagesProps) {
  const track = useRef<HTMLDivElement>(null)
  const { shown: place } = useTrackPosition(track)
  const last = pages.length - 1
  const shown = Math.min(place, last)

  const go = (index: number) => {
    const element = track.current
    if (element === null) return
    const behavior = prefersStill() ? 'instant' : 'smooth'
    element.scrollTo({ left: Math.max(0, Math.min(last, index)) * element.clientWidth, behavior })
    // From the end of a long page the next one begins at its top.
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ behavior, block: 'start' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event
    if (altKey || ctrlKey || metaKey || shiftKey || (target as Element).closest(OWN_KEYS)) return
    if (key === 'ArrowRight') go(shown + 1)
    else if (key === 'ArrowLeft') go(shown - 1)
    else if (target === currentTarget && key === 'Home') go(0)
    else if (target === currentTarget && key === 'End') go(last)
    else return
    event.preventDefault()
  }
  const onLink = (index: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    go(index)
  }
  const bar = (isAnnounced: boolean) => (
    <div className={styles.bar}>
      <IconButton
        label={texts.previous}
        icon={<ChevronLeft />}
        aria-disabled={shown === 0}
        onClick={() => go(shown - 1)}
      />
      <p className={styles.place} aria-live={isAnnounced ? 'polite' : undefined}>
        {texts.page({ page: shown + 1, pages: pages.length })}
        {isAnnounced && <VisuallyHidden>: {pages[shown]?.title}</VisuallyHidden>}
      </p>
      <IconButton
        label={texts.next}
        icon={<ChevronRight />}
        aria-disabled={shown === last}
        onClick={() => go(shown + 1)}
      />
    </div>
  )
  return (
    <div className={styles.leaves}>
      <nav aria-label={texts.summary} className={styles.contents}>
        <ol>
          {pages.map(({ title }, index) => (
            <li key={index}>
              <a
                href={`#${sheetId(index + 1)}`}
                aria-current={index === shown ? 'true' : undefined}
                className={styles.content}
                onClick={onLink(index)}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {last > 0 && bar(true)}
      <VisuallyHidden as="div">
        <span id={HELP}>{texts.leavesHelp}</span>
      </VisuallyHidden>
      {/* A region that scrolls takes the focus, so that keys scroll it. */}
      <div
        ref={track}
        role="region"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={texts.leaves}
        aria-describedby={HELP}
        className={styles.track}
        onKeyDown={onKeyDown}
      >
        <FlyerSheets pages={pages} renderProduct={renderProduct} />
      </div>
      {last > 0 && bar(false)}
    </div>
  )
}
