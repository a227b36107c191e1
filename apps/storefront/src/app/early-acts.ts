declare global {
  interface Window {
    /** What was done before React took over (index.html); undefined when nothing is kept any more. */
    early?: Early | undefined
  }
}

interface Early {
  taps: HTMLElement[]
  fields: Map<Field, Held>
  forms: Set<HTMLFormElement>
  /** Called when something was recorded. */
  wake: () => void
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** Whether a box is ticked, or what a field says. */
type Held = boolean | string

/** React tells nobody that it has hydrated an element, so as long as something waits for one it is looked at so often. */
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
 * Replays what was done before hydration, each as soon as its element is hydrated: fields are filled before forms are
 * sent and buttons tapped. What is gone by then is nothing. No timer runs while nothing waits. Answers how to stop.
 */
export function redoEarlyActs(forMs: number): () => void {
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
    forgetEarlyActs()
  }
  const end = setTimeout(stop, forMs)
  early.wake = lookSoon
  lookSoon()
  return stop
}

const isWaiting = ({ taps, fields, forms }: Early) => taps.length > 0 || fields.size > 0 || forms.size > 0

/** Nothing was drawn before, or it is long taken over. */
export const forgetEarlyActs = (): void => void (window.early = undefined)

function redo(early: Early): void {
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
