import { viewAnalytics } from '@cambusa/contract/shop/analytics'
import { cookieChoice, type CookieToggles } from '@cambusa/domain/web/cookie-choice'
import { COOKIE_TEXT_VERSION } from '@cambusa/messages/it/people/cookie-version'
import { vi } from 'vitest'
import { COOKIES_KEY } from '../lib/browser/storage.ts'
import { answer } from './network.ts'

/** Keeps a choice about cookies in this browser, as the bar does; `days` ago. */
export function keepChoice(toggles: CookieToggles, days = 0): void {
  const now = new Date(Date.now() - days * 86_400_000)
  localStorage.setItem(COOKIES_KEY, JSON.stringify(cookieChoice(toggles, now, COOKIE_TEXT_VERSION)))
}

/** The same in another tab. */
export function chooseElsewhere(toggles: CookieToggles): void {
  keepChoice(toggles)
  window.dispatchEvent(new StorageEvent('storage', { key: COOKIES_KEY, newValue: '' }))
}

type Told = [name: string, params: Record<string, unknown>]
interface Page {
  dataLayer?: ArrayLike<unknown>[]
  fbq?: { queue: unknown[][] }
  _fbq?: unknown
}
const page = () => globalThis as Page

/**
 * A shop with Google Analytics and a pixel, whose scripts come without doing anything: what they were told waits in their
 * queues. `scripts` are the addresses asked.
 */
export function serveServices() {
  const service = { origins: ['https://misure.test'] }
  const state = { asked: 0, scripts: [] as string[] }
  answer(viewAnalytics, () => {
    state.asked += 1
    return {
      analytics: {
        ...service,
        kind: 'gtag' as const,
        script: 'https://misure.test/gtag.js',
        id: 'G-TEST0001',
      },
      pixel: { ...service, kind: 'fbq' as const, script: 'https://misure.test/fbq.js', id: '12345' },
      pictures: ["'self'", 'data:', 'blob:', 'https://img.test'],
    }
  })
  const append = document.head.append.bind(document.head)
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) append(node)
      else {
        state.scripts.push(node.src)
        queueMicrotask(() => node.dispatchEvent(new Event('load')))
      }
    }
  })
  let turn: Promise<unknown> = Promise.resolve()
  const locks = {
    request: (_name: string, act: () => unknown) => (turn = turn.then(act)),
  }
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (target, name) => {
        if (name === 'locks') return locks
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    }),
  )
  forgetScripts()
  return {
    ...state,
    state,
    /** What Google Analytics was told on this page, by name. */
    events: (name?: string): Told[] =>
      [...(page().dataLayer ?? [])]
        .map((entry) => [...(entry as ArrayLike<unknown> & Iterable<unknown>)])
        .filter(([command, told]) => command === 'event' && (name === undefined || told === name))
        .map(([, told, params]) => [told, params] as Told),
    /** What the pixel was told, by its own names. */
    pixel: (): Told[] =>
      (page().fbq?.queue ?? [])
        .filter(([command]) => command === 'track')
        .map(([, told, params]) => [told, params] as Told),
    commands: () => [...(page().dataLayer ?? [])].map((entry) => [...(entry as unknown[])]),
  }
}

/** As a newly loaded page, which has no script of a service. */
export function forgetScripts(): void {
  delete page().dataLayer
  delete page().fbq
  delete page()._fbq
}
