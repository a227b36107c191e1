import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Page, Route } from 'playwright-core'
import shop from '../../shop.config.json' with { type: 'json' }
import { TOUR_SEEN } from '../../apps/storefront/src/testing/returning-visitor.ts'
import { openFirstVisit } from './browser.ts'
import { shopUrl } from './our-shop.ts'
import { APP_PAGES } from './tested-builds.ts'

const { mobile } = shop
/** Where the app's pages come from on Android. */
export const APP = 'https://localhost'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** As Capacitor's own server: a file of the build, else the page; the configured server is this worker's shop. */
function serve(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url())
  const file = join(APP_PAGES, pathname)
  const path = extname(pathname) !== '' && existsSync(file) ? file : join(APP_PAGES, 'index.html')
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  const body = readFileSync(path)
  if (!/javascript|html/.test(type)) return route.fulfill({ contentType: type, body })
  return route.fulfill({ contentType: type, body: body.toString().replaceAll(mobile.serverUrl, shopUrl) })
}

/** A call of a native plugin. */
export interface NativeCall {
  call: string
  options: Record<string, unknown>
}

/** The device around an opened app. */
export interface Device {
  page: Page
  /** Every call of a plugin, oldest first. */
  calls: NativeCall[]
  /** The secure storage, by key. */
  secure: Map<string, string>
  /** What plugins answer, by their call, or a function that answers; an Error is a refusal with its message as code. */
  answers: Map<string, unknown>
  /** Tells of an event of a plugin. */
  tell: (plugin: string, event: string, data?: object) => Promise<void>
  /** How often a plugin was called. */
  count: (call: string) => number
  /** Lets time pass on the device. */
  advance: (milliseconds: number) => Promise<void>
}

const SECURE: Record<string, (device: Device, options: Record<string, unknown>) => unknown> = {
  'SecureStorage.internalGetItem': ({ secure }, { prefixedKey }) => ({
    data: secure.get(String(prefixedKey)) ?? null,
  }),
  'SecureStorage.internalSetItem': ({ secure }, { prefixedKey, data }) =>
    void secure.set(String(prefixedKey), String(data)),
  'SecureStorage.internalRemoveItem': ({ secure }, { prefixedKey }) => ({
    success: secure.delete(String(prefixedKey)),
  }),
}

/** What Capacitor puts into the page, with the device of the test behind it. */
function standIn(): void {
  const listeners = new Map<string, Set<(data: unknown) => void>>()
  const native = window as unknown as {
    askDevice: (call: string, options: object) => Promise<{ answer?: unknown; code?: string }>
    passed: number
  }
  const now = Date.now
  native.passed = 0
  Date.now = () => now() + native.passed
  Object.assign(window, {
    tellApp: (event: string, data: unknown) => listeners.get(event)?.forEach((listener) => listener(data)),
    Capacitor: {
      isNativePlatform: () => true,
      getPlatform: () => 'android',
      nativePromise: async (plugin: string, method: string, options: object) => {
        const { answer, code } = await native.askDevice(`${plugin}.${method}`, options)
        if (code !== undefined) throw Object.assign(new Error(code), { code })
        return answer
      },
      addListener: (plugin: string, event: string, listener: (data: unknown) => void) => {
        const name = `${plugin}.${event}`
        listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
        return { remove: async () => void listeners.get(name)?.delete(listener) }
      },
    },
  })
}

/** A phone with the app, not yet started. */
export async function takeDevice(): Promise<Device> {
  const page = await openFirstVisit('phone', APP)
  const device: Device = {
    page,
    calls: [],
    secure: new Map(),
    answers: new Map<string, unknown>([['Network.getStatus', { connected: true }]]),
    tell: (plugin, event, data = {}) =>
      page.evaluate(
        ([name, told]) =>
          (window as unknown as { tellApp: (event: string, data: object) => void }).tellApp(name, told),
        [`${plugin}.${event}`, data] as const,
      ),
    count: (call) => device.calls.filter((one) => one.call === call).length,
    advance: (milliseconds) =>
      page.evaluate((more) => void ((window as unknown as { passed: number }).passed += more), milliseconds),
  }
  // Browsers ask before a page of another place calls this computer.
  await page.context().grantPermissions(['local-network-access'], { origin: APP })
  await page.route(`${APP}/**`, serve)
  await page.exposeFunction('askDevice', (call: string, options: Record<string, unknown>) => {
    device.calls.push({ call, options })
    const given = device.answers.get(call)
    const told = typeof given === 'function' ? (given as (options: object) => unknown)(options) : given
    const answer = Array.isArray(told) ? (told.shift() as unknown) : told
    if (answer instanceof Error) return { code: answer.message }
    return { answer: SECURE[call]?.(device, options) ?? answer }
  })
  await page.addInitScript(standIn)
  await page.addInitScript(TOUR_SEEN)
  return device
}
