import { fillField, type Field } from '../browser/fill-field.ts'
import { DRAFTS_KEY, tabStore } from '../browser/storage.ts'
import { useUserStore } from '../session/user-store.ts'
import { heldBy, keptFields, type Typed } from './draft-fields.ts'
import { FORM_SENT } from './form-sent.ts'

const NOBODY = '-1'
/** Names the form around the fields: `data-draft="address-12"`. */
const NAME = 'data-draft'

interface Draft {
  /** The customer and the company who typed it. */
  by: string
  typed: Typed
}
type Drafts = Record<string, Draft>

/** What was typed into the forms of this page, by the name of the form. */
const typedIn = new Map<string, Typed>()
/** What reads the choices that are in no field; undefined: nothing was chosen. */
const choices = new Map<string, () => unknown>()

function readDrafts(): Drafts {
  try {
    return JSON.parse(tabStore.get(DRAFTS_KEY) ?? '{}') as Drafts
  } catch {
    return {}
  }
}

function writeDrafts(drafts: Drafts): void {
  if (Object.keys(drafts).length === 0) tabStore.remove(DRAFTS_KEY)
  else tabStore.set(DRAFTS_KEY, JSON.stringify(drafts))
}

/** Who types now; undefined before the first answer. */
function typist(): string | undefined {
  const { user } = useUserStore.getState()
  if (user === null) return undefined
  return [user.userId, ...(user.companyId ? [user.companyId] : [])].join('.')
}

const places = () => [...document.querySelectorAll<HTMLElement>(`[${NAME}]`)]
const placeOf = (name: string) => places().find((place) => place.getAttribute(NAME) === name)

/**
 * Every reload passes here: of the box for a new version, of the app's return, of the browser. A form that has left the
 * page is given up; what was sent or saved meanwhile is read from its fields.
 */
function keepAll(): void {
  // Another person's page follows (lib/device/start-anew.ts).
  if (document.body.hidden) return tabStore.remove(DRAFTS_KEY)
  const by = typist() ?? NOBODY
  const drafts = readDrafts()
  for (const [name, typed] of typedIn) {
    const place = placeOf(name)
    if (place === undefined) continue
    for (const [key, field] of keptFields(place)) if (key in typed) typed[key] = heldBy(field)
    drafts[name] = { by, typed }
  }
  for (const [name, read] of choices) {
    const chosen = read()
    if (chosen !== undefined) drafts[name] = { by, typed: { chosen: JSON.stringify(chosen) } }
  }
  writeDrafts(drafts)
}

/** The browser has kept the page itself, with everything typed. */
function forgetKept({ persisted }: PageTransitionEvent): void {
  if (persisted) writeDrafts({})
}

/** Takes a draft, if the person of now may have it: what a visitor has typed is anybody's who signs in. */
function take(name: string): Typed | undefined {
  const by = typist()
  const { [name]: draft, ...others } = readDrafts()
  if (by === undefined || draft === undefined || (draft.by !== by && draft.by !== NOBODY)) return undefined
  writeDrafts(others)
  return draft.typed
}

/** Fields that wait for their form, their step or a choice that shows them, by the name of the form. */
const waiting = new Map<string, Typed>()

function putBack(): void {
  for (const place of places()) {
    const name = place.getAttribute(NAME)!
    const kept = waiting.get(name) ?? take(name)
    if (kept === undefined) continue
    waiting.set(name, kept)
    // Also over the next reload: fields of a later step are not there yet.
    typedIn.set(name, { ...kept, ...typedIn.get(name) })
    for (const [key, field] of keptFields(place)) {
      const held = kept[key]
      if (held === undefined) continue
      delete kept[key]
      // A radio button is left by choosing another one.
      const isLeft = held === false && field.type === 'radio'
      if (!isLeft && heldBy(field) !== held) fillField(field, held)
    }
    if (Object.keys(kept).length === 0) waiting.delete(name)
  }
}

/** Notes the fields of the form around an element that `isTyped`. */
function note(target: EventTarget | null | undefined, isTyped: (field: Field) => boolean): void {
  const place = target instanceof Element ? target.closest<HTMLElement>(`[${NAME}]`) : null
  if (place === null) return
  const name = place.getAttribute(NAME)!
  const typed = typedIn.get(name) ?? {}
  typedIn.set(name, typed)
  for (const [key, field] of keptFields(place)) if (isTyped(field)) typed[key] = heldBy(field)
}

/** What an event has changed: its field, and those of its group. */
function noteChange({ target }: Event): void {
  const { name } = target as Field
  note(target, (field) => field === target || (Boolean(name) && field.name === name))
}

/** What was sent is saved where it belongs: put back later, it would undo what has changed since. */
function forgetSent({ target }: Event): void {
  const name = target instanceof Element && target.closest(`[${NAME}]`)?.getAttribute(NAME)
  if (!name) return
  typedIn.delete(name)
  waiting.delete(name)
}

let isWatching = false

/**
 * Keeps what is typed into every form named by `data-draft` over a reload of the page, and puts back what was kept
 * (decision 248). Runs once, from the shopper's first event on, or from the start where something was kept.
 * @param first that event: its form may have been filled in before this code came
 */
export function watchDrafts(first?: Event): void {
  if (isWatching) return
  isWatching = true
  window.addEventListener('pagehide', keepAll)
  window.addEventListener('pageshow', forgetKept)
  for (const type of ['input', 'change']) window.addEventListener(type, noteChange, true)
  window.addEventListener(FORM_SENT, forgetSent, true)
  for (const touched of [first?.target, document.activeElement])
    note(touched, (field) => Boolean(heldBy(field)))
  if (tabStore.get(DRAFTS_KEY) === null) return
  // After the effects of the form, which set its first values.
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      putBack()
    })
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  useUserStore.subscribe(look)
  look()
}

/**
 * Keeps choices that are in no field, as JSON.
 * @param name of the form, as `data-draft` has it
 * @param read the choices of now; undefined: nothing was chosen
 * @param put called with those that were kept
 * @returns a function that ends it
 */
export function keepChoices<Choices>(
  name: string,
  read: () => Choices | undefined,
  put: (choices: Choices) => void,
): () => void {
  watchDrafts()
  choices.set(name, read)
  const begin = () => {
    const kept = take(name)
    if (kept !== undefined) put(JSON.parse(String(kept['chosen'])) as Choices)
  }
  const stop = useUserStore.subscribe(begin)
  begin()
  return () => {
    stop()
    choices.delete(name)
  }
}
