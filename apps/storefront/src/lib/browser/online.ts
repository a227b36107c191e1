import { useSyncExternalStore } from 'react'
import { isOffline } from '../device/is-offline.ts'

/** Calls back when the network goes or comes back; returns a function that stops it. */
function onNetworkChange(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Resolves when there may be a network: at once, unless the browser knows that there is none. */
export async function untilOnline(): Promise<void> {
  if (!isOffline()) return
  await new Promise<void>((resolve) => {
    const stop = onNetworkChange(() => {
      if (isOffline()) return
      stop()
      resolve()
    })
  })
}

/** The same for a component, rendered again when it changes. */
export const useIsOffline = (): boolean => useSyncExternalStore(onNetworkChange, isOffline, () => false)
