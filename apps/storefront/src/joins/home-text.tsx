import { useEffect } from 'react'
import { lazyComponent } from '../lib/browser/lazy-component.ts'
import { onAppEvent } from '../lib/state/events.ts'
import { ChunkBoundary } from '../ui/feedback/chunk-boundary.tsx'

const Text = lazyComponent(
  () => import('../features/content/home-page-text.tsx').then((module) => module.HomePageText),
  { whenCalled: true },
)
export const loadHomeText = Text.preload
const loadLate = () => void Text.preload().catch(() => undefined)

// Always the same element: an update before it is hydrated would take away what the server has rendered.
const text = (
  <ChunkBoundary quiet>
    <Text />
  </ChunkBoundary>
)

/** The retailer's own text on the home page. What the server has rendered of it is hydrated with the first act. */
export function HomeText() {
  useEffect(() => onAppEvent('acted', loadLate), [])
  return text
}
