import { useEffect, useState, type ComponentType } from 'react'
import { isToldAsNewVersion, loadChunk } from '../../lib/browser/chunks.ts'
import { MissingDialog } from './missing-dialog.tsx'

interface Openable {
  open: boolean
  onClose: () => void
}

/**
 * A component whose code is loaded when it is first opened; it then stays mounted, so that its closing animation is
 * seen and the second opening is immediate. `preload` loads the code earlier (pointer over the button that opens it). A
 * failure to load is shown in place, and loading is repeated by the button there and when the network is back; where the
 * box of a new version tells of it, it closes.
 */
export function whenFirstOpen<Props extends Openable>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const preload = () =>
    loadChunk(load).then((component) => {
      loaded = component
      return component
    })

  function WhenFirstOpen(props: Props) {
    const { open, onClose } = props
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded)
    const [isMissing, setMissing] = useState(false)
    const waits = open && Part === null
    useEffect(() => {
      if (!waits || isMissing) return
      let wanted = true
      preload().then(
        (component) => wanted && setPart(() => component),
        (error: Error) => wanted && (isToldAsNewVersion(error) ? onClose() : setMissing(true)),
      )
      return () => {
        wanted = false
      }
    }, [waits, isMissing, onClose])
    useEffect(() => {
      if (!isMissing) return
      const again = () => setMissing(false)
      window.addEventListener('online', again)
      return () => window.removeEventListener('online', again)
    }, [isMissing])
    if (Part) return <Part {...props} />
    const close = () => {
      setMissing(false)
      onClose()
    }
    return open && isMissing ? <MissingDialog onRetry={() => setMissing(false)} onClose={close} /> : null
  }
  return Object.assign(WhenFirstOpen, { preload })
}
