import { setFastSearch, useAppState } from '../lib/state/app-state.ts'
import { ChunkBoundary } from '../ui/feedback/chunk-boundary.tsx'
import { FastSearchDialog } from './frame-chunks.ts'

const close = () => setFastSearch(false)

/** The dialog of the fast search, which any part of the shop can open. */
export const FastSearchPlace = () => (
  <ChunkBoundary quiet>
    <FastSearchDialog open={useAppState((state) => state.fastSearchOpen)} onClose={close} />
  </ChunkBoundary>
)
