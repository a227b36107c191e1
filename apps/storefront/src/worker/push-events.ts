import { readPush, type PushToPage, type ReadPush } from '../lib/push/push-message.ts'

const toPage = (push: ReadPush, isTapped: boolean): PushToPage => ({ ...push, kind: 'push', isTapped })

/** A page that listens answers at once; so long a tap may wait before a window is opened, milliseconds. */
const ANSWER_MS = 300

/**
 * Whether a page has taken a push. One that was never touched, or in which nobody is signed in, does not listen; one that
 * the browser has put to sleep does not answer.
 */
const isTaken = (page: Client, told: PushToPage): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const end = (isAnswered: boolean) => {
      port1.close()
      resolve(isAnswered)
    }
    port1.addEventListener('message', () => end(true))
    port1.start()
    setTimeout(() => end(false), ANSWER_MS)
    page.postMessage(told, [port2])
  })

const pagesOf = (scope: ServiceWorkerGlobalScope) =>
  scope.clients.matchAll({ type: 'window', includeUncontrolled: true })

/**
 * A shop in front tells of the push itself. Everywhere else the system does; with the same tag a push that comes twice is
 * shown once.
 */
async function show(scope: ServiceWorkerGlobalScope, push: ReadPush): Promise<void> {
  const inFront = (await pagesOf(scope)).find(({ focused }) => focused)
  if (inFront && (await isTaken(inFront, toPage(push, false)))) return
  const { id, title, body } = push
  return scope.registration.showNotification(title, { body, tag: id, data: push, lang: 'it' })
}

/** Leads to the screen of a push: in a page of the shop that listens, which keeps what is typed there, else in a new one. */
async function open(scope: ServiceWorkerGlobalScope, push: ReadPush): Promise<void> {
  const [page] = await pagesOf(scope)
  // Browsers allow one of both for a tap: the page in front, or a new window.
  if (page && (await isTaken(page, toPage(push, true)))) await page.focus().catch(() => undefined)
  else await scope.clients.openWindow(push.target)
}

function readData(data: PushMessageData | null): unknown {
  try {
    return data?.json()
  } catch {
    return undefined
  }
}

/** Has the service worker show pushes, and lead to their screens when they are tapped. */
export function listenForPushes(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('push', (event) => {
    const push = readPush(readData(event.data))
    if (push) event.waitUntil(show(scope, push))
  })
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const push = readPush(event.notification.data)
    if (push) event.waitUntil(open(scope, push))
  })
}
