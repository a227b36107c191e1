import { login, logout } from '@cambusa/contract/auth'
import { updateItems, viewCart } from '@cambusa/contract/cart'
import { listProducts, viewProduct } from '@cambusa/contract/product'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '../state/show-toast.ts'
import type { CallError } from './call-error.ts'
import { call } from './call.ts'
import { onAppEvent, type AppEvent } from '../state/events.ts'
import { fakeBrowser } from '../testing/fake-browser.ts'
import { setLoginPrompt } from '../session/session-loss.ts'
import { AUTHENTICATED_KEY, hasSessionMarker, keepIds, SESSION_KEY } from '../session/session.ts'
import { useUserStore } from '../session/user-store.ts'

interface Reply {
  http?: number
  status?: number
  errors?: string[]
  infos?: string[]
  userId?: number
  data?: unknown
  headers?: Record<string, string>
}

const nothing = { errors: [], warnings: [], infos: [] }
let sent: { url: string; init: RequestInit; headers: Headers }[] = []
let replies: (Reply | 'unreachable' | 'a proxy page')[] = []
let events: AppEvent[] = []
let browser = fakeBrowser()
let stop: (() => void)[] = []
let clock = 1_800_000_000_000

const answer = ({ http = 200, status = 0, errors = [], infos = [], userId = -1, data, headers }: Reply) =>
  new Response(
    JSON.stringify({
      response: {
        ...nothing,
        status,
        errors: errors.map((error) => ({ error, code: 'c' })),
        infos: infos.map((info) => ({ info, code: 'i' })),
      },
      user: { userId },
      data,
    }),
    { status: http, headers },
  )

beforeEach(() => {
  sent = []
  replies = []
  events = []
  browser = fakeBrowser()
  vi.stubGlobal('sessionStorage', browser.tab)
  vi.stubGlobal('localStorage', browser.local)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init, headers: new Headers(init.headers) })
    const reply = replies.shift() ?? {}
    if (reply === 'unreachable') throw new TypeError('fetch failed')
    return reply === 'a proxy page' ? new Response('<html>', { status: 200 }) : answer(reply)
  })
  clock += 10_000
  vi.useFakeTimers({ now: clock, toFake: ['Date'] })
  useToasts.setState({ toasts: [] })
  useUserStore.setState({ user: null })
  setLoginPrompt(async () => false)
  const names: AppEvent[] = ['notLoggedIn', 'serviceDown', 'notFound', 'sessionChanged']
  stop = names.map((name) => onAppEvent(name, () => events.push(name)))
})

afterEach(() => {
  stop.forEach((end) => end())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const toasts = () => useToasts.getState().toasts.map(({ kind, text }) => `${kind}: ${text}`)
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: CallError) => error.failure,
  )

test('lists are sent as repeated keys and the path holds its parameters', async () => {
  await call(listProducts, { query: { filter: ['brand:a', 'brand:b'], page: 2 } })
  await call(viewProduct, { params: { slug: 'caffè & co' } })
  expect(sent[0]!.url).toBe('/ebsn/api/products?filter=brand%3Aa&filter=brand%3Ab&page=2')
  expect(sent[1]!.url).toBe('/ebsn/api/products/caff%C3%A8%20%26%20co')
})

test('forms go as forms, the rest as JSON', async () => {
  await call(login, { body: { login: 'a@b.it', password: 'x y' }, quiet: true })
  await call(updateItems, { body: { items: [{ itemId: 1, quantity: 2 }] } })
  expect(String(sent[0]!.init.body)).toBe('login=a%40b.it&password=x+y')
  expect(sent[1]!.init.body).toBe('{"items":[{"itemId":1,"quantity":2}]}')
  expect(sent[1]!.headers.get('Content-Type')).toBe('application/json')
})

test('who asks is sent with every call and refreshed from every answer', async () => {
  replies = [{ userId: 7, headers: { 'X-Ebsn-Session': 's1', 'X-Ebsn-Account': 'a1' } }, {}]
  await call(viewCart, {})
  await call(viewCart, {})
  expect(sent[0]!.headers.get('X-Ebsn-Client')).toBe('web')
  expect(sent[0]!.headers.get('X-Ebsn-Version')).toMatch(/^\d+\.\d+\.\d+$/)
  expect(sent[1]!.headers.get('X-Ebsn-Session')).toBe('s1')
  expect(sent[1]!.headers.get('X-Ebsn-Account')).toBe('a1')
})

test('a refusal is thrown with the server’s words and shown once', async () => {
  replies = [{ status: 1, errors: ['Fascia al completo'] }]
  await expect(call(viewCart, {})).rejects.toThrow('Fascia al completo')
  expect(toasts()).toEqual(['error: Fascia al completo'])
})

test('a refusal without words has the generic ones', async () => {
  replies = [{ status: 1 }]
  await expect(call(viewCart, {})).rejects.toThrow('Si è verificato un errore')
  expect(toasts()).toEqual(['error: Si è verificato un errore, riprova tra qualche minuto.'])
})

test('what a success says is shown, its errors too', async () => {
  replies = [{ data: { cartId: 3 }, infos: ['Fatto'], errors: ['Un prodotto è finito'] }]
  expect(await call(viewCart, {})).toEqual({ cartId: 3 })
  expect(toasts()).toEqual(['error: Un prodotto è finito', 'success: Fatto'])
})

test('a form that shows its own errors gets no toast for them', async () => {
  replies = [{ status: 1, errors: ['Credenziali Errate'] }]
  const error = await call(login, { body: { login: 'a', password: 'b' }, quiet: true }).catch(
    (e: CallError) => e,
  )
  expect(error).toMatchObject({ failure: 'refused', message: 'Credenziali Errate' })
  expect(toasts()).toEqual([])
})

test('a failure of the server and an unknown thing lead to their screens', async () => {
  replies = [{ http: 503 }, { http: 404 }]
  expect(await failureOf(call(viewCart, {}))).toBe('server')
  expect(await failureOf(call(viewCart, {}))).toBe('notFound')
  expect(events).toEqual(['serviceDown', 'notFound'])
  expect(toasts()).toEqual([])
})

test('any other error shows each message of the server', async () => {
  replies = [{ http: 409, errors: ['Cambiato altrove', 'Ricarica'] }]
  expect(await failureOf(call(viewCart, {}))).toBe('rejected')
  expect(toasts()).toEqual(['error: Cambiato altrove', 'error: Ricarica'])
})

test('without an answer, or with a proxy’s page, the generic message is shown', async () => {
  replies = ['unreachable', 'a proxy page']
  expect(await failureOf(call(viewCart, {}))).toBe('network')
  expect(await failureOf(call(viewCart, {}))).toBe('network')
  expect(toasts()).toEqual(['error: Si è verificato un errore, riprova tra qualche minuto.'])
})

test('without an answer and without a network it says that there is none', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  replies = ['unreachable', 'unreachable']
  await expect(call(viewCart, { quiet: true })).rejects.toThrow('Sei senza connessione')
  await failureOf(call(viewCart, {}))
  expect(toasts()).toEqual(['error: Sei senza connessione. Controlla la rete e riprova.'])
})

test('what runs in the background never disturbs', async () => {
  replies = [{ http: 500 }, { http: 404 }, 'unreachable', { status: 1, errors: ['no'] }, { http: 419 }]
  while (replies.length) await failureOf(call(viewCart, { background: true }))
  expect(events.filter((event) => event !== 'notLoggedIn')).toEqual([])
  expect(toasts()).toEqual([])
})

test('419 forgets the login, tells once in 3 seconds, and rejects when nobody signs in', async () => {
  browser.tab.setItem(SESSION_KEY, 's')
  browser.tab.setItem(AUTHENTICATED_KEY, 'true')
  replies = [{ http: 419 }, { http: 419 }]
  expect(await Promise.all([failureOf(call(viewCart, {})), failureOf(call(viewCart, {}))])).toEqual([
    'session',
    'session',
  ])
  expect(hasSessionMarker()).toBe(false)
  expect(events).toContain('notLoggedIn')
  expect(useToasts.getState().toasts).toMatchObject([{ kind: 'error', round: 0 }])
  expect(toasts()[0]).toContain('La sessione è scaduta')
})

test('calls stopped by a 419 are made again after one login of the same customer', async () => {
  useUserStore.setState({ user: { userId: 7 } })
  browser.tab.setItem(SESSION_KEY, 'old')
  let asked = 0
  setLoginPrompt(async () => {
    asked += 1
    replies = [
      { userId: 7, headers: { 'X-Ebsn-Session': 'new' } },
      { userId: 7, data: 'one' },
      { userId: 7, data: 'two' },
    ]
    await call(login, { body: { login: 'a', password: 'b' } })
    return true
  })
  replies = [{ http: 419 }, { http: 419 }]
  expect(await Promise.all([call(viewCart, {}), call(viewCart, {})])).toEqual(['one', 'two'])
  expect(asked).toBe(1)
  expect(sent.at(-1)!.headers.get('X-Ebsn-Session')).toBe('new')
})

test('another customer does not take up what the first one was doing', async () => {
  useUserStore.setState({ user: { userId: 7 } })
  browser.tab.setItem(SESSION_KEY, 'old')
  setLoginPrompt(async () => {
    replies = [{ userId: 8, headers: { 'X-Ebsn-Session': 'new' } }]
    await call(login, { body: { login: 'a', password: 'b' } })
    return true
  })
  replies = [{ http: 419 }]
  expect(await failureOf(call(updateItems, { body: { items: [] } }))).toBe('session')
  expect(sent).toHaveLength(2)
})

test('a reading answered for nobody to who was signed in ends the login and asks for it', async () => {
  useUserStore.setState({ user: { userId: 7 } })
  browser.tab.setItem(SESSION_KEY, 's')
  const prompt = vi.fn(async () => false)
  setLoginPrompt(prompt)
  await call(viewCart, {})
  expect(events).toContain('notLoggedIn')
  expect(hasSessionMarker()).toBe(false)
  expect(prompt).toHaveBeenCalledOnce()
})

/** Signed in with an id that the server does not know: it takes the shopper for a visitor and gives him a cart. */
const unknownSession = (reply: Reply = {}) => ({ ...reply, headers: { [SESSION_KEY]: 'visitor' } })

/** What the same customer's login brings. */
function logInAgain() {
  const prompt = vi.fn(async () => {
    replies.unshift({ userId: 7, headers: { [SESSION_KEY]: 'new' } })
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
  'a write %s for nobody is a lost session: one text, one login, made again, and no visitor’s cart comes along',
  async (_, reply) => {
    useUserStore.setState({ user: { userId: 7 } })
    browser.tab.setItem(SESSION_KEY, 'invented')
    const prompt = logInAgain()
    replies = [unknownSession(reply), { userId: 7, data: 'the cart' }]
    expect(await call(updateItems, { body: { items: [] } })).toBe('the cart')
    expect(prompt).toHaveBeenCalledOnce()
    expect(toasts()).toEqual([expect.stringContaining('La sessione è scaduta')])
    expect(sent.map(({ headers }) => headers.get(SESSION_KEY))).toEqual(['invented', null, 'new'])
  },
)

test('writes that are answered for nobody together ask once, and each is made again once', async () => {
  useUserStore.setState({ user: { userId: 7 } })
  browser.tab.setItem(SESSION_KEY, 'invented')
  const prompt = logInAgain()
  replies = [unknownSession(), unknownSession(), { userId: 7, data: 'one' }, { userId: 7, data: 'two' }]
  const save = () => call(updateItems, { body: { items: [] } })
  expect(await Promise.all([save(), save()])).toEqual(['one', 'two'])
  expect(prompt).toHaveBeenCalledOnce()
  expect(sent).toHaveLength(5)
})

test('a write answered for nobody counts for nobody when the login is declined', async () => {
  useUserStore.setState({ user: { userId: 7 } })
  browser.tab.setItem(SESSION_KEY, 'invented')
  replies = [unknownSession({ infos: ['Aggiunto'] })]
  expect(await failureOf(call(updateItems, { body: { items: [] } }))).toBe('session')
  expect(sent).toHaveLength(1)
  expect(toasts()).toEqual([expect.stringContaining('La sessione è scaduta')])
})

test('a login counts also when a visitor’s first answer overtakes it', async () => {
  replies = [{ userId: 7, headers: { [SESSION_KEY]: 'customer' } }]
  const signingIn = call(login, { body: { login: 'a', password: 'b' }, startsSession: true })
  keepIds(new Headers({ [SESSION_KEY]: 'visitor' }), -1, { session: null, account: null }, clock)
  await signingIn
  expect(hasSessionMarker()).toBe(true)
  expect(browser.tab.getItem(SESSION_KEY)).toBe('customer')
})

test('a logout is no lost session', async () => {
  useUserStore.setState({ user: { userId: 7 } })
  browser.tab.setItem(SESSION_KEY, 's')
  await call(logout, { endsSession: true })
  expect(events).toEqual(['sessionChanged'])
  expect(hasSessionMarker()).toBe(false)
  expect(toasts()).toEqual([])
})

test('an aborted call tells nothing', async () => {
  const abort = new AbortController()
  abort.abort()
  replies = ['unreachable']
  await expect(call(viewCart, { signal: abort.signal })).rejects.toThrow('fetch failed')
  expect(toasts()).toEqual([])
})
