import { COOKIES_KEY } from '../browser/first-visit-keys.ts'

// Apart from cookie-choice.ts: the first screen's code listens, and need not know the rule.
const listeners = new Set<() => void>()

export const tellCookieChoice = (): void => listeners.forEach((listener) => listener())

/** Calls the listener after a choice made here or in another tab; returns a function that removes it. */
export function onCookieChoice(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Null: everything was cleared.
    if (key === COOKIES_KEY || key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
