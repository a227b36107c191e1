import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../buttons/button.tsx'
import { classNames } from '../class-names.ts'
import styles from './failure-notice.module.css'

interface FailureNoticeProps {
  /** Why it was not done; nothing is shown without. */
  text: string | undefined
  /** Trying again may help: nothing that was typed or chosen is lost. */
  onRetry?: (() => void) | undefined
  /** It is being tried again: the button stays where it is, with its focus. */
  retrying?: boolean
  /** Keeps a distance to what follows, where its place has no gaps of its own. */
  spaced?: boolean
}

/** Shows an error beside the control that caused it, and scrolls it into view. */
export function FailureNotice({ text, onRetry, retrying, spaced }: FailureNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text) place.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <div role="alert" ref={place} className={classNames(styles.place, spaced && text && styles.spaced)}>
      {text && (
        <div className={styles.failure}>
          <CircleAlert aria-hidden="true" />
          <p className={styles.text}>{text}</p>
          {onRetry && (
            <Button className={styles.retry} pending={retrying} onClick={onRetry}>
              {uiTexts.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
