import { uiTexts } from '@cambusa/messages/it/ui'
import { CircleAlert } from 'lucide-react'
import { Button } from './button.tsx'
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

/** Why something was not done, said in the place where it was asked for. */
export const FailureNotice = ({ text, onRetry, retrying, spaced }: FailureNoticeProps) => (
  <div role="alert" className={spaced && text ? styles.spaced : undefined}>
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
