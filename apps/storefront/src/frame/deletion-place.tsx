import { useUser } from '../lib/session/user-store.ts'
import { DeletionBar } from '../joins/frame-chunks.ts'
import { ChunkBoundary } from '../ui/feedback/chunk-boundary.tsx'

/** The place of the bar that offers to keep an account which is to be deleted; its code is loaded only then. */
export function DeletionPlace() {
  const deletesAt = useUser()?.deletesAt
  if (deletesAt === undefined) return null
  return (
    <ChunkBoundary quiet>
      <DeletionBar deletesAt={deletesAt} />
    </ChunkBoundary>
  )
}
