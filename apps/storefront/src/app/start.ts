import type { Cart } from '@cambusa/contract/cart/cart'
import { orderProgress } from '@cambusa/domain/orders/order-step'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { loadChunk } from '../lib/browser/chunks.ts'
import { DRAFTS_KEY, tabStore } from '../lib/browser/storage.ts'
import { isOffline } from '../lib/device/is-offline.ts'
import { startDevice } from '../lib/device/start-device.ts'
import { onResume, resumeAct } from '../lib/browser/app-resume.ts'
import { cartQuery } from '../lib/state/cart-query.ts'
import { loadAnew } from '../lib/browser/reload.ts'
import { askFor, setChainProgress, setCompanyQuestion, useDialogChain } from '../lib/state/dialog-chain.ts'
import { emitAppEvent, onAppEvent } from '../lib/state/events.ts'
import { forgetEarly } from '../lib/api/early-answers.ts'
import { dropOldAnswers, forgetWithOwner, limitAnswers } from '../lib/api/query-client.ts'
import { cartKey } from '../lib/api/query-keys.ts'
import { setLoginPrompt } from '../lib/session/session-loss.ts'
import { hasSessionMarker, onOtherTabSession, waitingVisitor } from '../lib/session/session.ts'
import { keepScope } from '../lib/state/shopping-scope.ts'
import { isSignedIn, useUserStore } from '../lib/session/user-store.ts'
import { followChoice } from './analytics/follow-choice.ts'
import { goToErrorScreens } from './navigation/go-to-error-screens.ts'
import { restoreScroll } from './navigation/scroll-restoration.ts'
import { paths } from './navigation/paths.ts'
import { customers } from './navigation/customers-route.ts'
import type { ShopRouter } from './navigation/router.tsx'

/** How long answers that were asked early may be taken, from the start of the shop's code. */
const EARLY_MS = 10_000

/** A shopper who declines to sign in again goes home (specification §2 'Route guard'). */
function leaveCustomersScreen(router: ShopRouter): void {
  const isThere = router.state.matches.some(({ routeId }) => routeId === customers.id)
  if (isThere) void router.navigate({ to: paths.home })
}

/**
 * A visitor's cart that waits for the choice of a company becomes the one of the company of now when the dialog was left
 * in any other way: by going on, or by opening the shop again.
 */
function takeWaitingCart(client: QueryClient): void {
  const { step } = useDialogChain.getState()
  const isChoosing = step === 'login' || step === 'company'
  if (isChoosing || waitingVisitor(Date.now()) === null) return
  if (!isSignedIn(useUserStore.getState().user)) return
  // What failed has been told by the call; the cart waits on.
  void loadChunk(() => import('../lib/state/waiting-cart.ts'))
    .then((waiting) => waiting.takeWaitingCart(client))
    .catch(() => undefined)
}

/**
 * Connects calls, query cache, router, chain of dialogs and browser events, which do not import each other. Runs once,
 * at the start.
 */
export function start(router: ShopRouter, client: QueryClient): void {
  useUserStore.setState({ comesBack: hasSessionMarker() })
  goToErrorScreens(router)
  restoreScroll(router)
  setLoginPrompt(async () => {
    const reached = await askFor('login')
    if (!reached) leaveCustomersScreen(router)
    return reached
  })
  setChainProgress(() => orderProgress(client.getQueryData<Cart>(cartKey())))

  limitAnswers(client)
  setCompanyQuestion(async () => {
    const { user } = useUserStore.getState()
    // Somebody who was invited to a company has no customer code.
    if (!user?.codInt && !user?.companyId) return false
    const { hasSeveralCompanies } = await import('../features/companies/companies-api.ts')
    return hasSeveralCompanies(client)
  })

  useDialogChain.subscribe((_now, before) => before.step === 'company' && takeWaitingCart(client))
  useUserStore.subscribe(() => takeWaitingCart(client))

  // Warehouse, slot and company are those of the latest cart.
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hashKey(cartKey())) return
    const cart = client.getQueryData<Cart>(cartKey())
    if (cart) return keepScope(cart)
    // A cart on screen stays: its screen tells what failed.
    if (event.action.type === 'error' && hasSessionMarker())
      void import('./cart-not-loaded.ts').then(({ tellCartNotLoaded }) => tellCartNotLoaded(client))
  })
  void client.prefetchQuery(cartQuery())
  // What the first screen has not taken by then is out of date.
  const { asked } = globalThis
  setTimeout(() => globalThis.asked === asked && forgetEarly(), EARLY_MS)

  router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged }) => {
    dropOldAnswers(client, Date.now())
    if (fromLocation && hrefChanged) forgetEarly()
    // The head that the server rendered is true of the first address only, and would be shared with later ones.
    if (fromLocation && hrefChanged) document.querySelectorAll('[data-head]').forEach((tag) => tag.remove())
  })
  forgetWithOwner(client)
  // Until the first answer the route guard lets everybody pass.
  const stop = useUserStore.subscribe(() => {
    stop()
    void router.invalidate()
  })
  const measure = () => followChoice(router, client)
  measure()
  onAppEvent('cookiesChosen', measure)
  onOtherTabSession(() => void client.refetchQueries({ queryKey: cartKey() }))

  // Otherwise with the shopper's first event (frame/lazy-frame.tsx).
  if (tabStore.get(DRAFTS_KEY))
    void loadChunk(() => import('../lib/forms/typed-drafts.ts'))
      .then(({ watchDrafts }) => watchDrafts())
      .catch(() => undefined)
  onResume((hiddenMs) => {
    const act = resumeAct(hiddenMs, router.state.location.pathname, hasSessionMarker(), !isOffline())
    if (act === 'reload') return void loadAnew()
    if (act === 'refresh') void client.refetchQueries({ queryKey: cartKey() })
    emitAppEvent('resumed')
  })
  startDevice({ client, router })
}
