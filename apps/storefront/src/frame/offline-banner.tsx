import { WifiOff } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { frameTexts } from '@cambusa/messages/it/frame'
import { showToast } from '../lib/state/show-toast.ts'
import styles from './offline-banner.module.css'

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Says that there is no connection, and when it is back. */
export function OfflineBanner() {
  const isOnline = useIsOnline()
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOnline && wasOffline.current) showToast({ kind: 'success', text: frameTexts.backOnline })
    wasOffline.current = !isOnline
  }, [isOnline])
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.banner}>
          <WifiOff aria-hidden="true" />
          {frameTexts.offline}
        </p>
      )}
    </div>
  )
}
