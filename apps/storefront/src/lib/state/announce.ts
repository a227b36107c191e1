import { create } from 'zustand'

interface Announcement {
  polite: string
  assertive: string
}

/** What the live regions say; ui/feedback/live-regions.tsx renders them. */
export const useAnnouncement = create<Announcement>(() => ({ polite: '', assertive: '' }))

/** A trailing no-break space makes the same words said twice a change, so that they are heard twice. */
const renewed = (previous: string, text: string) => (previous === text ? `${text}\u00a0` : text)

/** Says a text to who listens with a screen reader: cart changes, results found. Errors interrupt. */
export const announce = (text: string, urgent = false): void =>
  useAnnouncement.setState((state) =>
    urgent ? { assertive: renewed(state.assertive, text) } : { polite: renewed(state.polite, text) },
  )
