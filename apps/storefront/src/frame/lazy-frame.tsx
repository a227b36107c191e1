import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { importKept, importProduct } from '../app/navigation/kept-names.ts'
import { closeCookiePanel, useCookiePanel } from '../features/consent/cookie-panel-state.ts'
import { useProvenChoice } from '../features/consent/use-proven-choice.ts'
import { importSending } from '../features/cart/outbox/cart-outbox.ts'
import { CartDrawer } from '../joins/frame-chunks.ts'
import { ListSavingPlace } from '../joins/list-saving-place.tsx'
import { PageSheetPlace } from '../joins/page-sheet-place.tsx'
import { AFTER_FIRST_ACT_MS } from '../lib/browser/first-act.ts'
import { startWorker } from '../lib/browser/worker.ts'
import { lazyComponent } from '../lib/browser/lazy-component.ts'
import { watchDrafts } from '../lib/forms/typed-drafts.ts'
import { useMayDo } from '../lib/session/may-do.ts'
import { useUser } from '../lib/session/user-store.ts'
import { emitAppEvent } from '../lib/state/events.ts'
import { Confirmations } from '../ui/overlays/confirm.tsx'
import { whenFirstOpen } from '../ui/overlays/when-first-open.tsx'
import { Toasts } from '../ui/feedback/toasts.tsx'
import { CartDrawerContent } from './drawers/cart-drawer-content.ts'
import { LayoutProbe } from './layout-probe.tsx'
import { NotEnabledDialog } from './not-enabled-dialog.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { TourPlace } from './tour/tour-place.tsx'
import { VersionDialog } from './version-dialog.tsx'
import { onCookieChoice } from '../lib/state/cookie-choice.ts'

/** Loads the code of the cart early, so that it stays readable and editable without a network. */
const loadCart = () =>
  void Promise.all([importKept.cart(), CartDrawerContent.preload(), CartDrawer.preload()]).catch(
    () => undefined,
  )

/** Loads the code of a product's screen, which most shoppers open next: a tap on a card shows its name at once. */
const loadProduct = () => void importProduct().catch(() => undefined)

/** Keeps what cannot be sent, and sends what an earlier page could not. */
const importUnsent = () => import('./keep-unsent.ts')

const CookiePanel = whenFirstOpen(() =>
  import('../features/consent/cookie-panel.tsx').then((module) => module.CookiePanel),
)

const PushPlace = lazyComponent(() => import('./push-place.tsx').then((module) => module.PushPlace))

/** Pushes belong to the customer: neither a till nor somebody who acts for them gets any. */
function OwnPushes() {
  const user = useUser()
  const mayHave = useMayDo('ownSecrets')
  return <Suspense>{user && mayHave && <PushPlace userId={user.userId} />}</Suspense>
}

/** Parts of the frame that are invisible at first paint: they are loaded at the first event. */
export function LazyFrame({ first }: { first: Event | undefined }) {
  const isCookiePanelOpen = useCookiePanel(({ isOpen }) => isOpen)
  useProvenChoice()
  useEffect(() => watchDrafts(first), [first])
  useEffect(startWorker, [])
  useEffect(() => {
    const tell = () => emitAppEvent('cookiesChosen')
    // The bar may have been answered before this code came.
    tell()
    return onCookieChoice(tell)
  }, [])
  const client = useQueryClient()
  useEffect(() => {
    emitAppEvent('acted')
    void importSending()
      .finally(loadProduct)
      .then(importUnsent)
      .then(({ keepUnsent }) => keepUnsent(client))
      .catch(() => undefined)
    const timer = setTimeout(loadCart, AFTER_FIRST_ACT_MS)
    return () => clearTimeout(timer)
  }, [client])
  return (
    <>
      <ScrollToTop />
      <VersionDialog />
      <LayoutProbe />
      <NotEnabledDialog />
      <Confirmations />
      <Toasts />
      <ListSavingPlace />
      <PageSheetPlace />
      <Shortcuts />
      <TourPlace />
      <OwnPushes />
      <CookiePanel open={isCookiePanelOpen} onClose={closeCookiePanel} />
    </>
  )
}
