import { CloudOff, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { useIsOffline } from '../../lib/browser/online.ts'
import { BackButton } from '../buttons/back-button.tsx'
import { Button } from '../buttons/button.tsx'
import styles from './states.module.css'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  text?: ReactNode
  /** What to do next: a Button or a LinkButton. */
  action?: ReactNode
  /** The heading's level where the state is the whole screen. */
  as?: 'h1' | 'h2' | 'h3'
}

/** An empty state: why, and what to do next. */
export const EmptyState = ({ icon, title, text, action, as: Heading = 'h2' }: EmptyStateProps) => (
  <div className={styles.state}>
    {icon && (
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
    )}
    <Heading className={styles.title}>{title}</Heading>
    {text && <div className={styles.text}>{text}</div>}
    {action && <div className={styles.actions}>{action}</div>}
  </div>
)

interface ErrorStateProps {
  title?: string
  text?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  as?: 'h1' | 'h2' | 'h3'
}

/**
 * An error state: what happened, or that there is no network; a button to try again and, for a whole screen, one to go
 * back.
 */
export function ErrorState({
  title = uiTexts.errorTitle,
  text = uiTexts.errorText,
  onRetry,
  retrying,
  as,
}: ErrorStateProps) {
  const isOffline = useIsOffline()
  return (
    <EmptyState
      as={as}
      icon={<CloudOff />}
      title={title}
      text={isOffline ? uiTexts.missingOffline : text}
      action={
        <>
          {as === 'h1' && <BackButton />}
          {onRetry && !isOffline && (
            <Button look="primary" icon={<RotateCw />} pending={retrying} onClick={onRetry}>
              {uiTexts.retry}
            </Button>
          )}
        </>
      }
    />
  )
}
