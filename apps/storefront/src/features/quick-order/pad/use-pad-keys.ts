import { useEffect } from 'react'
import { ENTRY_ID, focusEntry, moveFocus } from './pad-focus.ts'

const step = (key: string) => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined)

/** In a field with words arrows belong to the caret, until it is in the last line and nothing is left to go to. */
function belongsToCaret(target: HTMLElement): boolean {
  if (target instanceof HTMLTextAreaElement) return target.value !== ''
  return target instanceof HTMLSelectElement || target.closest('[role=listbox], [role=dialog], form') !== null
}

/** Ctrl+Enter adds everything from anywhere on the pad; up and down go from row to row. */
export function usePadKeys(onAddAll: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return
      if (document.querySelector('[role=dialog]')) return
      const { target } = event
      const direction = step(event.key)
      if (direction === undefined || !(target instanceof HTMLElement) || event.ctrlKey || event.metaKey)
        return
      const isOnPad = target.id === ENTRY_ID || target.closest('[data-pad-row]') !== null
      if (!isOnPad || belongsToCaret(target)) return
      if (moveFocus(target, direction)) event.preventDefault()
    }
    // Before the field that has the focus makes its own of the Enter in it.
    const onAddKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      if (document.querySelector('[role=dialog]')) return
      event.preventDefault()
      event.stopPropagation()
      // A quantity that is being typed counts; then the line under the focus goes.
      focusEntry()
      onAddAll()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('keydown', onAddKey, true)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('keydown', onAddKey, true)
    }
  }, [onAddAll])
}
