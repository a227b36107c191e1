import { versionUrl } from '@cambusa/domain/web/version-url'
import { newVersionTexts } from '@cambusa/messages/it/frame/new-version'
import { useEffect, useState } from 'react'
import { onCodeGone } from '../lib/browser/chunks.ts'
import { appPlatform } from '../lib/device/in-app.ts'
import { useIsOffline } from '../lib/browser/online.ts'
import { loadAnew } from '../lib/browser/reload.ts'
import { watchVersion } from '../lib/browser/version-check.ts'
import { activateWorker, onOtherRelease, updateWorker } from '../lib/browser/worker.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'

/** Long enough after the first event for the shopper's own requests, milliseconds. */
const SOON_MS = 3000

/** Loads the code of the box, which would be gone with its release, and asks again where it did not come. */
function loadBox(): () => void {
  const load = () => void Dialog.preload().catch(() => undefined)
  const timer = setTimeout(load, SOON_MS)
  window.addEventListener('online', load)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', load)
  }
}

/**
 * Tells of a new version of the shop, with a button that reloads (specification §4 'Version check'): by /version.json,
 * because the worker of another release has taken over, or because code of this page is gone. What was typed is kept (lib/forms/typed-drafts.ts).
 */
export function VersionDialog() {
  const [isOther, setOther] = useState(false)
  /** Where the new version is for the app, which the shop names; in a browser it is the same address. */
  const [address, setAddress] = useState<string>()
  // Does not offer a reload while the network is away.
  const isOffline = useIsOffline()
  useEffect(loadBox, [])
  useEffect(() => {
    return watchVersion(({ url }) => {
      const platform = appPlatform()
      if (platform !== undefined) setAddress(versionUrl(url, platform))
      setOther(true)
      void updateWorker()
    })
  }, [])
  useEffect(() => onOtherRelease(() => setOther(true)), [])
  useEffect(() => {
    /** Many files are missed at once: they are told once. */
    let telling: Promise<boolean> | undefined
    return onCodeGone(() => {
      telling ??= Dialog.preload()
        .then(
          () => {
            setOther(true)
            return true
          },
          // The code of the box itself is gone.
          () => false,
        )
        .finally(() => (telling = undefined))
      return telling
    })
  }, [])
  return (
    <Dialog
      open={isOther && !isOffline}
      onClose={() => setOther(false)}
      width="confirm"
      title={newVersionTexts.updateTitle}
      footer={
        <Button look="primary" onClick={() => void activateWorker().then(() => loadAnew(address))}>
          {newVersionTexts.updateReload}
        </Button>
      }
    >
      {newVersionTexts.updateText}
    </Dialog>
  )
}
