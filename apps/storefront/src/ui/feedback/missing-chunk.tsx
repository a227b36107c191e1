import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { useIsOffline } from '../../lib/browser/online.ts'
import { Button } from '../buttons/button.tsx'
import styles from './missing-chunk.module.css'

/** Shown instead of a component whose code or data failed to load, with a button to try again. */
export function MissingChunk({ onRetry, onClose }: { onRetry: () => void; onClose?: () => void }) {
  const isOffline = useIsOffline()
  return (
    <div role="status" className={styles.missing}>
      <p>{isOffline ? uiTexts.missingOffline : uiTexts.missing}</p>
      <div className={styles.actions}>
        {!isOffline && <Button onClick={onRetry}>{uiTexts.retry}</Button>}
        {onClose && <Button onClick={onClose}>{uiTexts.close}</Button>}
      </div>
    </div>
  )
}
