import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { frameTexts } from '@cambusa/messages/it/frame'
import { isChunkError, reloadForNewCode } from '../lib/chunks.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'

/** A screen broke while it was drawn, or its code did not come: says so, and starts it again. */
export function BrokenScreen({ error }: { error: unknown }) {
  useEffect(() => {
    if (isChunkError(error)) reloadForNewCode(Date.now())
  }, [error])
  return (
    <EmptyState
      as="h1"
      icon={<RotateCw />}
      title={frameTexts.brokenTitle}
      text={frameTexts.brokenText}
      action={
        <Button look="primary" onClick={() => window.location.reload()}>
          {frameTexts.brokenReload}
        </Button>
      }
    />
  )
}
