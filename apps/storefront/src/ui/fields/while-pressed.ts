import { useState, useSyncExternalStore } from 'react'

let pressed = false
const listeners = new Set<() => void>()

function tell(next: boolean): void {
  pressed = next
  for (const listener of listeners) listener()
}
const onPress = () => tell(true)
// The click that belongs to the press comes right after.
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
 * The value, held still while a pointer is pressed: what appears by leaving a field would move the button that is being
 * pressed away from under the pointer, and the click would be lost.
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
