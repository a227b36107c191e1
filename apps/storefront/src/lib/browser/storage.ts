/** Browser storage that never throws: it is missing in private windows, on full disks and during server rendering. */
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
      // It could not be stored: the shopper continues without.
    }
  },
  remove: (key) => {
    try {
      storage().removeItem(key)
    } catch {
      // Nothing was stored.
    }
  },
})

/**
 * Stored while this shopper's prices and assortment may differ from those of a visitor without choices (index.html).
 */
export const SCOPE_CHOSEN_KEY = 'cambusa.scope'

/** The view settings and filters of this browser. */
export const APP_STATE_KEY = 'cambusa.app'

/** Earlier searches in this browser, which a logout deletes. */
export const SEARCHES_KEY = 'cambusa.searches'

/** The choice about cookies (index.html reads it too). */
export const COOKIES_KEY = 'cambusa.cookies'

/** Kept while services measure, so that what they left is removed once they may not (app/analytics). */
export const MEASURED_KEY = 'cambusa.measured'

/** What was typed before a reload of this tab (lib/forms/typed-drafts.ts). */
export const DRAFTS_KEY = 'cambusa.drafts'

/** Kept while this device gets the pushes of who is signed in (lib/push). */
export const PUSHES_KEY = 'cambusa.pushes'

/** Kept until cleared, shared by the tabs. */
export const localStore = safe(() => localStorage)

/** Begins the keys of changes that the shop has not had yet (lib/state/unsent.ts). */
export const UNSENT = 'cambusa.unsent.'

/** Whether an earlier page has left changes that were not sent. */
export function hasUnsent(): boolean {
  try {
    return JSON.stringify(localStorage).includes(UNSENT)
  } catch {
    return false
  }
}

/** Kept as long as the tab. */
export const tabStore = safe(() => sessionStorage)
