import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { dismissToast, showToast, useToasts } from '../state/show-toast.ts'
import { onAppEvent } from '../state/events.ts'

let waiting: Promise<boolean> | undefined

/**
 * Shows that the shop is away for a moment, with a button to try again: one toast for all waiting calls. Resolves to
 * whether to repeat the call: false when the toast is dismissed or the user has changed.
 */
export function offerRetry(text: string): Promise<boolean> {
  waiting ??= ask(text).finally(() => (waiting = undefined))
  return waiting
}

async function ask(text: string): Promise<boolean> {
  const stops: (() => void)[] = []
  const answer = await new Promise<boolean>((settle) => {
    const action = { label: uiTexts.retry, onPress: () => settle(true) }
    const id = showToast({ kind: 'error', text, topic: 'retry', action })
    // A pressed toast is removed before its action runs, so it counts as dismissed only afterwards.
    const isGone = () => useToasts.getState().toasts.every((toast) => toast.id !== id)
    stops.push(
      useToasts.subscribe(() => isGone() && queueMicrotask(() => settle(false))),
      onAppEvent('sessionChanged', () => dismissToast(id)),
    )
  })
  stops.forEach((stop) => stop())
  return answer
}
