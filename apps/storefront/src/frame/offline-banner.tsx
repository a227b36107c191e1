import { WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { useIsOffline } from '../lib/browser/online.ts'
import { showToast } from '../lib/state/show-toast.ts'
import styles from './offline-banner.module.css'

/** Tells that there is no connection, and when it is back. */
export function OfflineBanner() {
  const isOffline = useIsOffline()
  const wasOffline = useRef(false)
  useEffect(() => {
    if (!isOffline && wasOffline.current) showToast({ kind: 'success', text: frameTexts.backOnline })
    wasOffline.current = isOffline
  }, [isOffline])
  return (
    <div role="status">
      {isOffline && (
        <p className={styles.banner}>
          <WifiOff aria-hidden="true" />
          {frameTexts.offline}
        </p>
      )}
    </div>
  )
}
