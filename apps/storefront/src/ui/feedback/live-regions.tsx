import { useAnnouncement } from '../../lib/state/announce.ts'
import styles from '../layout/visually-hidden.module.css'

/** The two live regions; the application mounts them once, before anything is said. */
export function LiveRegions() {
  const { polite, assertive } = useAnnouncement()
  return (
    <>
      <div className={styles.hidden} aria-live="polite" role="status">
        {polite}
      </div>
      <div className={styles.hidden} aria-live="assertive" role="alert">
        {assertive}
      </div>
    </>
  )
}
