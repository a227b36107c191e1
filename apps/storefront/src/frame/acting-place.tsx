import { ActingBanner } from '../joins/frame-chunks.ts'
import { useUser } from '../lib/session/user-store.ts'
import { ChunkBoundary } from '../ui/feedback/chunk-boundary.tsx'

/** The place of the banner of an administrator who acts for a customer. */
export const ActingPlace = () =>
  useUser()?.actor ? (
    <ChunkBoundary quiet>
      <ActingBanner />
    </ChunkBoundary>
  ) : null
