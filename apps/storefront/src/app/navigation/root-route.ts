import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Frame } from '../../frame/frame.tsx'

export interface RouterContext {
  queryClient: QueryClient
}

/** The frame around every screen. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Frame })
