import { ANONYMOUS_USER_ID } from '@cambusa/domain/constants'
import type { EnvelopeUser } from '@cambusa/contract/envelope'
import { localStore, type SafeStorage } from '../../../lib/browser/storage.ts'
import { useUserStore } from '../../../lib/session/user-store.ts'
import { EMPTY_DRAFT, joinDrafts, readDraft, VISITOR, writeDraft, type PadDraft } from './pad-draft.ts'
import { usePad } from './pad-store.ts'

const ownerOf = (user: EnvelopeUser | null): number | undefined => {
  if (user === null) return undefined
  return user.userId === ANONYMOUS_USER_ID ? VISITOR : user.userId
}

export interface Owned extends PadDraft {
  owner: number
}

/**
 * The pad on screen after an answer for `user`: a visitor's becomes the customer's at the login; after a session has
 * ended the pad stays until somebody signs in, and another customer gets their own.
 */
export function ownedBy(store: SafeStorage, before: Owned | undefined, user: number): Owned {
  if (before === undefined || (before.owner !== VISITOR && user !== VISITOR && before.owner !== user)) {
    const waiting = user === VISITOR || before !== undefined ? EMPTY_DRAFT : readDraft(store, VISITOR)
    if (user !== VISITOR) writeDraft(store, VISITOR, EMPTY_DRAFT)
    return { owner: user, ...joinDrafts(waiting, readDraft(store, user)) }
  }
  if (before.owner !== VISITOR || user === VISITOR) return before
  writeDraft(store, VISITOR, EMPTY_DRAFT)
  return { owner: user, ...joinDrafts(before, readDraft(store, user)) }
}

let owner: number | undefined

function takeOver(user: EnvelopeUser | null): void {
  const next = ownerOf(user)
  if (next === undefined || next === owner) return
  const { lines, typed } = usePad.getState()
  // Pending writes belong to the previous owner.
  keepNow()
  const before = owner === undefined ? undefined : { owner, lines: [...lines], typed }
  const owned = ownedBy(localStore, before, next)
  if (owned === before) return
  // Typed before the owner was known.
  const early = before === undefined ? lines : []
  owner = owned.owner
  // Prices and past orders of another owner: everything is matched again.
  const asked = [...early, ...owned.lines].map((line) =>
    line.match ? { ...line, match: { ...line.match, scope: '' } } : line,
  )
  usePad.setState({ lines: asked, typed: typed || owned.typed })
}

/** Typing does not wait for the storage. */
const QUIET_MS = 300
let timer: ReturnType<typeof setTimeout> | undefined

function keepNow(): void {
  clearTimeout(timer)
  const { lines, typed } = usePad.getState()
  if (owner !== undefined) writeDraft(localStore, owner, { lines: [...lines], typed })
}

let isKept = false

/** From the first visit on the pad is kept in this browser, by owner. */
export function keepPad(): void {
  if (isKept) return
  isKept = true
  takeOver(useUserStore.getState().user)
  useUserStore.subscribe(({ user }) => takeOver(user))
  usePad.subscribe((now, before) => {
    if (now.lines === before.lines && now.typed === before.typed) return
    clearTimeout(timer)
    timer = setTimeout(keepNow, QUIET_MS)
  })
  window.addEventListener('pagehide', keepNow)
}
