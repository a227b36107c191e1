import { readPush, type PushToPage, type ReadPush } from '../lib/push/push-message.ts'

const toPage = (push: ReadPush, isTapped: boolean): PushToPage => ({ ...push, kind: 'push', isTapped })

const pagesOf = (scope: ServiceWorkerGlobalScope) =>
  scope.clients.matchAll({ type: 'window', includeUncontrolled: true })

/**
 * A shop in front tells of the push itself. Everywhere else the system does; with the same tag a push that comes twice is
 * shown once.
 */
async function show(scope: ServiceWorkerGlobalScope, push: ReadPush): Promise<void> {
  const inFront = (await pagesOf(scope)).find(({ focused }) => focused)
  if (inFront) return inFront.postMessage(toPage(push, false))
  const { id, title, body } = push
  return scope.registration.showNotification(title, { body, tag: id, data: push, lang: 'it' })
}

/** Leads to the screen of a push: in a page of the shop that is open, which keeps what is typed there, else in a new one. */
async function open(scope: ServiceWorkerGlobalScope, push: ReadPush): Promise<void> {
  const [page] = await pagesOf(scope)
  if (page === undefined) return void (await scope.clients.openWindow(push.target))
  const focused = await page.focus().catch(() => page)
  focused.postMessage(toPage(push, true))
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
