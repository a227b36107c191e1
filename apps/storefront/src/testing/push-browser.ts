import { onTestFinished, vi } from 'vitest'

/** A browser that can get pushes, as its shop sees it. */
export interface PushBrowser {
  permission: NotificationPermission
  /** What the customer answers when the browser asks. */
  answers: NotificationPermission
  /** How often it asked. */
  asked: number
  isSubscribed: boolean
  /** The worker tells the page something. */
  tell: (data: unknown) => void
}

export const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: { p256dh: `BA${'a'.repeat(85)}`, auth: 'b'.repeat(22) },
}

/** Gives the browser of this test a service worker, push and notifications. */
export function stubPushes(permission: NotificationPermission = 'default'): PushBrowser {
  const messages = new EventTarget()
  const browser: PushBrowser = {
    permission,
    answers: 'granted',
    asked: 0,
    isSubscribed: false,
    tell: (data) => void messages.dispatchEvent(new MessageEvent('message', { data })),
  }
  const subscription = {
    options: { applicationServerKey: null },
    toJSON: () => SUBSCRIPTION,
    unsubscribe: () => Promise.resolve((browser.isSubscribed = false)),
  }
  const pushManager = {
    getSubscription: () => Promise.resolve(browser.isSubscribed ? subscription : null),
    subscribe: () => {
      browser.isSubscribed = true
      return Promise.resolve(subscription)
    },
  }
  const registration = { pushManager }
  const serviceWorker = Object.assign(messages, {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
    startMessages: () => undefined,
  })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
    requestPermission: () => {
      if (browser.permission === 'default') {
        browser.asked += 1
        browser.permission = browser.answers
      }
      return Promise.resolve(browser.permission)
    },
  })
  const own = Object.getOwnPropertyDescriptor(navigator, 'serviceWorker')
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  onTestFinished(() => {
    if (own) Object.defineProperty(navigator, 'serviceWorker', own)
    else Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  return browser
}
