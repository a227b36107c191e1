import { useState, useSyncExternalStore } from 'react'

let pressed = false
const listeners = new Set<() => void>()

function tell(next: boolean): void {
  pressed = next
  for (const listener of listeners) listener()
}
const onPress = () => tell(true)
// The click event of the press follows immediately.
const onRelease = () => void setTimeout(() => tell(false))

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('pointerdown', onPress, true)
    window.addEventListener('pointerup', onRelease, true)
    window.addEventListener('pointercancel', onRelease, true)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('pointerdown', onPress, true)
    window.removeEventListener('pointerup', onRelease, true)
    window.removeEventListener('pointercancel', onRelease, true)
    pressed = false
  }
}

/**
 * The value, frozen while a pointer is pressed: an error that appears when a field loses the focus would move the
 * pressed button away from under the pointer, and the click would be lost.
 */
export function useStillWhilePressed<Value>(value: Value): Value {
  const isPressed = useSyncExternalStore(
    subscribe,
    () => pressed,
    () => false,
  )
  const [still, setStill] = useState(value)
  if (!isPressed && still !== value) setStill(value)
  return isPressed ? still : value
}
