import type { Cart } from '@cambusa/contract/cart/cart'
import { PURPOSES } from '@cambusa/domain/analytics/purchase-memory'
import type { QueryClient } from '@tanstack/react-query'
import { observeCalls } from '../../lib/api/observe-calls.ts'
import { cartKey } from '../../lib/api/query-keys.ts'
import { onCookieChoice } from '../../lib/state/cookie-choice.ts'
import type { ShopRouter } from '../navigation/router.tsx'
import { createCartChanges } from './cart-changes.ts'
import { observePurchases } from './told-purchases.ts'
import { isAllowed, openServices } from './running-services.ts'
import type { Happened, ShopEvent } from './shop-event.ts'
import { observeTill } from './till-steps.ts'
import { toldPage } from './told-page.ts'
import { observeViews } from './views.ts'

/** What measures a shop; one page has one. */
interface Measuring {
  follow: () => void
}

const open = new WeakMap<ShopRouter, Measuring>()

/**
 * Follows the choice about cookies: begins the services that it allows, ends those that it does not. Loaded only after
 * consent, and called again at every change of it.
 */
export function measure(router: ShopRouter, client: QueryClient): void {
  let measuring = open.get(router)
  if (measuring === undefined) {
    open.set(router, (measuring = createMeasuring(router, client)))
    // A withdrawal in another tab counts here at once.
    onCookieChoice(measuring.follow)
  }
  measuring.follow()
}

function createMeasuring(router: ShopRouter, client: QueryClient): Measuring {
  const pageNow = () => toldPage(router)
  const services = openServices(pageNow)
  let ready: Promise<void> = Promise.resolve()
  let stop: (() => void) | undefined

  const emit = (happened: Happened) => {
    const event = { ...happened, page: pageNow() } as ShopEvent
    // What happens before the services have begun waits for them.
    void ready.then(() => services.send(event))
  }

  function observe(): () => void {
    const cart = createCartChanges(() => client.getQueryData<Cart>(cartKey()), emit)
    const purchases = observePurchases(client, services, pageNow)
    const endViews = observeViews(router, client, emit)
    const till = observeTill(router, client, emit)
    cart.before()
    observeCalls((endpoint, asked, answer) => {
      cart.before()
      till.called(endpoint, asked)
      purchases.called(endpoint, asked)
      answer.then(
        (data) => {
          cart.answered(endpoint, asked, data)
          purchases.answered(endpoint, asked, data)
        },
        () => undefined,
      )
    })
    void ready.then(purchases.lookBack)
    return () => {
      observeCalls(undefined)
      purchases.end()
      endViews()
      till.end()
    }
  }

  return {
    follow() {
      const wasAllowed = stop !== undefined
      const isMeasured = PURPOSES.some(isAllowed)
      void services.end().catch(() => undefined)
      if (isMeasured) ready = services.begin().catch(() => undefined)
      if (isMeasured && !wasAllowed) stop = observe()
      if (!isMeasured) {
        stop?.()
        stop = undefined
      }
    },
  }
}
