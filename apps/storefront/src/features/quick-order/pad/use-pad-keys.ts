import { useEffect } from 'react'
import { ENTRY_ID, focusEntry, moveFocus } from './pad-focus.ts'

const step = (key: string) => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined)

/** In a text field the arrows move the caret, until it is in the last line and cannot move further. */
function belongsToCaret(target: HTMLElement): boolean {
  if (target instanceof HTMLTextAreaElement) return target.value !== ''
  return target instanceof HTMLSelectElement || target.closest('[role=listbox], [role=dialog], form') !== null
}

/** Ctrl+Enter adds everything from anywhere on the pad; up and down move between rows. */
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
    // In the capture phase, before the focused field handles Enter itself.
    const onAddKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      if (document.querySelector('[role=dialog]')) return
      event.preventDefault()
      event.stopPropagation()
      // Leaves a quantity field, which saves it, before its line is removed.
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
