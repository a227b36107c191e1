import { RESUME_DELAY_MS } from '@cambusa/domain/constants'
import { onHidden } from '../device/on-hidden.ts'
import { hashNotReload, reloadAfterMillis } from '../../../../../shop.config.json'

export type ResumeAct = 'reload' | 'refresh' | 'nothing'

/**
 * What to do when the app comes back from the background (specification §4 'App resume'): after the threshold it
 * reloads, except during the payment or on the cart; otherwise a signed-in customer's cart is fetched again.
 */
export function resumeAct(hiddenMs: number, path: string, hasMarker: boolean, isOnline: boolean): ResumeAct {
  const mayReload = isOnline && !hashNotReload.some((excluded) => `${path}/`.startsWith(excluded))
  if (hiddenMs > reloadAfterMillis && mayReload) return 'reload'
  return hasMarker ? 'refresh' : 'nothing'
}

/** Calls back 100 ms after the page is visible again, with how long it was hidden, milliseconds. */
export function onResume(callback: (hiddenMs: number) => void): () => void {
  let hiddenAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = onHidden((isHidden) => {
    clearTimeout(timer)
    if (isHidden) {
      hiddenAt ??= Date.now()
    } else if (hiddenAt !== null) {
      const hiddenMs = Date.now() - hiddenAt
      hiddenAt = null
      timer = setTimeout(() => callback(hiddenMs), RESUME_DELAY_MS)
    }
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
