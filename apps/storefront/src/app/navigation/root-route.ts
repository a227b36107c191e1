import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Frame } from '../../frame/frame.tsx'

export interface RouterContext {
  queryClient: QueryClient
  /** What the address names does not exist. */
  onMissing: () => void
  /** The server has rendered the screen: its answers are in the cache, or it is rendered as shapes. */
  isServerRendered: () => boolean
}

/** The frame around every screen. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Frame })
