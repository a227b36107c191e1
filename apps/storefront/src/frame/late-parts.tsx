import { useEffect } from 'react'
import { importKept } from '../app/navigation/kept-names.ts'
import { importSending } from '../features/cart/outbox/cart-outbox.ts'
import { CartDrawerContent } from '../joins/frame-parts.ts'
import { Drawer } from '../ui/overlays/drawer.tsx'
import { Confirmations } from '../ui/overlays/confirm.tsx'
import { Toasts } from '../ui/feedback/toasts.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { VersionDialog } from './version-dialog.tsx'

/** After what the first act itself asks for, milliseconds. */
const SOON_MS = 3000

/** The cart stays readable and editable without a network: its code is there before it goes. */
const bringCart = () =>
  void Promise.all([importKept.cart(), CartDrawerContent.preload(), Drawer.preload()]).catch(() => undefined)

/** What of the frame nobody sees at first paint: it comes with the first thing that a shopper does. */
export function LateParts({ first }: { first: Event | undefined }) {
  useEffect(() => {
    void importSending().catch(() => undefined)
    const timer = setTimeout(bringCart, SOON_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <ScrollToTop />
      <VersionDialog />
      <Confirmations />
      <Toasts />
      <Shortcuts first={first} />
    </>
  )
}
