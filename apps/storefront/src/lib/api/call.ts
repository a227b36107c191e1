import type { AnyEndpoint, BodyOf, BrowserCall, DataOf, ParamsOf, QueryOf } from '@cambusa/contract/endpoint'
import type { Envelope, EnvelopeUser } from '@cambusa/contract/envelope'
import { ANONYMOUS_USER_ID } from '@cambusa/domain/constants'
import { isOffline } from '../device/is-offline.ts'
import { serverUrl } from '../device/server-url.ts'
import { CallError, failureOf, isLost, isUnavailable } from './call-error.ts'
import { tellAnswer, tellFailure } from './call-messages.ts'
import { forgetEarly, takeEarly } from './early-answers.ts'
import { countPending } from './pending-requests.ts'
import { tellCall } from './observe-calls.ts'
import { callUrl, requestInit } from './request.ts'
import { beginAct } from './request-key.ts'
import { noteRetryAfter, untilWelcome } from './retry-after.ts'
import { askToLogIn, loseSession, tellUntoldLoss } from '../session/session-loss.ts'
import {
  currentIds,
  forgetVisitor,
  hasSessionMarker,
  isOfThisSession,
  keepIds,
  type SentIds,
} from '../session/session.ts'
import { keepUser, useUserStore } from '../session/user-store.ts'

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : Partial<Value> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }

export interface CallBehaviour {
  signal?: AbortSignal
  /**
   * The caller shows the errors in place (login form): no toasts for them. Infos and error screens are shown as always.
   */
  quiet?: boolean
  /** The screen says itself why this user may not, or that there is no such thing: no dialog and no error screen for it. */
  saysReason?: boolean
  /** The caller offers 'Riprova' in place when the shop is away; everything else is shown as always. */
  retriesInPlace?: boolean
  /**
   * A background call (counters, suggestions, session check): no toasts, no error screens, no pending bar, and a lost
   * session does not ask for a login.
   */
  background?: boolean
  /** Only the shop itself may answer: nothing that was kept for a shopper without a network. */
  fresh?: boolean
  /** The call ends the session (logout): an answer for a visitor is no lost session. */
  endsSession?: boolean
  /** The call starts a session (login): its ids are kept, whatever ids another answer has brought meanwhile. */
  startsSession?: boolean
}

export type CallOptions<E> = CallBehaviour &
  Given<'params', ParamsOf<E>> &
  Given<'query', QueryOf<E>> &
  Given<'body', BodyOf<E>>

interface Input extends CallBehaviour {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  /** Returns the response itself instead of the envelope's data. */
  asFile?: boolean
  /** The key of the act, sent with all its tries. */
  requestKey?: string
}

/** The last login: calls that it has overtaken wait for its answer. */
let signingIn: Promise<unknown> | undefined

/**
 * Makes a call of the contract and returns its `data`; any failure and any refusal (status not 0) is thrown as
 * CallError, after it was shown to the shopper as specification §8 says. On a 419 it asks for a login and, when the
 * same customer signs in again, repeats the call; so it does with a visitor's write that a login has overtaken. A
 * write, an upload or a file stays on its screen while the shop is away, and is repeated when the shopper presses
 * 'Riprova' (decision 083). A call that is `keyed` has a key, the same until its answer has come (decision 169).
 */
export async function call<E extends AnyEndpoint>(endpoint: E, options: CallOptions<E>): Promise<DataOf<E>> {
  const input = options as Input
  const answer = asOneAct(endpoint, input)
  if (input.startsSession) signingIn = answer
  tellCall(endpoint, input, answer)
  return (await answer) as DataOf<E>
}

/** Makes a call that returns a file (`isFile`); its refusals are shown and thrown like those of any call. */
export const callFile = async <E extends AnyEndpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<Response> => (await untilDone(endpoint, { ...(options as Input), asFile: true })) as Response

/** From this status on the server has failed, perhaps before it knew the user. */
const FAILING = 500

/** Whether a call can be repeated on its screen: one that does more than read. */
const staysOnScreen = ({ method, writes }: BrowserCall, { asFile }: Input): boolean =>
  method !== 'GET' || writes === true || asFile === true

/** Until the answer has come, the same call made again is the same act and has the same key. */
async function asOneAct(endpoint: BrowserCall, input: Input): Promise<unknown> {
  const act = beginAct(endpoint, input.query, input.body)
  if (!act) return untilDone(endpoint, input)
  try {
    const data = await untilDone(endpoint, { ...input, requestKey: act.key })
    act.end()
    return data
  } catch (error) {
    if (!isLost(error)) act.end()
    throw error
  }
}

async function untilDone(endpoint: BrowserCall, input: Input): Promise<unknown> {
  const work = () => answerOf(endpoint, input)
  if (input.background) return work()
  try {
    return await countPending(work)
  } catch (error) {
    const offers = isUnavailable(error) && !error.leadsAway && !input.quiet && !input.retriesInPlace
    if (!offers) throw error
    const { offerRetry } = await import('./offer-retry.ts')
    if (await offerRetry(error.message)) return untilDone(endpoint, input)
    throw error
  }
}

async function answerOf(endpoint: BrowserCall, input: Input): Promise<unknown> {
  try {
    return await send(endpoint, input)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.has(OVERTAKEN)) return sendSignedIn(endpoint, input, error)
    const asks = error.failure === 'session' && !input.background
    // Markers after a 419 come from a login made in the meantime.
    if (asks && (hasSessionMarker() || (await askToLogIn()))) return send(endpoint, input)
    throw error
  }
}

/** The server's code for a visitor's write after that cart became the customer's: nothing was done. */
const OVERTAKEN = 'cart.visitorMerged'

async function sendSignedIn(endpoint: BrowserCall, input: Input, error: CallError): Promise<unknown> {
  await signingIn?.catch(() => undefined)
  if (hasSessionMarker()) return send(endpoint, input)
  // The login's answer was lost: the shopper is another visitor from now on.
  forgetVisitor()
  if (!input.background) tellFailure(error, { errors: [...error.errors] }, input)
  throw error
}

async function send(endpoint: BrowserCall, input: Input): Promise<unknown> {
  const stays = staysOnScreen(endpoint, input)
  if (stays) await untilWelcome(endpoint.url)
  const ids = currentIds(Date.now())
  const asCustomer = hasSessionMarker() && !input.endsSession && !input.startsSession
  const url = callUrl(endpoint, input.params, input.query)
  const init = requestInit(endpoint, input.body, ids, input.requestKey)
  const ask = () =>
    fetch(serverUrl(url), { ...init, signal: input.signal, cache: input.fresh ? 'no-store' : undefined })
  // What was asked early is out of date when something changes.
  if (stays) forgetEarly()
  const early = takeEarly(url, ids, input.signal)
  let answer: Response
  let envelope: Partial<Envelope<unknown>> | null
  try {
    answer = await (early ? early.answer.then((come) => come.clone()).catch(ask) : ask())
    if (input.asFile && answer.ok) return keepFileIds(answer, ids)
    envelope = await readEnvelope(answer)
  } catch (cause) {
    if (input.signal?.aborted) throw cause
    // Without a network a failed read is shown in place by its screen.
    throw failed(new CallError('network', 0), {
      ...input,
      quiet: input.quiet === true || (!stays && isOffline()),
    })
  }
  noteSession(answer, envelope, early?.sent ?? ids, input)
  const response = envelope?.response
  // Written into a cart that nobody will see: treated like a 419, so the call is repeated after a login.
  if (asCustomer && stays && answer.status < FAILING && isNobody(envelope?.user))
    throw failed(new CallError('session', answer.status), input)
  if (!answer.ok) {
    const retryAfter = answer.headers.get('retry-after')
    const failure = failureOf(answer.status, retryAfter)
    const isAway = failure === 'unavailable'
    if (isAway && stays) noteRetryAfter(endpoint.url, retryAfter!)
    const leadsAway = isAway && !stays && !input.background
    const error = new CallError(failure, answer.status, response, leadsAway)
    throw error.has(OVERTAKEN) ? error : failed(error, input, envelope)
  }
  // An HTML page from a proxy is not an envelope of the shop.
  if (!response) throw failed(new CallError('network', answer.status), input)
  if (!input.background) tellAnswer(response, input)
  if (response.status !== 0) throw new CallError('refused', answer.status, response)
  return envelope?.data
}

/** A file has no envelope: it counts as for the current user. */
function keepFileIds(answer: Response, sent: SentIds): Response {
  const { user } = useUserStore.getState()
  if (user) keepIds(answer.headers, user.userId, sent, Date.now())
  return answer
}

async function readEnvelope(answer: Response): Promise<Partial<Envelope<unknown>> | null> {
  const text = await answer.text()
  try {
    return JSON.parse(text) as Partial<Envelope<unknown>>
  } catch {
    return null
  }
}

function failed(error: CallError, input: Input, envelope?: Partial<Envelope<unknown>> | null): CallError {
  if (input.background) return error
  if (error.failure === 'session') tellUntoldLoss()
  tellFailure(error, envelope?.response, input)
  return error
}

/** Keeps ids and user of an answer, and notices a lost login. */
function noteSession(
  answer: Response,
  envelope: Partial<Envelope<unknown>> | null,
  sent: SentIds,
  input: Input,
): void {
  const now = Date.now()
  const current = input.startsSession ? currentIds(now) : sent
  if (!isOfThisSession(current, now)) return
  // A failed server may not have known the user, so its 'nobody' says nothing.
  if (answer.status >= FAILING) return
  if (answer.status === 419) return loseSession({ ask: false, tell: !input.background })
  const user = envelope?.user
  if (!user) return
  if (hasSessionMarker() && isNobody(user) && !input.endsSession) {
    // The visitor's token in such an answer is not kept: the next login would merge that visitor's cart.
    return loseSession({ ask: !input.background, tell: !input.background })
  }
  keepIds(answer.headers, user.userId, current, now)
  keepUser(user)
}

const isNobody = (user: EnvelopeUser | undefined): boolean => user?.userId === ANONYMOUS_USER_ID
