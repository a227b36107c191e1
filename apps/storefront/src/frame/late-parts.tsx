import { Confirmations } from '../ui/overlays/confirm.tsx'
import { Toasts } from '../ui/feedback/toasts.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { VersionDialog } from './version-dialog.tsx'

/** What of the frame nobody sees at first paint: it comes with the first thing that a shopper does. */
export const LateParts = () => (
  <>
    <ScrollToTop />
    <VersionDialog />
    <Confirmations />
    <Toasts />
  </>
)
