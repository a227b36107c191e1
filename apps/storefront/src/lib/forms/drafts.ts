import { fillField, type Field } from '../browser/fill-field.ts'
import { tabStore } from '../browser/storage.ts'
import { useUserStore } from '../session/user-store.ts'
import { heldBy, keptFields, type Typed } from './draft-fields.ts'

const KEY = 'cambusa.drafts'
const NOBODY = '-1'

interface Draft {
  /** The customer and the company who typed it. */
  by: string
  typed: Typed
}

/** What reads what was typed on this page, by the name of the form. */
const open = new Map<string, () => Typed>()

function readDrafts(): Record<string, Draft> {
  try {
    return JSON.parse(tabStore.get(KEY) ?? '{}') as Record<string, Draft>
  } catch {
    return {}
  }
}

function writeDrafts(drafts: Record<string, Draft>): void {
  if (Object.keys(drafts).length === 0) tabStore.remove(KEY)
  else tabStore.set(KEY, JSON.stringify(drafts))
}

/** Who types now; undefined before the first answer. */
function typist(): string | undefined {
  const { user } = useUserStore.getState()
  if (user === null) return undefined
  return [user.userId, ...(user.companyId ? [user.companyId] : [])].join('.')
}

/** Every reload passes here: of the box for a new version, of the app's return, of the browser. */
function keepAll(): void {
  // Another person's page follows (lib/session/start-anew.ts).
  if (document.body.hidden) return tabStore.remove(KEY)
  const by = typist() ?? NOBODY
  const drafts = readDrafts()
  for (const [name, read] of open) {
    const typed = read()
    if (Object.keys(typed).length > 0) drafts[name] = { by, typed }
  }
  writeDrafts(drafts)
}

/** The browser has kept the page itself, with everything typed. */
function forgetOpen({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  writeDrafts(Object.fromEntries(Object.entries(readDrafts()).filter(([name]) => !open.has(name))))
}

let isListening = false
function listen(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('pagehide', keepAll)
  window.addEventListener('pageshow', forgetOpen)
}

/** Takes the draft of a form, if the person of now may have it: what a visitor has typed is anybody's who signs in. */
function take(name: string, by: string): Typed | undefined {
  const { [name]: draft, ...others } = readDrafts()
  if (draft === undefined || (draft.by !== by && draft.by !== NOBODY)) return undefined
  writeDrafts(others)
  return draft.typed
}

/** Fills the fields that are there, one after another, and those that appear because of it. */
function putBack(place: HTMLElement, typed: Typed): () => void {
  const waiting = new Map(Object.entries(typed))
  const fill = () => {
    for (const [key, field] of keptFields(place)) {
      const held = waiting.get(key)
      if (held === undefined) continue
      waiting.delete(key)
      // A radio button is left by choosing another one.
      const isLeft = held === false && field.type === 'radio'
      if (!isLeft && heldBy(field) !== held) fillField(field, held)
    }
    if (waiting.size === 0) stop()
  }
  const observer = new MutationObserver(fill)
  const stop = () => observer.disconnect()
  observer.observe(place, { childList: true, subtree: true })
  fill()
  return stop
}

/** What forms hold while they are hidden, too, by name: those of screens that stay in memory. */
const held = new Map<string, Typed>()

/** Calls back with the draft of this name as soon as it is known who is there; returns a function that ends it. */
function whenTaken(name: string, found: (typed: Typed) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => {
    const by = typist()
    if (by === undefined) return
    stopUser()
    // After the effects of the form, which set its first values.
    timer = setTimeout(() => {
      const typed = take(name, by)
      if (typed !== undefined) found(typed)
    })
  }
  const stopUser = useUserStore.subscribe(begin)
  begin()
  return () => {
    stopUser()
    clearTimeout(timer)
  }
}

/**
 * Keeps what is typed into the fields of `place` over a reload of the page, and puts back what was kept under this name.
 * @param name of the form in this shop, with the id of what it changes: `address-12`
 * @param stays whether the screen stays in memory when it is left, so that its form is kept while it is hidden
 * @returns a function that ends it, when the form leaves the page
 */
export function keepDraft(name: string, place: HTMLElement, stays: boolean): () => void {
  listen()
  const typed = held.get(name) ?? {}
  held.set(name, typed)
  open.set(name, () => typed)
  const note = ({ target }: Event) => {
    const { name: group } = target as Field
    for (const [key, field] of keptFields(place))
      if (field === target || (group !== '' && field.name === group)) typed[key] = heldBy(field)
  }
  place.addEventListener('input', note)
  place.addEventListener('change', note)
  let stopFilling = () => {}
  const stopTaking = whenTaken(name, (kept) => {
    // Also over the next reload: fields of a later step are not there yet.
    Object.assign(typed, { ...kept, ...typed })
    stopFilling = putBack(place, kept)
  })
  return () => {
    stopTaking()
    stopFilling()
    place.removeEventListener('input', note)
    place.removeEventListener('change', note)
    if (stays) return
    open.delete(name)
    held.delete(name)
  }
}

/**
 * The same of choices that are in no field, as JSON.
 * @param read the choices of now; undefined: nothing was chosen
 * @param put called with those that were kept
 */
export function keepChoices<Choices>(
  name: string,
  read: () => Choices | undefined,
  put: (choices: Choices) => void,
): () => void {
  listen()
  open.set(name, (): Typed => {
    const choices = read()
    return choices === undefined ? {} : { choices: JSON.stringify(choices) }
  })
  const stopTaking = whenTaken(name, ({ choices }) => put(JSON.parse(String(choices)) as Choices))
  return () => {
    stopTaking()
    open.delete(name)
  }
}

/** After a form was sent or saved: nothing of it is kept. */
export function forgetDraft(name: string): void {
  const typed = held.get(name)
  if (typed) for (const key of Object.keys(typed)) delete typed[key]
}
