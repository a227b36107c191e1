import { create } from 'zustand'
import styles from '../layout/visually-hidden.module.css'

interface Announcement {
  polite: string
  assertive: string
}

const useAnnouncement = create<Announcement>(() => ({ polite: '', assertive: '' }))

/** A trailing no-break space makes the same words said twice a change, so that they are heard twice. */
const renewed = (previous: string, text: string) => (previous === text ? `${text}\u00a0` : text)

/** Says a text to who listens with a screen reader: cart changes, results found. Errors interrupt. */
export const announce = (text: string, urgent = false): void =>
  useAnnouncement.setState((state) =>
    urgent ? { assertive: renewed(state.assertive, text) } : { polite: renewed(state.polite, text) },
  )

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
