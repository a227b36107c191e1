import type { KeptOffline } from '@cambusa/contract/endpoint'
import type { Envelope } from '@cambusa/contract/envelope'
import { findIn, keepIn, keepNewest } from './caches.ts'
import { ownerOfAnswer, ownerOfRequest, rememberOwner } from './owner.ts'

/** The last answers that are kept of each kind. */
const MOST: Readonly<Record<KeptOffline, number>> = { catalogue: 50, own: 30 }
const LOGIN_ENDED = 419

/** What the worker does with an answer. */
export interface Keeping {
  /** The name of the cache. */
  cache: string
  kind: KeptOffline
  /** Whether nothing was forgotten since the request: an answer that comes after a logout is not kept. */
  isCurrent: () => boolean
  /** Another shopper from now on: everything of the one before is deleted. */
  forget: () => Promise<void>
}

const placeOf = (kind: KeptOffline, owner: string, url: string): string => {
  const { pathname, search } = new URL(url)
  return `kept/${kind}/${owner}${pathname}${search}`
}

/** A call of the shop: from the network, and only without one what its owner was last answered. */
export async function answerCall(event: FetchEvent, keeping: Keeping): Promise<Response> {
  const { request } = event
  try {
    const answer = await fetch(request)
    event.waitUntil(keepAnswer(request, answer.clone(), keeping).catch(() => undefined))
    return answer
  } catch (error) {
    const isFresh = request.signal.aborted || request.cache === 'no-store'
    const kept = isFresh ? undefined : await keptAnswer(request, keeping)
    if (kept) return kept
    throw error
  }
}

async function keptAnswer(
  { headers, url }: Request,
  { cache, kind }: Keeping,
): Promise<Response | undefined> {
  const owner = await ownerOfRequest(cache, headers)
  return owner === undefined ? undefined : findIn(cache, placeOf(kind, owner, url))
}

/**
 * Keeps an answer for its owner, without the ids that it came with. One that shows that the ids belong to somebody else
 * now, or to nobody, deletes what was kept.
 */
export async function keepAnswer(
  { headers: sent, url }: Pick<Request, 'headers' | 'url'>,
  answer: Response,
  { cache, kind, isCurrent, forget }: Keeping,
): Promise<void> {
  if (answer.status === LOGIN_ENDED) return forget()
  if (!answer.ok) return
  const text = await answer.text()
  const { response, user } = JSON.parse(text) as Partial<Envelope<unknown>>
  if (response?.status !== 0 || user === undefined || !isCurrent()) return
  const before = await ownerOfRequest(cache, sent)
  const owner = await ownerOfAnswer(user, sent, answer.headers)
  const isOther =
    before !== undefined && before !== owner && (sent.has('X-Ebsn-Session') || sent.has('X-Ebsn-Account'))
  if (isOther) return forget()
  if (!isCurrent()) return
  await rememberOwner(cache, owner, sent, answer.headers)
  const type = answer.headers.get('content-type') ?? 'application/json'
  await keepIn(cache, placeOf(kind, owner, url), new Response(text, { headers: { 'content-type': type } }))
  await keepNewest(cache, MOST[kind], `kept/${kind}/`)
  // Forgotten while it was written.
  if (!isCurrent()) await forget()
}
