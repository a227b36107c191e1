import { login, logout } from '@cambusa/contract/people/auth'
import { updateItems, viewCart } from '@cambusa/contract/cart/cart'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useToasts } from '../state/show-toast.ts'
import type { CallError } from './call-error.ts'
import { call } from './call.ts'
import { openFakeShop, type Reply } from '../testing/fake-shop.ts'
import { setLoginPrompt } from '../session/session-loss.ts'
import { AUTHENTICATED_KEY, hasSessionMarker, keepIds, SESSION_KEY } from '../session/session.ts'
import { useUserStore } from '../session/user-store.ts'

const shop = openFakeShop()
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: CallError) => error.failure,
  )

test('a 419 ends the login, shows one message in 3 seconds, and rejects when nobody signs in', async () => {
  shop.browser.tab.setItem(SESSION_KEY, 's')
  shop.browser.tab.setItem(AUTHENTICATED_KEY, 'true')
  shop.replies = [{ http: 419 }, { http: 419 }]
  expect(await Promise.all([failureOf(call(viewCart, {})), failureOf(call(viewCart, {}))])).toEqual([
    'session',
    'session',
  ])
  expect(hasSessionMarker()).toBe(false)
  expect(shop.events).toContain('notLoggedIn')
  expect(useToasts.getState().toasts).toMatchObject([{ kind: 'error', round: 0 }])
  expect(shop.toasts()[0]).toContain('La sessione è scaduta')
})

test('calls stopped by a 419 are repeated after one login of the same customer', async () => {
  useUserStore.setState({ user: { userId: 7 } })
  shop.browser.tab.setItem(SESSION_KEY, 'old')
  let asked = 0
  setLoginPrompt(async () => {
    asked += 1
    shop.replies = [
      { userId: 7, headers: { 'X-Ebsn-Session': 'new' } },
      { userId: 7, data: 'one' },
      { userId: 7, data: 'two' },
    ]
    await call(login, { body: { login: 'a', password: 'b' } })
    return true
  })
  shop.replies = [{ http: 419 }, { http: 419 }]
  expect(await Promise.all([call(viewCart, {}), call(viewCart, {})])).toEqual(['one', 'two'])
  expect(asked).toBe(1)
  expect(shop.sent.at(-1)!.headers.get('X-Ebsn-Session')).toBe('new')
})

test('another customer does not repeat the calls of the first one', async () => {
  useUserStore.setState({ user: { userId: 7 } })
  shop.browser.tab.setItem(SESSION_KEY, 'old')
  setLoginPrompt(async () => {
    shop.replies = [{ userId: 8, headers: { 'X-Ebsn-Session': 'new' } }]
    await call(login, { body: { login: 'a', password: 'b' } })
    return true
  })
  shop.replies = [{ http: 419 }]
  expect(await failureOf(call(updateItems, { body: { items: [] } }))).toBe('session')
  expect(shop.sent).toHaveLength(2)
})

test('a read answered for a visitor, sent by a signed-in customer, ends the login and asks for it', async () => {
  useUserStore.setState({ user: { userId: 7 } })
  shop.browser.tab.setItem(SESSION_KEY, 's')
  const prompt = vi.fn(async () => false)
  setLoginPrompt(prompt)
  await call(viewCart, {})
  expect(shop.events).toContain('notLoggedIn')
  expect(hasSessionMarker()).toBe(false)
  expect(prompt).toHaveBeenCalledOnce()
})

/** Signed in with an id that the server does not know: it makes the shopper a visitor with a new cart. */
const unknownSession = (reply: Reply = {}) => ({ ...reply, headers: { [SESSION_KEY]: 'visitor' } })

/** The answer of the same customer's login. */
function logInAgain() {
  const prompt = vi.fn(async () => {
    shop.replies.unshift({ userId: 7, headers: { [SESSION_KEY]: 'new' } })
    await call(login, { body: { login: 'a', password: 'b' }, startsSession: true })
    return true
  })
  setLoginPrompt(prompt)
  return prompt
}

test.each([
  ['done', {}],
  ['refused', { status: 1, errors: ['Il prodotto non è più nel carrello'] }],
  ['rejected', { http: 400, errors: ['Il prodotto non è più nel carrello'] }],
])(
  'a write %s for a visitor is a lost session: one message, one login, the call repeated, and no visitor’s cart kept',
  async (_, reply) => {
    useUserStore.setState({ user: { userId: 7 } })
    shop.browser.tab.setItem(SESSION_KEY, 'invented')
    const prompt = logInAgain()
    shop.replies = [unknownSession(reply), { userId: 7, data: 'the cart' }]
    expect(await call(updateItems, { body: { items: [] } })).toBe('the cart')
    expect(prompt).toHaveBeenCalledOnce()
    expect(shop.toasts()).toEqual([expect.stringContaining('La sessione è scaduta')])
    expect(shop.sent.map(({ headers }) => headers.get(SESSION_KEY))).toEqual(['invented', null, 'new'])
  },
)

test('several writes answered for a visitor ask for one login, and each is repeated once', async () => {
  useUserStore.setState({ user: { userId: 7 } })
  shop.browser.tab.setItem(SESSION_KEY, 'invented')
  const prompt = logInAgain()
  shop.replies = [unknownSession(), unknownSession(), { userId: 7, data: 'one' }, { userId: 7, data: 'two' }]
  const save = () => call(updateItems, { body: { items: [] } })
  expect(await Promise.all([save(), save()])).toEqual(['one', 'two'])
  expect(prompt).toHaveBeenCalledOnce()
  expect(shop.sent).toHaveLength(5)
})

test('when the login is declined a write answered for a visitor fails, and its message is not shown', async () => {
  useUserStore.setState({ user: { userId: 7 } })
  shop.browser.tab.setItem(SESSION_KEY, 'invented')
  shop.replies = [unknownSession({ infos: ['Aggiunto'] })]
  expect(await failureOf(call(updateItems, { body: { items: [] } }))).toBe('session')
  expect(shop.sent).toHaveLength(1)
  expect(shop.toasts()).toEqual([expect.stringContaining('La sessione è scaduta')])
})

test('a login is kept even when a visitor’s first answer arrives later', async () => {
  shop.replies = [{ userId: 7, headers: { [SESSION_KEY]: 'customer' } }]
  const signingIn = call(login, { body: { login: 'a', password: 'b' }, startsSession: true })
  keepIds(new Headers({ [SESSION_KEY]: 'visitor' }), -1, { session: null, account: null }, shop.now())
  await signingIn
  expect(hasSessionMarker()).toBe(true)
  expect(shop.browser.tab.getItem(SESSION_KEY)).toBe('customer')
})

test('a logout is no lost session', async () => {
  useUserStore.setState({ user: { userId: 7 } })
  shop.browser.tab.setItem(SESSION_KEY, 's')
  await call(logout, { endsSession: true })
  expect(shop.events).toEqual(['sessionChanged'])
  expect(hasSessionMarker()).toBe(false)
  expect(shop.toasts()).toEqual([])
})

test('a loss that a call in the background notices first is told with the customer’s own tap', async () => {
  // Longer than after the last message.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  useUserStore.setState({ user: { userId: 7 } })
  shop.browser.tab.setItem(SESSION_KEY, 'unknown')
  setLoginPrompt(async () => false)
  shop.replies = [{ http: 419 }, unknownSession()]
  const inBackground = failureOf(call(viewCart, { background: true }))
  const tap = failureOf(call(updateItems, { body: { items: [] } }))
  expect(await inBackground).toBe('session')
  expect(await tap).toBe('session')
  expect(shop.toasts()).toEqual([expect.stringContaining('La sessione è scaduta')])
})
