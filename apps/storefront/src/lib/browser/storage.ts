/** Browser storage that never throws: private windows, full disks and the server rendering have none. */
export interface SafeStorage {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
}

const safe = (storage: () => Storage): SafeStorage => ({
  get: (key) => {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  },
  set: (key, value) => {
    try {
      storage().setItem(key, value)
    } catch {
      // Not kept: the shopper goes on without.
    }
  },
  remove: (key) => {
    try {
      storage().removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
})

/** What was searched for in this browser, which a logout forgets. */
export const SEARCHES_KEY = 'cambusa.searches'

/** Kept until cleared, shared by the tabs. */
export const localStore = safe(() => localStorage)

/** Kept as long as the tab. */
export const tabStore = safe(() => sessionStorage)
