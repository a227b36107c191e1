import { afterEach, beforeEach, vi } from 'vitest'
import { onAppEvent, type AppEvent } from '../state/events.ts'
import { useToasts } from '../state/show-toast.ts'
import { setLoginPrompt } from '../session/session-loss.ts'
import { useUserStore } from '../session/user-store.ts'
import { fakeBrowser } from './fake-browser.ts'

/** An answer of the shop; by default a success for a visitor. */
export interface Reply {
  http?: number
  status?: number
  errors?: string[]
  infos?: string[]
  userId?: number
  data?: unknown
  headers?: Record<string, string>
}

const nothing = { errors: [], warnings: [], infos: [] }

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

let clock = 1_800_000_000_000

/** A shop that answers each call with the next reply, and a browser without a login; new for every test. */
export function openFakeShop() {
  const shop = {
    sent: [] as { url: string; init: RequestInit; headers: Headers }[],
    replies: [] as (Reply | 'unreachable' | 'a proxy page')[],
    events: [] as AppEvent[],
    browser: fakeBrowser(),
    toasts: () => useToasts.getState().toasts.map(({ kind, text }) => `${kind}: ${text}`),
    now: () => clock,
  }
  let stop: (() => void)[] = []
  beforeEach(() => {
    Object.assign(shop, { sent: [], replies: [], events: [], browser: fakeBrowser() })
    vi.stubGlobal('sessionStorage', shop.browser.tab)
    vi.stubGlobal('localStorage', shop.browser.local)
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      shop.sent.push({ url, init, headers: new Headers(init.headers) })
      const reply = shop.replies.shift() ?? {}
      if (reply === 'unreachable') throw new TypeError('fetch failed')
      return reply === 'a proxy page' ? new Response('<html>', { status: 200 }) : answer(reply)
    })
    clock += 10_000
    vi.useFakeTimers({ now: clock, toFake: ['Date'] })
    useToasts.setState({ toasts: [] })
    useUserStore.setState({ user: null })
    setLoginPrompt(async () => false)
    const names: AppEvent[] = ['notLoggedIn', 'serviceDown', 'notFound', 'sessionChanged']
    stop = names.map((name) => onAppEvent(name, () => shop.events.push(name)))
  })
  afterEach(() => {
    stop.forEach((end) => end())
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  return shop
}
