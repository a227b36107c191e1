import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { useIsOffline } from '../../lib/browser/online.ts'
import { Button } from '../buttons/button.tsx'
import styles from './missing-part.module.css'

/** In the place of a part whose code or data did not come: says so, with what may help. */
export function MissingPart({ onRetry, onClose }: { onRetry: () => void; onClose?: () => void }) {
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
