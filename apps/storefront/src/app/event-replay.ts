import { fillField, type Field, type Held } from '../lib/browser/fill-field.ts'

declare global {
  interface Window {
    /** Events recorded before hydration (index.html); undefined when no more are recorded. */
    early?: Early | undefined
    /** Keys pressed before the code of the shortcuts has come (index.html); undefined when no more are recorded. */
    earlyKeys?: KeyboardEvent[] | undefined
  }
}

interface Early {
  taps: HTMLElement[]
  fields: Map<Field, Held>
  forms: Set<HTMLFormElement>
  /** Called when an event was recorded. */
  wake: () => void
}

/** React does not report which elements it has hydrated, so they are checked at this interval while an event waits. */
const LOOK_MS = 50

/** React marks the elements that it has hydrated. */
const isMarked = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
const forced = new WeakSet<Element>()

/**
 * Whether an event on an element would reach its handler now. A mouse event makes React finish hydrating its target at
 * once; 'auxclick' is one without a handler. The effects of the screen, which would undo an earlier event, have run by
 * the next check.
 */
function isHydrated(element: Element): boolean {
  if (forced.has(element)) return true
  if (isMarked(element)) {
    element.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }))
    forced.add(element)
  }
  return false
}

/**
 * Replays the events recorded before hydration, each as soon as its element is hydrated: fields are filled before forms
 * are sent and buttons tapped. Events of elements that are gone are dropped. No timer runs while nothing waits. Returns
 * a function that stops it.
 */
export function replayEvents(forMs: number): () => void {
  const { early } = window
  if (!early) return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    timer = undefined
    redo(early)
    lookSoon()
  }
  const lookSoon = () => {
    if (isWaiting(early)) timer ??= setTimeout(look, LOOK_MS)
  }
  const stop = () => {
    clearTimeout(timer)
    clearTimeout(end)
    forgetEvents()
  }
  const end = setTimeout(stop, forMs)
  early.wake = lookSoon
  lookSoon()
  return stop
}

const isWaiting = ({ taps, fields, forms }: Early) => taps.length > 0 || fields.size > 0 || forms.size > 0

/** Whether an event before hydration still waits: the shopper has acted already. */
export const hasRecorded = (): boolean =>
  (window.early !== undefined && isWaiting(window.early)) || Boolean(window.earlyKeys?.length)

/** The keys pressed until now, oldest first; from now on none is recorded. */
export function takeEarlyKeys(): KeyboardEvent[] {
  const { earlyKeys = [] } = window
  window.earlyKeys = undefined
  return earlyKeys
}

/** For a page that the server did not render, or that was hydrated long ago. */
export const forgetEvents = (): void => void (window.early = undefined)

function redo(early: Early): void {
  for (const [field, held] of early.fields) {
    if (field.isConnected && !isHydrated(field)) continue
    early.fields.delete(field)
    if (field.isConnected) fillField(field, held)
  }
  if (early.fields.size > 0) return
  const sent = [...early.forms].filter(isHydrated)
  sent.forEach((form) => {
    early.forms.delete(form)
    form.requestSubmit()
  })
  const due = early.taps.filter(isHydrated)
  early.taps = early.taps.filter((button) => button.isConnected && !due.includes(button))
  due.forEach((button) => button.click())
}
