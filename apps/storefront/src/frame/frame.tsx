import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { frameTexts } from '@cambusa/messages/it/frame/frame'
import { lazyComponent } from '../lib/browser/lazy-component.ts'
import { DOCUMENT_MARKS } from '../lib/browser/page-marks.ts'
import { announce } from '../lib/state/announce.ts'
import { leaveChain, useDialogChain } from '../lib/state/dialog-chain.ts'
import { LiveRegions } from '../ui/feedback/live-regions.tsx'
import { ActingPlace } from './acting-place.tsx'
import { BottomBar } from './bars/bottom-bar.tsx'
import { DeletionPlace } from './deletion-place.tsx'
import { EditingPlace } from './editing-place.tsx'
import { DialogChain } from '../joins/frame-chunks.ts'
import { FastSearchPlace } from '../joins/fast-search-place.tsx'
// The server renders the footer and the bar about cookies, whose code is loaded late, so their styles are imported here.
import '../features/consent/cookie-bar.module.css'
import './footer.module.css'
import styles from './frame.module.css'
import { KeptScreens } from '../app/navigation/kept-screens.tsx'
import { DrawerPlaces } from './drawers/drawer-places.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PendingBar } from './pending-bar.tsx'
import { ServiceBar } from './bars/service-bar.tsx'
import { ChunkBoundary } from '../ui/feedback/chunk-boundary.tsx'
import { TopBar } from './bars/top-bar.tsx'
import { useFirstAct } from './use-first-act.ts'

const LazyFooter = lazyComponent(() => import('./footer.tsx').then((module) => module.Footer), {
  whenCalled: true,
})
const LazyCookieBar = lazyComponent(
  () => import('../features/consent/cookie-bar.tsx').then((module) => module.CookieBar),
  { whenCalled: true },
)
const LazyFrame = lazyComponent(() => import('./lazy-frame.tsx').then((module) => module.LazyFrame))

const CONTENT_ID = 'contenuto'
const COOKIE_BAR = '[data-bar=cookies]'

/** Loads what the server renders with the page and the browser makes work late. */
export const loadLateParts = () => Promise.all([LazyFooter.preload(), LazyCookieBar.preload()])

/** The frame around every screen. */
export const Frame = () => (
  <div className={styles.frame}>
    <a href={`#${CONTENT_ID}`} className={styles.skip}>
      {frameTexts.skipToContent}
    </a>
    {cookieBar}
    <OfflineBanner />
    <ActingPlace />
    <DeletionPlace />
    <EditingPlace />
    <ServiceBar />
    <TopBar />
    <Content />
    <Late />
    <BottomBar />
    <DrawerPlaces />
    <DialogChainPlace />
    <FastSearchPlace />
    <LiveRegions />
  </div>
)

function DialogChainPlace() {
  const isOpen = useDialogChain(({ step }) => step !== null)
  return <DialogChain open={isOpen} onClose={leaveChain} />
}

/**
 * Always rendered: a dialog only hides it. Where the server has rendered it, its HTML stays until its code is loaded:
 * always the same element, because a new one would be empty until then, which would shorten the page while the shopper
 * scrolls.
 */
const foot = (
  <div className={styles.foot}>
    <ChunkBoundary quiet>
      <LazyFooter />
    </ChunkBoundary>
  </div>
)

/**
 * The bar about cookies, early for the keyboard and always the same element, as the footer is. Its code is loaded where it
 * asks: with the first act, or at once where the server has not rendered it.
 */
const cookieBar = (
  <div className={styles.cookies}>
    <ChunkBoundary quiet>
      <LazyCookieBar />
    </ChunkBoundary>
  </div>
)
const asksAboutCookies = () => DOCUMENT_MARKS.cookies in document.documentElement.dataset

function Late() {
  const act = useFirstAct()
  const isWanted = Boolean(act)
  useEffect(() => {
    if (isWanted) LazyFooter.preload().catch(() => undefined)
    const isMissing = document.querySelector(COOKIE_BAR) === null
    if (asksAboutCookies() && (isWanted || isMissing)) LazyCookieBar.preload().catch(() => undefined)
  }, [isWanted])
  return (
    <>
      {foot}
      {act && (
        <ChunkBoundary quiet>
          <LazyFrame first={act === true ? undefined : act} />
        </ChunkBoundary>
      )}
    </>
  )
}

/** A constant element, so that the screens are not rendered again with the frame. */
const screens = (
  <>
    <PendingBar />
    <KeptScreens />
    <Outlet />
  </>
)

function Content() {
  const main = useRef<HTMLElement>(null)
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const before = useRef<string | undefined>(undefined)

  useEffect(() => {
    const isFirst = before.current === undefined
    before.current = path
    if (isFirst || path === undefined) return
    // A new screen is announced by its title, and reading and tabbing start at its top.
    const timer = setTimeout(() => {
      announce(document.title)
      const focused = document.activeElement
      const isLost = !focused || focused === document.body || !focused.checkVisibility()
      if (isLost) main.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [path])

  return (
    <main id={CONTENT_ID} ref={main} tabIndex={-1} className={styles.main}>
      {screens}
    </main>
  )
}
