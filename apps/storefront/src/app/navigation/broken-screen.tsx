import { useRouter } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { isChunkError } from '../../lib/browser/chunks.ts'
import { useIsOffline } from '../../lib/browser/online.ts'
import { loadAnew } from '../../lib/browser/reload.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { BackButton } from '../../ui/buttons/back-button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'

/** Shown instead of a screen whose code did not load or that threw while rendering, with links back and onwards. */
export function BrokenScreen({ error }: { error: unknown }) {
  const router = useRouter()
  const isOffline = useIsOffline()
  const isMissing = isChunkError(error)
  useEffect(() => {
    if (!isMissing) return
    const again = () => void router.invalidate()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [error, isMissing, router])
  const text = isMissing ? uiTexts.missing : frameTexts.brokenText
  return (
    <EmptyState
      as="h1"
      icon={<RotateCw />}
      title={isMissing ? frameTexts.missingTitle : frameTexts.brokenTitle}
      text={isOffline ? uiTexts.missingOffline : text}
      action={
        <>
          <BackButton />
          {!isOffline && (
            <Button look="primary" onClick={() => void (isMissing ? router.invalidate() : loadAnew())}>
              {isMissing ? uiTexts.retry : frameTexts.brokenReload}
            </Button>
          )}
        </>
      }
    />
  )
}
