import { useEffect } from 'react'
import { ENTRY_ID, moveFocus } from './pad-focus.ts'

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
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        onAddAll()
        return
      }
      const { target } = event
      const direction = step(event.key)
      if (direction === undefined || !(target instanceof HTMLElement) || event.ctrlKey || event.metaKey)
        return
      const isOnPad = target.id === ENTRY_ID || target.closest('[data-pad-row]') !== null
      if (!isOnPad || belongsToCaret(target)) return
      if (moveFocus(target, direction)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onAddAll])
}
