import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { latePart } from '../lib/browser/late-part.ts'
import { announce } from '../lib/state/announce.ts'
import { LiveRegions } from '../ui/feedback/live-regions.tsx'
import { BottomBar } from './bars/bottom-bar.tsx'
import { CartDrawer } from './drawers/cart-drawer.tsx'
import { DialogChainHost } from './dialog-chain-host.tsx'
import { FastSearchPlace } from '../joins/fast-search-place.tsx'
// The server draws the footer, whose code comes late: its style must be there.
import './footer.module.css'
import styles from './frame.module.css'
import { KeptScreens } from '../app/navigation/kept-screens.tsx'
import { LeftDrawer } from './drawers/left-drawer.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PendingBar } from './pending-bar.tsx'
import { ServiceBar } from './bars/service-bar.tsx'
import { PartPlace } from '../ui/feedback/part-place.tsx'
import { TopBar } from './bars/top-bar.tsx'
import { useFirstAct } from './use-first-act.ts'

const LateFooter = latePart(() => import('./footer.tsx').then((module) => module.Footer), {
  whenCalled: true,
})
const LateParts = latePart(() => import('./late-parts.tsx').then((module) => module.LateParts))

const CONTENT_ID = 'contenuto'

/** The server draws it with the page. */
export const bringFooter = LateFooter.preload

/** What is around every screen. */
export const Frame = () => (
  <div className={styles.frame}>
    <a href={`#${CONTENT_ID}`} className={styles.skip}>
      {frameTexts.skipToContent}
    </a>
    <OfflineBanner />
    <ServiceBar />
    <TopBar />
    <Content />
    <Late />
    <BottomBar />
    <LeftDrawer />
    <CartDrawer />
    <DialogChainHost />
    <FastSearchPlace />
    <LiveRegions />
  </div>
)

/**
 * There from the start: a dialog hides it. Where the server has drawn it, it stands there until its code comes: always the
 * same element, since one drawn anew would be empty until then, and the page shorter under the shopper's finger.
 */
const foot = (
  <div className={styles.foot}>
    <PartPlace quiet>
      <LateFooter />
    </PartPlace>
  </div>
)

function Late() {
  const act = useFirstAct()
  const isWanted = Boolean(act)
  useEffect(() => {
    if (isWanted) LateFooter.preload().catch(() => undefined)
  }, [isWanted])
  return (
    <>
      {foot}
      {act && (
        <PartPlace quiet>
          <LateParts first={act === true ? undefined : act} />
        </PartPlace>
      )}
    </>
  )
}

/** The same elements whenever the frame is drawn anew, so that the screens are not. */
const screens = (
  <>
    <PendingBar />
    <KeptScreens />
    <Outlet />
  </>
)

function Content() {
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' })
  const main = useRef<HTMLElement>(null)
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const before = useRef<string | undefined>(undefined)

  useEffect(() => {
    const isFirst = before.current === undefined
    before.current = path
    if (isFirst || path === undefined) return
    // A new screen is said by its title, and reading and tabbing begin at its top.
    const timer = setTimeout(() => {
      announce(document.title)
      const focused = document.activeElement
      const isLost = !focused || focused === document.body || !focused.checkVisibility()
      if (isLost) main.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [path])

  return (
    <main
      id={CONTENT_ID}
      ref={main}
      tabIndex={-1}
      className={styles.main}
      data-pending={isPending || undefined}
    >
      {screens}
    </main>
  )
}
