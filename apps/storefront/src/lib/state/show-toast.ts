import { create } from 'zustand'
import { announce } from './announce.ts'
import { stripTags } from '../format/strip-tags.ts'

export interface ToastMessage {
  kind: 'success' | 'error' | 'info'
  /** HTML tags are stripped. */
  text: string
  /** A newer message of the same topic replaces the older one, so that quick taps do not fill the screen. */
  topic?: string
  /** How long it is shown, where that differs from the usual time (an undo). */
  forMs?: number
  /** With an action and no time of its own the toast stays until it is used or dismissed. */
  action?: { label: string; onPress: () => void }
}

export interface ShownToast extends ToastMessage {
  id: number
  /** Grows when the same message is repeated: its time restarts instead of a second toast. */
  round: number
}

const MAX_SHOWN = 3
let lastId = 0

export const useToasts = create<{ toasts: ShownToast[] }>(() => ({ toasts: [] }))

/** Shows a toast at the bottom centre for 3 seconds (specification §8) and announces it to screen readers. */
export function showToast(message: ToastMessage): number {
  const text = stripTags(message.text)
  if (!text) return -1
  announce(text, message.kind === 'error')
  const { toasts } = useToasts.getState()
  const same = toasts.find(
    (toast) =>
      toast.kind === message.kind &&
      (toast.text === text || (message.topic !== undefined && toast.topic === message.topic)),
  )
  if (same) {
    const again = { ...same, ...message, text, round: same.round + 1 }
    useToasts.setState({ toasts: toasts.map((toast) => (toast === same ? again : toast)) })
    return same.id
  }
  lastId += 1
  const added = { ...message, text, id: lastId, round: 0 }
  const all = [...toasts, added]
  // Toasts with an action stay; of the others the oldest is removed.
  const dropped = all.length > MAX_SHOWN && (all.find(({ action }) => !action) ?? all[0])
  useToasts.setState({ toasts: all.filter((toast) => toast !== dropped) })
  return lastId
}

export const dismissToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
