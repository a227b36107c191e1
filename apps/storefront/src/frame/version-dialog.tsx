import { useEffect, useState } from 'react'
import { newVersionTexts } from '@cambusa/messages/it/frame/new-version'
import { watchVersion } from '../lib/browser/version-check.ts'
import { useIsOffline } from '../lib/browser/online.ts'
import { loadAnew } from '../lib/browser/reload.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'

/** Tells of a new version of the shop, with a button that reloads (specification §4 'Version check'). */
export function VersionDialog() {
  const [isOther, setOther] = useState(false)
  // Does not offer a reload while the network is away.
  const isOffline = useIsOffline()
  useEffect(() => watchVersion(() => setOther(true)), [])
  return (
    <Dialog
      open={isOther && !isOffline}
      onClose={() => setOther(false)}
      width="confirm"
      title={newVersionTexts.updateTitle}
      footer={
        <Button look="primary" onClick={() => void loadAnew()}>
          {newVersionTexts.updateReload}
        </Button>
      }
    >
      {newVersionTexts.updateText}
    </Dialog>
  )
}
