import { setFastSearch, useAppState } from '../lib/state/app-state.ts'
import { PartPlace } from '../ui/feedback/part-place.tsx'
import { FastSearchDialog } from './frame-parts.ts'

const close = () => setFastSearch(false)

/** The dialog of the fast search, which any part of the shop can open. */
export const FastSearchPlace = () => (
  <PartPlace quiet>
    <FastSearchDialog open={useAppState((state) => state.fastSearchOpen)} onClose={close} />
  </PartPlace>
)
