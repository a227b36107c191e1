import { ANONYMOUS_USER_ID } from '@cambusa/domain/constants'
import type { EnvelopeUser } from '@cambusa/contract/envelope'
import { findIn, keepIn, keepNewest } from './caches.ts'

/** The headers with the ids of a session and of a remembered account, in requests and answers. */
const SESSION = 'X-Ebsn-Session'
const ACCOUNT = 'X-Ebsn-Account'
/** Ids that are remembered; each tab and each new session has its own. */
const MOST_IDS = 40

/** A text that tells ids apart without being one: what is kept in the browser lets nobody sign in. */
async function hashed(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const placeOf = async (id: string): Promise<string> => `owner/${await hashed(id)}`

/** The ids that a request or an answer names. */
const idsOf = (headers: Headers): { session: string | null; account: string | null } => ({
  session: headers.get(SESSION),
  account: headers.get(ACCOUNT),
})

const ownerOfId = async (cache: string, id: string | null): Promise<string | undefined> =>
  id === null ? undefined : (await findIn(cache, await placeOf(id)))?.text()

/**
 * Whose answers a request may be given: those of the owner that the shop has named for its ids; a visitor without any id
 * owns what was answered without one. undefined: nobody is known, or two ids belong to different owners.
 */
export async function ownerOfRequest(cache: string, headers: Headers): Promise<string | undefined> {
  const { session, account } = idsOf(headers)
  if (session === null && account === null) return hashed('nobody')
  const [bySession, byAccount] = await Promise.all([ownerOfId(cache, session), ownerOfId(cache, account)])
  if (bySession !== undefined && byAccount !== undefined && bySession !== byAccount) return undefined
  return bySession ?? byAccount
}

/** The owner that an answer names: the customer and the company, or the visitor with that token. */
export function ownerOfAnswer(user: EnvelopeUser, sent: Headers, answered: Headers): Promise<string> {
  if (user.userId !== ANONYMOUS_USER_ID) return hashed(`customer ${user.userId} ${user.companyId ?? ''}`)
  const token = idsOf(answered).session ?? idsOf(sent).session
  return hashed(token === null ? 'nobody' : `visitor ${token}`)
}

/** Remembers for the ids of a request and its answer whose they are. */
export async function rememberOwner(
  cache: string,
  owner: string,
  ...headers: readonly Headers[]
): Promise<void> {
  const ids = headers.flatMap((each) => Object.values(idsOf(each))).filter((id) => id !== null)
  for (const id of new Set(ids)) await keepIn(cache, await placeOf(id), new Response(owner))
  await keepNewest(cache, MOST_IDS, 'owner/')
}
