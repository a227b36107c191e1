import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { frameTexts } from '@cambusa/messages/it/frame'
import { isChunkError, isShopThere, reloadForNewCode } from '../../lib/browser/chunks.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { showToast } from '../../lib/state/show-toast.ts'
import { EmptyState } from '../../ui/feedback/states.tsx'

async function reload(): Promise<void> {
  if (await isShopThere()) window.location.reload()
  else showToast({ kind: 'error', text: frameTexts.noAnswer })
}

/** A screen broke while it was drawn, or its code did not come: says so, and starts it again. */
export function BrokenScreen({ error }: { error: unknown }) {
  useEffect(() => {
    if (isChunkError(error)) void reloadForNewCode(Date.now())
  }, [error])
  return (
    <EmptyState
      as="h1"
      icon={<RotateCw />}
      title={frameTexts.brokenTitle}
      text={frameTexts.brokenText}
      action={
        <Button look="primary" onClick={() => void reload()}>
          {frameTexts.brokenReload}
        </Button>
      }
    />
  )
}
