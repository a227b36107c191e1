import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createQueryClient } from '../lib/api/query-client.ts'
import { dropAfterAbsence } from '../lib/browser/last-start.ts'
import { RenderedAt } from '../lib/browser/use-now.ts'
import { readServerRenderedPage, hydrate } from './server-rendered-page.ts'
import { createShopRouter, type ShopRouter } from './navigation/router.tsx'
import { openPage } from './ssr/page-state.ts'
import { start } from './start.ts'

/**
 * Opens the shop at the browser's address: hydrates the page that the server has rendered (decision 138), or renders
 * it. Returns its query client, router and a function that unmounts it.
 */
export function mountShop(element: Element) {
  dropAfterAbsence(Date.now())
  const queryClient = createQueryClient()
  const rendered = readServerRenderedPage()
  const page = openPage(rendered ? 'server-rendered' : 'personalised')
  if (rendered) hydrate(rendered, queryClient)
  let isServerRendered = rendered !== undefined
  const router = createShopRouter(queryClient, undefined, () => isServerRendered)
  const shop = (
    <StrictMode>
      <RenderedAt value={rendered ? new Date(rendered.now) : null}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </RenderedAt>
    </StrictMode>
  )
  let root: Root | undefined
  if (rendered) {
    void loadServerRendered(router, () => (isServerRendered = false)).then(() => {
      root = hydrateRoot(element, shop)
      // Its data are not those of the page: loaders and guards of its route run as soon as it is known who is there.
      if (rendered.hasShapes) isServerRendered = false
      start(router, queryClient)
      page.hydrated(rendered, queryClient)
    })
  } else {
    start(router, queryClient)
    root = createRoot(element)
    root.render(shop)
  }
  const close = () => {
    page.close()
    root?.unmount()
  }
  return { queryClient, router, close }
}

/**
 * Loads the code of the screen but not its data, which came with the page; loaders run again from the first navigation
 * on. So React's first render equals the HTML.
 */
async function loadServerRendered(router: ShopRouter, onLeave: () => void): Promise<void> {
  router.ssr = { manifest: undefined }
  await router.load()
  const stop = router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (!hrefChanged) return
    stop()
    onLeave()
  })
}
