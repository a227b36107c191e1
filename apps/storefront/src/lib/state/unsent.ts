import type { EnvelopeUser } from '@cambusa/contract/envelope'
import { localStore, tabStore } from '../browser/storage.ts'
import { useUserStore } from '../session/user-store.ts'
import { onAppEvent } from './events.ts'

/** Changes that the shop has not had yet, by tab: each tab sends its own. */
const UNSENT = 'cambusa.unsent.'
/** The name of this tab, which a reload keeps. */
const TAB_KEY = 'cambusa.tab'

interface Kept<Entry> {
  owner: string
  entries: readonly Entry[]
}

/** Whether this page holds the name from now on. A tab that was closed holds none; a duplicated one has its own. */
function hold(tab: string): Promise<boolean> {
  const locks = (navigator as Partial<Navigator>).locks
  if (!locks) return Promise.resolve(tabStore.get(TAB_KEY) === tab)
  return new Promise((resolve) => {
    const asked = locks.request(UNSENT + tab, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      // Held as long as the page.
      return lock === null ? undefined : new Promise(() => undefined)
    })
    asked.catch(() => resolve(false))
  })
}

async function ownTab(): Promise<string> {
  const known = tabStore.get(TAB_KEY)
  if (known !== null && (await hold(known))) return known
  const name = crypto.randomUUID()
  tabStore.set(TAB_KEY, name)
  await hold(name)
  return name
}

function read<Entry>(key: string): Kept<Entry> | null {
  try {
    return JSON.parse(localStore.get(key) ?? 'null') as Kept<Entry> | null
  } catch {
    return null
  }
}

const keysOf = (kind: string): string[] => {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '')
    return keys.filter((key) => key.startsWith(`${UNSENT}${kind}.`))
  } catch {
    return []
  }
}

/** Whose changes are kept: the customer and the company, or this browser's visitor. */
export const ownerOfUser = ({ userId, companyId }: EnvelopeUser): string => `${userId}.${companyId ?? ''}`

/** The shopper of the first answer. */
export const firstUser = (): Promise<EnvelopeUser> =>
  new Promise((resolve) => {
    const { user } = useUserStore.getState()
    if (user) return resolve(user)
    const stop = useUserStore.subscribe(({ user: come }) => {
      if (!come) return
      stop()
      resolve(come)
    })
  })

/**
 * Opens what of a kind was not sent: `left` is what this tab had before it was reloaded, and what tabs had that are closed
 * now, for this owner only; `keep` stores what is unsent from now on. At the end of a login nothing stays.
 * @param kind of change, a word @param owner whose they are @returns null where nothing can be kept
 */
export async function openUnsent<Entry>(kind: string, owner: string) {
  const tab = await ownTab()
  const own = `${UNSENT}${kind}.${tab}`
  const left: Entry[] = []
  for (const key of keysOf(kind)) {
    const kept = read<Entry>(key)
    if (key !== own && !(await hold(key.slice(`${UNSENT}${kind}.`.length)))) continue
    if (kept?.owner === owner) left.push(...kept.entries)
    localStore.remove(key)
  }
  const keep = (entries: readonly Entry[], whose: string) => {
    if (entries.length === 0) localStore.remove(own)
    else localStore.set(own, JSON.stringify({ owner: whose, entries } satisfies Kept<Entry>))
  }
  const forget = () => keysOf(kind).forEach((key) => localStore.remove(key))
  onAppEvent('notLoggedIn', forget)
  return { left, keep, forget }
}
