import type { EnvelopeUser } from '@cambusa/contract/envelope'
import { localStore, tabStore, UNSENT } from '../browser/storage.ts'
import { isSignedIn, useUserStore } from '../session/user-store.ts'
import { onAppEvent } from './events.ts'

/** Begins the name of what belongs to no tab any more: its login has ended. */
const ASIDE = 'aside.'
/** The name of this tab, by which its changes of a kind are kept, since each tab sends its own; a reload keeps it. */
const TAB_KEY = 'cambusa.tab.'

interface Kept<Entry> {
  owner: string
  entries: readonly Entry[]
}

/** Whether this page holds the key of a tab from now on. A tab that was closed holds none; a duplicated one has its own. */
function hold(key: string, kind: string): Promise<boolean> {
  const locks = (navigator as Partial<Navigator>).locks
  if (!locks) return Promise.resolve(tabStore.get(TAB_KEY + kind) === key)
  return new Promise((resolve) => {
    const asked = locks.request(key, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      // Held as long as the page.
      return lock === null ? undefined : new Promise(() => undefined)
    })
    asked.catch(() => resolve(false))
  })
}

/** The key of what this tab has not sent of a kind. */
async function ownKey(kind: string): Promise<string> {
  const known = tabStore.get(TAB_KEY + kind)
  if (known !== null && (await hold(known, kind))) return known
  const key = `${UNSENT}${kind}.${crypto.randomUUID()}`
  tabStore.set(TAB_KEY + kind, key)
  await hold(key, kind)
  return key
}

function read<Entry>(key: string): Kept<Entry> | null {
  try {
    return JSON.parse(localStore.get(key) ?? 'null') as Kept<Entry> | null
  } catch {
    return null
  }
}

/** The keys of what is kept that begin in this way. */
function localKeys(beginning: string): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    return keys.filter((key) => key.startsWith(beginning))
  } catch {
    return []
  }
}

/** Whose changes are kept: the customer and the company, or this browser's visitor. */
const ownerOf = ({ userId, companyId }: EnvelopeUser): string => `${userId}.${companyId ?? ''}`

/** The shopper of the first answer. */
const firstUser = (): Promise<EnvelopeUser> =>
  new Promise((resolve) => {
    const { user } = useUserStore.getState()
    if (user) return resolve(user)
    const stop = useUserStore.subscribe(({ user: come }) => {
      if (!come) return
      stop()
      resolve(come)
    })
  })

/** Drops everything that was not sent: nothing of a customer stays after a logout. */
export const forgetUnsent = (): void => localKeys(UNSENT).forEach(localStore.remove)

/**
 * Opens what of a kind was not sent. What this tab had before it was reloaded, and what tabs had that are closed now, is
 * given to `take`, for its own shopper only. When the login ends without a logout it waits for the same customer, even over
 * visits of nobody; another customer, or a logout, drops it.
 * @param kind of change, a word @param take called with what was left, at the start and after each change of the shopper
 * @returns what stores the changes that are unsent from now on
 */
export async function openUnsent<Entry>(
  kind: string,
  take: (left: Entry[]) => void,
): Promise<(entries: readonly Entry[]) => void> {
  await firstUser()
  const begins = `${UNSENT}${kind}.`
  const own = await ownKey(kind)
  const ownerNow = () => ownerOf(useUserStore.getState().user!)
  const isVisitorNow = () => isSignedIn(useUserStore.getState().user) === false
  const putAside = (kept: Kept<Entry>) =>
    localStore.set(begins + ASIDE + crypto.randomUUID(), JSON.stringify(kept))

  /** What is kept for the shopper of now, taken out of the storage. */
  async function collect(keys: readonly string[]): Promise<void> {
    const owner = ownerNow()
    const left: Entry[] = []
    for (const key of keys) {
      const kept = read<Entry>(key)
      if (kept !== null && kept.owner !== owner && isVisitorNow()) {
        if (key !== own) continue
        putAside(kept)
      }
      const isFree = key === own || key.startsWith(begins + ASIDE) || (await hold(key, kind))
      if (!isFree) continue
      if (kept?.owner === owner) left.push(...kept.entries)
      localStore.remove(key)
    }
    if (left.length === 0) return
    if (ownerNow() === owner) take(left)
    else putAside({ owner, entries: left })
  }

  let isLost = false
  onAppEvent('notLoggedIn', () => {
    isLost = true
    const kept = read<Entry>(own)
    if (kept === null) return
    putAside(kept)
    localStore.remove(own)
  })
  onAppEvent('sessionChanged', () => {
    const isLogout = isVisitorNow() && !isLost
    isLost = false
    if (isLogout) forgetUnsent()
    else void collect(localKeys(begins).filter((key) => key !== own))
  })
  await collect(localKeys(begins))
  return (entries) => {
    if (entries.length === 0) localStore.remove(own)
    else localStore.set(own, JSON.stringify({ owner: ownerNow(), entries } satisfies Kept<Entry>))
  }
}
