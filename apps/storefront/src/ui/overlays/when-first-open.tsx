import { useEffect, useState, type ComponentType } from 'react'
import { uiTexts } from '@cambusa/messages/it/ui'
import { loadChunk, reloadForNewCode } from '../../lib/browser/chunks.ts'
import { showToast } from '../../lib/state/show-toast.ts'

interface Openable {
  open: boolean
  onClose: () => void
}

/**
 * A part whose code comes when it is first opened; it then stays, so that its closing motion is seen and
 * the second opening is immediate. `preload` fetches the code earlier (pointer over the button that opens it).
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
    const waits = open && Part === null
    useEffect(() => {
      if (!waits) return
      let wanted = true
      preload().then(
        (component) => wanted && setPart(() => component),
        async () => {
          if (!wanted || (await reloadForNewCode(Date.now()))) return
          showToast({ kind: 'error', text: navigator.onLine ? uiTexts.errorText : uiTexts.offlineText })
          onClose()
        },
      )
      return () => {
        wanted = false
      }
    }, [waits, onClose])
    return Part ? <Part {...props} /> : null
  }
  return Object.assign(WhenFirstOpen, { preload })
}
