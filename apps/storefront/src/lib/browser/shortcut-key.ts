import { useAppState } from '../state/app-state.ts'

const WRITING = 'textarea, select, input:not([type=checkbox]):not([type=radio])'

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(WRITING))

/**
 * The key of an event, if it is a shortcut of a single key: not in a text field or an open dialog, nor where the
 * shopper has turned such shortcuts off (WCAG 2.1.4).
 */
export function shortcutOf(event: KeyboardEvent): string | undefined {
  const isAlone = !event.altKey && !event.ctrlKey && !event.metaKey
  if (!isAlone || isWriting(event.target) || !useAppState.getState().shortcuts) return undefined
  return document.querySelector('[role="dialog"]') ? undefined : event.key
}
