import { login } from '@cambusa/contract/people/auth'
import { addItems } from '@cambusa/contract/cart/cart'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToasts } from '../state/show-toast.ts'
import { call } from './call.ts'
import { fakeBrowser } from '../testing/fake-browser.ts'
import { currentIds, keepIds, SESSION_KEY } from '../session/session.ts'
import { useUserStore } from '../session/user-store.ts'

interface Request {
  url: string
  session: string | null
  answer: (given: { http?: number; userId?: number; code?: string; data?: unknown; session?: string }) => void
}

let requests: Request[] = []

/** The requests wait until the test answers them, in any order. */
function stubServer() {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    return new Promise<Response>((resolve) => {
      requests.push({
        url: url.replace('/ebsn/api', ''),
        session: new Headers(init.headers).get(SESSION_KEY),
        answer: ({ http = 200, userId = -1, code, data, session }) => {
          const errors = code === undefined ? [] : [{ error: 'Il carrello è passato', code }]
          const response = { status: errors.length, errors, warnings: [], infos: [] }
          const headers = session === undefined ? undefined : { [SESSION_KEY]: session }
          resolve(
            new Response(JSON.stringify({ response, user: { userId }, data }), { status: http, headers }),
          )
        },
      })
    })
  })
}

const requestOf = (path: string, nth = 0) =>
  vi.waitFor(() => {
    const found = requests.filter(({ url }) => url.startsWith(path))[nth]
    if (found === undefined) throw new Error(`no request ${nth} of ${path}`)
    return found
  })

beforeEach(() => {
  requests = []
  const browser = fakeBrowser()
  vi.stubGlobal('sessionStorage', browser.tab)
  vi.stubGlobal('localStorage', browser.local)
  stubServer()
  useToasts.setState({ toasts: [] })
  useUserStore.setState({ user: null })
  keepIds(new Headers({ [SESSION_KEY]: 'visitor' }), -1, { session: null, account: null }, Date.now())
})
afterEach(() => vi.unstubAllGlobals())

const overtaken = { http: 409, code: 'cart.visitorMerged' }
const add = () => call(addItems, { body: { items: [{ productId: 1, quantity: 1 }] } })
const signIn = () => call(login, { body: { login: 'a', password: 'b' }, quiet: true, startsSession: true })
const toasts = () => useToasts.getState().toasts.map(({ text }) => text)

test.each(['before', 'after'])(
  'an add overtaken by a login is repeated signed in, if refused %s the login’s answer, and nothing is shown',
  async (order) => {
    const adding = add()
    const signingIn = signIn()
    const late = await requestOf('/cart/add')
    expect(late.session).toBe('visitor')
    const entering = await requestOf('/auth/login')
    if (order === 'before') late.answer(overtaken)
    // The refusal has been read by then: the call waits for the login.
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(requests).toHaveLength(2)
    entering.answer({ userId: 7, session: 'customer' })
    await signingIn
    if (order === 'after') late.answer(overtaken)
    const again = await requestOf('/cart/add', 1)
    expect(again.session).toBe('customer')
    again.answer({ userId: 7, data: 'the cart' })
    expect(await adding).toBe('the cart')
    expect(toasts()).toEqual([])
    expect(currentIds(Date.now()).session).toBe('customer')
  },
)

test('when the login’s answer was lost, the shopper is told once and continues as another visitor', async () => {
  const signingIn = signIn().catch(() => 'lost')
  const adding = add().catch((error: Error) => error.message)
  const late = await requestOf('/cart/add')
  const entering = await requestOf('/auth/login')
  late.answer(overtaken)
  entering.answer({ http: 502 })
  expect(await signingIn).toBe('lost')
  expect(await adding).toBe('Il carrello è passato')
  expect(toasts().filter((text) => text === 'Il carrello è passato')).toHaveLength(1)
  expect(requests).toHaveLength(2)
  expect(currentIds(Date.now()).session).toBeNull()
})
