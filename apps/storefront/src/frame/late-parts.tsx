import { Confirmations } from '../ui/overlays/confirm.tsx'
import { Toasts } from '../ui/feedback/toasts.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { VersionDialog } from './version-dialog.tsx'

/** What of the frame nobody sees at first paint: it comes with the first thing that a shopper does. */
export const LateParts = ({ first }: { first: Event | undefined }) => (
  <>
    <ScrollToTop />
    <VersionDialog />
    <Confirmations />
    <Toasts />
    <Shortcuts first={first} />
  </>
)
