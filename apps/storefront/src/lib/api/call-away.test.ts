import { exportAdvancedSearch } from '@cambusa/contract/catalogue/advanced-search'
import { login } from '@cambusa/contract/people/auth'
import { updateCartInfo, updateItems, viewCart } from '@cambusa/contract/cart/cart'
import { buyCart } from '@cambusa/contract/orders/checkout'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, useToasts } from '../state/show-toast.ts'
import type { CallError } from './call-error.ts'
import { call, callFile } from './call.ts'
import { emitAppEvent, onAppEvent, type AppEvent } from '../state/events.ts'
import { fakeBrowser } from '../testing/fake-browser.ts'
import { createQueryClient } from './query-client.ts'
import { AUTHENTICATED_KEY, hasSessionMarker, SESSION_KEY } from '../session/session.ts'
import { useUserStore } from '../session/user-store.ts'

let sent: RequestInit[] = []
let replies: Response[] = []
let events: AppEvent[] = []
let browser = fakeBrowser()
let stop: (() => void)[] = []

const failing = (http: number, headers: Record<string, string> = {}) => {
  const errors = [{ error: 'Il negozio non risponde', code: 'server.unavailable' }]
  const response = { status: 1, errors, warnings: [], infos: [] }
  // A failure may happen before the user is known.
  return new Response(JSON.stringify({ response, user: { userId: -1 } }), { status: http, headers })
}
const away = (seconds = '0') => failing(503, { 'Retry-After': seconds })
const done = (data: unknown = {}) => {
  const response = { status: 0, errors: [], warnings: [], infos: [] }
  const { user } = useUserStore.getState()
  return new Response(JSON.stringify({ response, user, data }))
}

beforeEach(() => {
  sent = []
  replies = []
  events = []
  browser = fakeBrowser()
  vi.stubGlobal('sessionStorage', browser.tab)
  vi.stubGlobal('localStorage', browser.local)
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(init)
    return replies.shift() ?? done()
  })
  useToasts.setState({ toasts: [] })
  useUserStore.setState({ user: { userId: -1 } })
  const names: AppEvent[] = ['notLoggedIn', 'serviceDown', 'notFound', 'sessionChanged']
  stop = names.map((name) => onAppEvent(name, () => events.push(name)))
})
afterEach(() => {
  stop.forEach((end) => end())
  vi.unstubAllGlobals()
})

const toasts = () => useToasts.getState().toasts.map(({ text }) => text)
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: CallError) => error.failure,
  )

const retryToast = () => useToasts.getState().toasts.find(({ action }) => action !== undefined)
const press = async () => {
  await vi.waitFor(() => expect(retryToast()).toBeDefined())
  const { id, action } = retryToast()!
  dismissToast(id)
  action!.onPress()
}

test('a write while the shop is away waits on its screen and is repeated by Riprova', async () => {
  replies = [away(), away(), done({ cartId: 3 })]
  const saving = call(updateCartInfo, { body: { property: 'order_note', value: 'Al citofono' } })
  await press()
  await press()
  expect(await saving).toEqual({ cartId: 3 })
  expect(sent.map(({ body }) => body)).toEqual(Array(3).fill(sent[0]!.body))
  expect(events).toEqual([])
})

test('writes by GET, and files, stay on their screens too', async () => {
  const reserving = failureOf(call(selectTimeslot, { query: { sel_date: '2026-12-05', timeslot_id: 1 } }))
  replies = [away(), away()]
  const loading = failureOf(callFile(exportAdvancedSearch, { query: { name: 'pasta', format: 'csv' } }))
  await vi.waitFor(() => expect(retryToast()).toBeDefined())
  dismissToast(retryToast()!.id)
  expect(await Promise.all([reserving, loading])).toEqual(['unavailable', 'unavailable'])
  expect(events).toEqual([])
})

test('waiting calls share one toast, and one press repeats them all', async () => {
  replies = [away(), away(), done('a'), done('b')]
  const save = (value: string) => call(updateCartInfo, { body: { property: 'order_note', value } })
  const both = Promise.all([save('1'), save('2')])
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await press()
  expect(await both).toEqual(['a', 'b'])
})

test('dismissing the toast rejects the calls, and those of another shopper are never sent', async () => {
  replies = [away()]
  const saving = failureOf(call(updateCartInfo, { body: { property: 'order_note', value: 'x' } }))
  await vi.waitFor(() => expect(retryToast()).toBeDefined())
  emitAppEvent('sessionChanged')
  expect(await saving).toBe('unavailable')
  expect(sent).toHaveLength(1)
  expect(toasts()).toEqual([])
})

test('a form offers to try again itself: no toast, its text in the error', async () => {
  replies = [away(), away()]
  const error = await call(login, { body: { login: 'a', password: 'b' }, quiet: true }).catch(
    (e: unknown) => e,
  )
  expect(error).toMatchObject({ failure: 'unavailable', message: 'Il negozio non risponde' })
  const body = { property: 'order_note', value: 'x' } as const
  expect(await failureOf(call(updateCartInfo, { body, retriesInPlace: true }))).toBe('unavailable')
  expect(toasts()).toEqual([])
  expect(events).toEqual([])
})

test('a repeated call waits as long as the shop has asked for', async () => {
  replies = [away('0.3'), done()]
  await failureOf(call(buyCart, { query: {} as never, quiet: true }))
  const before = performance.now()
  await call(buyCart, { query: {} as never, quiet: true })
  expect(performance.now() - before).toBeGreaterThan(200)
})

test('a 503 without Retry-After, and any other failure, leads to the error screen, also for a write', async () => {
  replies = [failing(503), failing(500, { 'Retry-After': '1' }), failing(504)]
  for (let left = replies.length; left > 0; left -= 1)
    expect(await failureOf(call(updateItems, { body: { items: [] } }))).toBe('server')
  expect(events).toEqual(['serviceDown', 'serviceDown', 'serviceDown'])
})

test('a screen without data leads to the error screen; one with older data, and a background call, stay', async () => {
  const client = createQueryClient()
  const read = (background = false) =>
    client
      .fetchQuery({ queryKey: ['cart', background], queryFn: () => call(viewCart, { background }) })
      .catch(() => undefined)
  replies = [away(), away(), done({ cartId: 3 }), away()]
  await read()
  expect(events).toEqual(['serviceDown'])
  await read(true)
  await read()
  await read()
  expect(events).toEqual(['serviceDown'])
  expect(sent).toHaveLength(4)
})

test('a failing server that does not know the user ends no login', async () => {
  useUserStore.setState({ user: { userId: 7 } })
  browser.tab.setItem(SESSION_KEY, 's')
  browser.tab.setItem(AUTHENTICATED_KEY, 'true')
  replies = [away(), failing(500)]
  await failureOf(call(updateItems, { body: { items: [] }, quiet: true }))
  await failureOf(call(viewCart, {}))
  expect(hasSessionMarker()).toBe(true)
  expect(useUserStore.getState().user?.userId).toBe(7)
  expect(events).toEqual(['serviceDown'])
})
