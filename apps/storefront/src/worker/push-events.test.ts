import { beforeEach, expect, test } from 'vitest'
import { listenForPushes } from './push-events.ts'

interface Page {
  focused: boolean
  got: unknown[]
  focus: () => Promise<Page>
  postMessage: (message: unknown, ports: MessagePort[]) => void
}

const PUSH = {
  id: '7',
  title: 'La spesa è pronta',
  body: 'Ordine 7',
  target: '/profile/orders/7',
  kind: 'orderStatus',
}

let pages: Page[]
let shown: { title: string; options: NotificationOptions }[]
let opened: string[]
let scope: EventTarget

beforeEach(() => {
  pages = []
  shown = []
  opened = []
  scope = Object.assign(new EventTarget(), {
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: (address: string) => Promise.resolve(void opened.push(address)),
    },
    registration: {
      showNotification: (title: string, options: NotificationOptions) =>
        Promise.resolve(void shown.push({ title, options })),
    },
  })
  listenForPushes(scope as ServiceWorkerGlobalScope)
})

function page(focused: boolean, listens = true): Page {
  const made: Page = {
    focused,
    got: [],
    focus: () => Promise.resolve(Object.assign(made, { focused: true })),
    postMessage: (message, [port]) => {
      if (!listens) return
      made.got.push(message)
      port!.postMessage('taken')
    },
  }
  pages.push(made)
  return made
}

/** What the browser does: the worker lives until what it waits for is done. */
async function happen(type: string, more: object) {
  const waited: Promise<unknown>[] = []
  const waitUntil = (promise: Promise<unknown>) => void waited.push(promise)
  scope.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...more }))
  await Promise.all(waited)
}
const push = (told: unknown) => happen('push', { data: { json: () => told } })
const tap = (data: unknown) => happen('notificationclick', { notification: { close: () => undefined, data } })

test('a push is shown by the system, once however often it comes', async () => {
  page(false)
  await push(PUSH)
  expect(shown).toMatchObject([{ title: PUSH.title, options: { body: PUSH.body, tag: '7' } }])
})

test('a push that arrives while the shop is in front is left to the shop', async () => {
  const front = page(true)
  await push(PUSH)
  expect(shown).toEqual([])
  expect(front.got).toMatchObject([{ kind: 'push', title: PUSH.title, target: PUSH.target, isTapped: false }])
})

test('a page that does not listen yet loses no push: the system shows it, and a tap opens a window', async () => {
  page(true, false)
  await push(PUSH)
  expect(shown).toHaveLength(1)
  await tap(PUSH)
  expect(opened).toEqual([PUSH.target])
})

test('a tap leads to the push’s screen, in the page that is open or in a new one', async () => {
  await tap(PUSH)
  expect(opened).toEqual([PUSH.target])
  const behind = page(false)
  await tap(PUSH)
  expect(opened).toHaveLength(1)
  expect(behind.focused).toBe(true)
  expect(behind.got).toMatchObject([{ kind: 'push', target: PUSH.target, isTapped: true }])
})

test('a tap never leaves the shop, and what is no push is left alone', async () => {
  for (const target of [
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '/ebsn/api/auth/logout',
    7,
  ])
    await tap({ ...PUSH, target })
  expect(new Set(opened)).toEqual(new Set(['/']))
  await happen('push', { data: null })
  await happen('push', { data: { json: () => JSON.parse('{') as unknown } })
  await push({ body: 'without a title' })
  expect(shown).toEqual([])
})
