import { lazyComponent } from '../lib/browser/lazy-component.ts'
import { ChunkBoundary } from '../ui/feedback/chunk-boundary.tsx'
import type { ContentTree } from '@cambusa/domain/content/content-tree'

const Text = lazyComponent(() =>
  import('../features/content/tree/content-tree.tsx').then((module) => module.ContentTree),
)

export const loadHomeText = () => Text.preload()

/** The retailer's own text on the home page; few have one, so its code is apart. */
export const HomeText = ({ tree }: { tree: ContentTree }) => (
  <ChunkBoundary quiet>
    <Text tree={tree} />
  </ChunkBoundary>
)
