import { create } from 'zustand'

interface Announcement {
  polite: string
  assertive: string
}

/** The texts of the live regions; ui/feedback/live-regions.tsx renders them. */
export const useAnnouncement = create<Announcement>(() => ({ polite: '', assertive: '' }))

/** A trailing no-break space makes a repeated text a change, so that screen readers read it again. */
const renewed = (previous: string, text: string) => (previous === text ? `${text}\u00a0` : text)

/** Announces a text to screen readers: cart changes, search results. Errors interrupt. */
export const announce = (text: string, urgent = false): void =>
  useAnnouncement.setState((state) =>
    urgent ? { assertive: renewed(state.assertive, text) } : { polite: renewed(state.polite, text) },
  )
