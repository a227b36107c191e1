import { MENU_LOCATIONS } from '@cambusa/contract/content/content-urls'
import { listStores, type Store } from '@cambusa/contract/delivery/stores'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { homePageQuery, menuQuery } from '../../features/content/content-api.ts'
import { loadLateParts } from '../../frame/frame.tsx'
import { call } from '../../lib/api/call.ts'
import { CallError } from '../../lib/api/call-error.ts'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { RenderedAt } from '../../lib/browser/use-now.ts'
import { currentScopeKey, type ShoppingScope } from '../../lib/state/shopping-scope.ts'
import { headHtml } from '../head/head-html.ts'
import { pageHead } from '../head/page-head.ts'
import { paths } from '../navigation/paths.ts'
import { createShopRouter } from '../navigation/router.tsx'
import type { PageData } from './page-data.ts'

export { withHead } from '../head/head-html.ts'
export { PAGE_DATA_ID } from '../../lib/browser/page-marks.ts'
import { hasRunningFlyers } from '../../joins/flyers-place.tsx'
import { HOME_FLYERS, HOME_TEXT, LIST_VIEW, screenFiles, shapedScreens } from './screen-files.ts'

const FOUND = 200
const UNKNOWN = 404
/** Shows home, and is nothing (specification §2). */
const ANY_PATH = '/$'
/** Everything is rendered in its final position, so no inline script has to move it there. */
const NEVER_OUTLINED = Number.MAX_SAFE_INTEGER

/** A page to render: path and query, the time of rendering, the shop's own address and the visitor's warehouse. */
export interface PageAsked {
  address: string
  now: Date
  origin: string
  warehouseId: number
  /** Aborted when nobody waits for the page any more. */
  signal: AbortSignal
}

/** Result of a rendering: the page, a page that only the browser renders, or the reason of a failure. */
export type ServerRenderedPage =
  | {
      status: number
      /** The files of its screen, as the build names them. */
      screens: readonly string[]
      /** Files of what is hydrated late. */
      late: readonly string[]
      /** What belongs into the root element. */
      body: string
      /** What belongs into the head. */
      head: string
      data: PageData
    }
  | { isForBrowser: true }
  | { notRendered: string }

/**
 * Renders a public screen for a visitor who has chosen nothing, from the answers of the shop's own calls (`fetch`).
 * Nothing is known of the person who requests it, so no personal data can be in it. Rejects when the signal is aborted.
 */
export async function renderPage(asked: PageAsked): Promise<ServerRenderedPage> {
  const client = createQueryClient()
  const { signal } = asked
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  try {
    // A chunk that never loads would keep this page and its answers in memory for ever.
    return await Promise.race([renderWith(client, asked), givenUp])
  } finally {
    client.clear()
  }
}

async function renderWith(
  client: QueryClient,
  asked: PageAsked,
  status = FOUND,
): Promise<ServerRenderedPage> {
  const { address, now, origin, warehouseId, signal } = asked
  let isMissing = false
  let hasShapes = false
  const router = createShopRouter(
    client,
    () => (isMissing = true),
    () => hasShapes,
  )
  const history = createMemoryHistory({ initialEntries: [address] })
  // The browser restores where one had scrolled to; the router would send a script for it.
  router.update({ ...router.options, history, origin, scrollRestoration: false })
  const match = router.matchRoutes(router.latestLocation).at(-1)
  const { routeId = '', fullPath = '', params = {}, search = {} } = match ?? {}
  const shaped = shapedScreens[fullPath]
  const screens = screenFiles[routeId] ?? shaped
  if (screens === undefined) return { isForBrowser: true }
  hasShapes = shaped !== undefined
  const [stores] = await Promise.all([
    routeId === paths.home ? storesNow() : [],
    router.load(),
    loadLateParts(),
    // Nothing else asks for them here; the browser reads them from the page.
    ...MENU_LOCATIONS.map((location) => client.prefetchQuery(menuQuery(location))),
  ])
  // Where an address leads, what the browser keeps has a say.
  if (router._serverResult?.type === 'redirect') return { isForBrowser: true }
  await untilAnswered(client, signal)
  const failure = failureOf(client)
  if (isMissing || failure === 'notFound') {
    client.clear()
    return renderWith(client, { ...asked, address: paths.notFound }, UNKNOWN)
  }
  if (failure !== undefined) return { notRendered: `a call failed: ${failure}` }

  const rendered = await render(
    <RenderedAt value={now}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </RenderedAt>,
    signal,
  )
  if ('notRendered' in rendered) return rendered
  const answered = routeId === ANY_PATH ? UNKNOWN : status
  const place = { routeId, params, search, path: address, scope: currentScopeKey(), status: answered }
  const scope: ShoppingScope = { warehouseId, date: null, timeslotId: 0, companyId: 0 }
  return {
    status: answered,
    screens: [...screens, ...(search.view === 'list' ? [LIST_VIEW] : [])],
    late:
      routeId === paths.home
        ? [
            ...(client.getQueryData(homePageQuery.queryKey)?.[0]?.text ? [HOME_TEXT] : []),
            ...(hasRunningFlyers(client) ? [HOME_FLYERS] : []),
          ]
        : [],
    body: rendered.body,
    head: headHtml(pageHead({ ...place, queryClient: client, origin, stores })),
    data: {
      now: now.toISOString(),
      ...(status === UNKNOWN && { at: paths.notFound }),
      ...(hasShapes && { hasShapes }),
      scope,
      answers: answersOf(client),
    },
  }
}

/** Marks of a Suspense boundary that is pending or has failed. */
const UNFINISHED = /<!--\$[!?]-->/

/**
 * Renders synchronously, which is a third less work; where a chunk has to load first or something fails, renders again
 * by the asynchronous way, which waits and reports the error.
 */
async function render(
  screen: ReactNode,
  signal: AbortSignal,
): Promise<{ body: string } | { notRendered: string }> {
  try {
    const body = renderToString(screen)
    if (!UNFINISHED.test(body)) return { body }
  } catch {
    // The asynchronous way reports it.
  }
  const failed: unknown[] = []
  const { prelude } = await prerender(screen, {
    onError: (error) => void failed.push(error),
    progressiveChunkSize: NEVER_OUTLINED,
    signal,
  })
  const body = await new Response(prelude).text()
  if (failed.length > 0) return { notRendered: String((failed[0] as Error).stack ?? failed[0]) }
  return { body }
}

/** Only search engines read the stores: a page is rendered without them when they fail to load. */
async function storesNow(): Promise<readonly Store[]> {
  try {
    return (await call(listStores, { background: true, quiet: true })).stores
  } catch {
    return []
  }
}

/** What nothing waits for in a browser belongs to the page as well. */
async function untilAnswered(client: QueryClient, signal: AbortSignal): Promise<void> {
  const underWay = () => client.getQueryCache().findAll({ fetchStatus: 'fetching' })
  for (let queries = underWay(); queries.length > 0; queries = underWay())
    await Promise.allSettled(queries.map(async ({ promise }) => promise))
  signal.throwIfAborted()
}

/** The error that kept the screen's own data from loading; undefined where nothing failed. */
function failureOf(client: QueryClient): string | undefined {
  const failed = queriesOf(client).find(({ status }) => status === 'error')
  if (failed === undefined) return undefined
  return failed.error instanceof CallError ? failed.error.failure : String(failed.error)
}

const answersOf = (client: QueryClient): PageData['answers'] =>
  queriesOf(client).flatMap(({ queryKey, status, data }) =>
    status === 'success' ? [[queryKey, data] as const] : [],
  )

const queriesOf = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state: { status, data, error } }) => ({ queryKey, status, data, error }))
