import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '../lib/api/query-client.ts'
import { createShopRouter } from './navigation/router.tsx'
import { start } from './start.ts'

/** Opens the shop at the browser's address and draws it within an element; answers what it consists of. */
export function mountShop(element: Element) {
  const queryClient = createQueryClient()
  const router = createShopRouter(queryClient)
  start(router, queryClient)

  const root = createRoot(element)
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  return { queryClient, router, root }
}
