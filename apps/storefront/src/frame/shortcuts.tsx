import { useEffect } from 'react'
import { takeEarlyKeys } from '../app/event-replay.ts'
import { shortcutOf } from '../lib/browser/shortcut-key.ts'
import { showShortcuts, useAppState } from '../lib/state/app-state.ts'
import { whenFirstOpen } from '../ui/overlays/when-first-open.tsx'

const ShortcutsDialog = whenFirstOpen(() =>
  import('./shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog),
)

/** The first control in an element that is none itself: a quantity, a filter, a product. */
const INSIDE = ['[role=table] input:not([disabled])', 'fieldset input', 'a']
const CONTROLS = 'a, button, input'

/**
 * Presses the control whose aria-keyshortcuts has this key, or focuses a control in that element; returns whether there
 * is one.
 */
function goTo(key: string): boolean {
  const named = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)
  const place = [...named].find((each) => each.checkVisibility())
  if (!place) return false
  const isControl = place.matches(CONTROLS)
  const inside = INSIDE.map((selector) => place.querySelector<HTMLElement>(selector)).find(Boolean)
  const target = isControl ? place : inside
  target?.focus()
  if (isControl) place.click()
  return true
}

/** '/' is handled by the search field. */
function onKey(event: KeyboardEvent): void {
  const key = shortcutOf(event)
  if (key === undefined || key === '/' || event.defaultPrevented) return
  if (key === '?') showShortcuts(true)
  else if (!/^[a-z]$/.test(key) || !goTo(key)) return
  event.preventDefault()
}

/** The search field, which handles '/', may not have been hydrated when it was pressed; what follows was meant for it. */
function replay(keys: readonly KeyboardEvent[]): void {
  const search = keys.findIndex((event) => !event.defaultPrevented && shortcutOf(event) === '/')
  if (search < 0) return keys.forEach(onKey)
  keys.slice(0, search).forEach(onKey)
  goTo('/')
}

const close = () => showShortcuts(false)

/** Keyboard shortcuts of the whole shop and the dialog that lists them; keys pressed before they came are replayed. */
export function Shortcuts() {
  useEffect(() => {
    replay(takeEarlyKeys())
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return <ShortcutsDialog open={useAppState((state) => state.shortcutsOpen)} onClose={close} />
}
