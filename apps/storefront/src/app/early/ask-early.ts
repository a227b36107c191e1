import { ANONYMOUS_USER_ID, DEFAULT_SORT, DEFAULT_VIEW } from '@cambusa/domain/constants'
import { identifyingHeaders } from '../../lib/api/request.ts'
import type { EarlyAnswer, EarlyAnswers, EarlyBody } from '../../lib/api/early-answers.ts'
import { serverUrl } from '../../lib/device/server-url.ts'
import { APP_STATE_KEY, localStore, SCOPE_CHOSEN_KEY } from '../../lib/browser/storage.ts'
import { ACCOUNT_KEY, currentIds, hasSessionMarker, keepIds } from '../../lib/session/session.ts'
import { readKept } from '../../lib/state/kept-state.ts'
import { paths } from '../navigation/paths.ts'
import { cartCall, screenCalls, type EarlyCall } from './screen-calls.ts'

/**
 * Asks for the answers of a screen as soon as the page begins to arrive: for the cart, which tells who is there, and
 * for the screen's data. Nothing for visitors who have chosen nothing, except their cart on its own screen: the page
 * has what they see. Returns undefined where nothing was asked.
 */
export function askEarly(place: Pick<Location, 'pathname' | 'search'>): EarlyAnswers | undefined {
  const isCustomer = hasSessionMarker()
  const ids = currentIds(Date.now())
  const differs = isCustomer || (ids.session !== null && localStore.get(SCOPE_CHOSEN_KEY) !== null)
  if (!differs && place.pathname !== paths.cart) return undefined
  const early: EarlyAnswers = { ids: [ids], calls: {}, bodies: [], settled: Promise.resolve() }
  const tell = (body: EarlyBody) => {
    early.bodies.push(body)
    early.onBody?.(body)
  }
  const read: Promise<unknown>[] = []
  /** Calls the server, after `first` where that is given. */
  const request = (url: string, first?: Promise<unknown>): EarlyAnswer => {
    const sendNow = async () => {
      call.sent = early.ids.at(-1)!
      const answer = await fetch(serverUrl(url), { headers: identifyingHeaders(call.sent) })
      // Read to its end, also where no screen takes it: its connection would stay busy.
      read.push(
        answer
          .clone()
          .text()
          .then((text) => answer.ok && tell({ url, sent: call.sent, text }))
          // What is no answer of the shop is told by the screen.
          .catch(() => undefined),
      )
      return answer
    }
    const call = { sent: ids } as EarlyAnswer
    call.answer = first ? first.then(sendNow) : sendNow()
    early.calls[url] = call
    return call
  }

  const cart = request(cartCall.url)
  cart.answer = cart.answer.then(async (answer) => {
    await keepOpened(answer, early, cart)
    return answer
  })
  // Every call with an account alone would open a session of its own.
  const opens = ids.session === null && ids.account !== null ? cart.answer : undefined
  // Whoever takes an answer makes the call again when it failed.
  const goOn = (answer: Promise<Response>, next: EarlyCall['next']): Promise<unknown> =>
    answer
      .then((come) => next && follow(come, next))
      .then((found) => found && ask(found))
      .catch(() => undefined)
  const ask = ({ url, next }: EarlyCall): Promise<unknown> => goOn(request(url, opens).answer, next)
  void goOn(cart.answer, cartCall.next)
  if (differs)
    early.settled = Promise.all([
      cart.answer.catch(() => undefined),
      ...screenCalls(place, { isCustomer, ...keptLook() }).map(ask),
    ]).then(() => Promise.all(read))
  return early
}

/** The view settings of lists that the browser keeps. */
const keptLook = () => readKept(APP_STATE_KEY, { sort: DEFAULT_SORT as string, view: DEFAULT_VIEW as string })

async function follow(
  answer: Response,
  next: NonNullable<EarlyCall['next']>,
): Promise<EarlyCall | undefined> {
  const { data } = (await answer.clone().json()) as { data: never }
  return answer.ok ? next(data) : undefined
}

/**
 * Keeps the session that a remembered account has opened at once: the account's token is replaced with it, and would
 * be lost with a page that is left before its code is loaded.
 */
async function keepOpened(answer: Response, early: EarlyAnswers, cart: EarlyAnswer): Promise<void> {
  const isOpened = answer.headers.has(ACCOUNT_KEY) || cart.sent.session === null
  if (!answer.ok || !isOpened) return
  const { user } = (await answer.clone().json()) as { user?: { userId: number } }
  if (user === undefined || user.userId === ANONYMOUS_USER_ID) return
  keepIds(answer.headers, user.userId, cart.sent, Date.now())
  const kept = currentIds(Date.now())
  early.ids.push(kept)
  cart.sent = kept
}
