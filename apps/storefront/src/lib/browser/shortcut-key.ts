import { useAppState } from '../state/app-state.ts'

const WRITING = 'textarea, select, input:not([type=checkbox]):not([type=radio])'

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(WRITING))

/**
 * The key that was pressed as a shortcut, alone: not while something is written or a dialog is open, nor where the shopper
 * has turned such shortcuts off (WCAG 2.1.4).
 */
export function shortcutOf(event: KeyboardEvent): string | undefined {
  const isAlone = !event.altKey && !event.ctrlKey && !event.metaKey
  if (!isAlone || isWriting(event.target) || !useAppState.getState().shortcuts) return undefined
  return document.querySelector('[role="dialog"]') ? undefined : event.key
}
