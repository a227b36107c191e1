import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../buttons/button.tsx'
import { classNames } from '../class-names.ts'
import styles from './failure-notice.module.css'

interface FailureNoticeProps {
  /** The reason of the failure; without it nothing is shown. */
  text: string | undefined
  /** Shows a button to try again, where that may help; nothing typed or chosen is lost. */
  onRetry?: (() => void) | undefined
  /** The retry is in progress: the button stays in place and keeps its focus. */
  retrying?: boolean
  /** Adds a margin below, where the container has no gaps. */
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
