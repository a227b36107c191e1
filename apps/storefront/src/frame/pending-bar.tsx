import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { usePendingRequests } from '../lib/api/pending-requests.ts'
import styles from './pending-bar.module.css'

/** A thin line at the top while calls are in progress; quick ones end before it appears. */
export function PendingBar() {
  const isPending = usePendingRequests(({ count }) => count > 0)
  if (!isPending) return null
  return <div className={styles.bar} role="progressbar" aria-label={frameTexts.pending} />
}
