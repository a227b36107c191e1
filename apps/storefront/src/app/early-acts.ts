declare global {
  interface Window {
    /** What was done before React took over (index.html); undefined when nothing is kept any more. */
    early?: { taps: HTMLElement[]; fields: Map<Field, Held>; forms: Set<HTMLFormElement> } | undefined
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** Whether a box is ticked, or what a field says. */
type Held = boolean | string

/** A screen whose code has not come by then says so. */
const KEPT_MS = 30_000
const LOOK_MS = 50

/** React marks the elements that it takes over. */
const isMarked = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
const woken = new WeakSet<Element>()

/**
 * Whether what is done to an element now arrives. React finishes at once what a mouse event meets half taken over, here one
 * that nobody listens to; until the next look the effects of its screen have run, too, which would undo what came before.
 */
function isTakenOver(element: Element): boolean {
  if (woken.has(element)) return true
  if (isMarked(element)) {
    element.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }))
    woken.add(element)
  }
  return false
}

/**
 * Does again what was done too early, each as soon as its element is taken over: fields are filled before forms are
 * sent and buttons tapped. What is gone by then is nothing.
 */
export function redoEarlyActs(): void {
  const untilMs = performance.now() + KEPT_MS
  const timer = setInterval(() => {
    const { early } = window
    if (early) redo(early)
    if (performance.now() < untilMs) return
    clearInterval(timer)
    forgetEarlyActs()
  }, LOOK_MS)
}

/** Nothing was drawn before, or it is long taken over. */
export const forgetEarlyActs = (): void => void (window.early = undefined)

function redo(early: NonNullable<Window['early']>): void {
  for (const [field, held] of early.fields) {
    if (field.isConnected && !isTakenOver(field)) continue
    early.fields.delete(field)
    if (field.isConnected) fill(field, held)
  }
  if (early.fields.size > 0) return
  const sent = [...early.forms].filter(isTakenOver)
  sent.forEach((form) => {
    early.forms.delete(form)
    form.requestSubmit()
  })
  const due = early.taps.filter(isTakenOver)
  early.taps = early.taps.filter((button) => button.isConnected && !due.includes(button))
  due.forEach((button) => button.click())
}

/** As if it were typed now. React compares with what it knows the field to hold, so that has to be something else before. */
function fill(field: Field, held: Held): void {
  if (typeof held === 'boolean') {
    ;(field as HTMLInputElement).checked = !held
    return field.click()
  }
  if (field instanceof HTMLSelectElement) {
    field.value = held
    return void field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const { selectionStart, selectionEnd } = field
  field.value = ''
  const { prototype } = field.constructor as typeof HTMLInputElement
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, held)
  if (selectionStart !== null && selectionStart <= held.length)
    field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
