import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider, type AnyRoute } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from './navigation/paths.ts'
import { refuseBrowser } from '../testing/browser-guard.ts'
import { fetchFromTest, networkFaults, resetNetwork } from '../testing/network.ts'
import { publicScreens, servePublicShop } from '../testing/public-screens.ts'

/** Every module of the storefront except the two that start it in the browser. */
const modules = import.meta.glob([
  '../{app,features,frame,joins,lib,routes,ui}/**/*.{ts,tsx}',
  '!../**/*.test.*',
  '!../lib/testing/**',
  '!./entry.tsx',
  '!./early/early-entry.ts',
])

/** Importing hundreds of files takes long on a busy machine. */
const READING_MS = 60_000
/**
 * HTML that the content security policy of the pages refuses (decision 140): style and handler attributes, style
 * elements.
 */
const REFUSED_BY_POLICY = /<[^>]+\s(?:style|on[a-z]+)=[^>]*>|<style/gi
const RENDERED_AT = new Date('2026-11-21T09:00:00Z')

let guard: ReturnType<typeof refuseBrowser> | undefined

beforeAll(() => {
  vi.stubGlobal('fetch', fetchFromTest)
  // The module that fakes the network has imported some of them already.
  vi.resetModules()
})
beforeEach(() => {
  resetNetwork()
  servePublicShop()
})
afterEach(() => {
  guard?.allow()
  guard = undefined
})
afterAll(() => vi.unstubAllGlobals())

/** The storefront as this test has imported it. */
async function readShop() {
  const { createShopRouter } = await import('./navigation/router.tsx')
  const { createQueryClient } = await import('../lib/api/query-client.ts')
  const { cartQuery } = await import('../lib/state/cart-query.ts')
  const { RenderedAt } = await import('../lib/browser/use-now.ts')
  const { loadLateParts } = await import('../frame/frame.tsx')
  return { createShopRouter, createQueryClient, cartQuery, RenderedAt, loadLateParts }
}

/** Loads what a screen needs, as a browser does, without rendering it; returns the page. */
async function openScreen(address: string) {
  const { createQueryClient, createShopRouter, cartQuery, RenderedAt, loadLateParts } = await readShop()
  const client = createQueryClient()
  const router = createShopRouter(client)
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) })
  await client.prefetchQuery(cartQuery())
  await Promise.all([router.load(), loadLateParts()])
  const screens = createElement(RouterProvider, { router })
  const answers = createElement(QueryClientProvider, { client }, screens)
  return { router, page: createElement(RenderedAt, { value: RENDERED_AT }, answers) }
}

/** The HTML of the page, once everything on it has loaded. */
async function render(page: ReactNode): Promise<string> {
  const failed: unknown[] = []
  const { prelude } = await prerender(page, { onError: (error) => void failed.push(error) })
  expect(failed).toEqual([])
  return new Response(prelude).text()
}

/** The prefix of the ids of all routes that require a login. */
const CUSTOMERS = /^\/customers(\/|$)/

/** Paths of all screens that require no login. */
async function publicPaths(): Promise<string[]> {
  const { createShopRouter, createQueryClient } = await readShop()
  const routes: readonly AnyRoute[] = Object.values(createShopRouter(createQueryClient()).routesByPath)
  const open = routes.filter(({ id }) => !CUSTOMERS.test(String(id)))
  return [...new Set(open.map(({ fullPath }) => String(fullPath).replace(/(?<=.)\/$/, '')))]
}

describe('without a browser', () => {
  it(
    'every module of the storefront is imported without reading window, storage or clock',
    async () => {
      guard = refuseBrowser()
      const failed: string[] = []
      for (const [path, load] of Object.entries(modules))
        await load().catch((error: unknown) => failed.push(`${path}: ${String(error)}`))
      expect([...guard.touched, ...failed]).toEqual([])
      expect(Object.keys(modules).length).toBeGreaterThan(400)
    },
    READING_MS,
  )

  it('every route that requires no login has its line here', async () => {
    const found = await publicPaths()
    expect(found).not.toContain(paths.orders)
    expect(found.toSorted()).toEqual(Object.keys(publicScreens).toSorted())
  })

  it.each(Object.entries(publicScreens))('%s is rendered or redirects', async (_, screen) => {
    const { router, page } = await openScreen(screen.at)
    const led = router._serverResult
    if ('leadsTo' in screen)
      return expect(led?.type === 'redirect' && led.redirect.options.href).toBe(screen.leadsTo)
    expect(networkFaults()).toEqual([])
    guard = refuseBrowser()
    const rendered = await render(page)
    guard.allow()
    expect([...guard.touched]).toEqual([])
    expect(rendered).toContain(screen.shows)
    expect(rendered.match(REFUSED_BY_POLICY)).toBeNull()
  })

  it('without scripts a form searches the shop', async () => {
    const { page } = await openScreen(publicScreens[paths.home]!.at)
    const rendered = await render(page)
    const [form = ''] = /<form[^>]*>[\s\S]*?<\/form>/.exec(rendered) ?? []
    expect(form).toMatch(new RegExp(`^<form [^>]*action="${paths.search}"`))
    expect(form).not.toMatch(/ method="(?!get")/)
    expect(form).toMatch(/<input[^>]* name="query"/)
    expect(form).toMatch(/<button type="submit"/)
  })
})
