import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createQueryClient } from '../lib/api/query-client.ts'
import { DrawnAt } from '../lib/browser/use-now.ts'
import { readDrawnPage, takeOver } from './drawn-page.ts'
import { createShopRouter, type ShopRouter } from './navigation/router.tsx'
import { openPage } from './ssr/page-state.ts'
import { start } from './start.ts'

/**
 * Opens the shop at the browser's address: goes on with the page that the server has drawn there (decision 138), or draws
 * it. Answers what it consists of.
 */
export function mountShop(element: Element) {
  const queryClient = createQueryClient()
  const drawn = readDrawnPage()
  const page = openPage(drawn ? 'server-rendered' : 'personalised')
  if (drawn) takeOver(drawn, queryClient)
  let isDrawn = drawn !== undefined
  const router = createShopRouter(queryClient, undefined, () => isDrawn)
  const shop = (
    <StrictMode>
      <DrawnAt value={drawn ? new Date(drawn.now) : null}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </DrawnAt>
    </StrictMode>
  )
  let root: Root | undefined
  if (drawn) {
    void loadDrawn(router, () => (isDrawn = false)).then(() => {
      root = hydrateRoot(element, shop)
      start(router, queryClient)
      page.hydrated(drawn, queryClient)
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
 * The code of the screen, without its answers: the page brought them, and until one goes elsewhere nothing else brings
 * others. What React draws first is then what stands there.
 */
async function loadDrawn(router: ShopRouter, onLeave: () => void): Promise<void> {
  router.ssr = { manifest: undefined }
  await router.load()
  const stop = router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (!hrefChanged) return
    stop()
    onLeave()
  })
}
