import { innerPage } from '@cambusa/domain/web/inner-address'
import { createRoute, redirect } from '@tanstack/react-router'
import { readOrderSearch } from '../../features/orders/order-search.ts'
import { askFor } from '../../lib/state/dialog-chain.ts'
import { hasSessionMarker } from '../../lib/session/session.ts'
import { isSignedIn, useUserStore } from '../../lib/session/user-store.ts'
import { paths } from './paths.ts'
import { rootRoute } from './root-route.ts'
import { guardRoute } from './route-guard.ts'
import { screenRoute } from './screen-route.tsx'
import { positiveIn, type RawSearch } from './search-values.ts'

/** Specification §2 'Route guard'; whom it turns away is asked to sign in and then goes where they wanted. */
export const customers = createRoute({
  getParentRoute: () => rootRoute,
  id: 'customers',
  beforeLoad: ({ preload, location, navigate }) => {
    const signedIn = isSignedIn(useUserStore.getState().user)
    if (guardRoute({ hasMarker: hasSessionMarker(), signedIn }) === 'pass') return
    if (!preload) {
      void askFor('login').then(
        (reached) => reached && void navigate({ href: innerPage(location.href) ?? paths.home }),
      )
    }
    throw redirect({ to: paths.home })
  },
})

const checkout = createRoute({
  getParentRoute: () => customers,
  path: paths.checkout,
  ...screenRoute(() => import('../../routes/checkout.tsx')),
})

const payment = createRoute({
  getParentRoute: () => customers,
  path: paths.payment,
  ...screenRoute(() => import('../../routes/payment.tsx')),
})

const orders = createRoute({
  getParentRoute: () => customers,
  path: paths.orders,
  validateSearch: readOrderSearch,
  ...screenRoute(() => import('../../routes/orders.tsx')),
})

const order = createRoute({
  getParentRoute: () => customers,
  path: paths.order,
  validateSearch: (raw: RawSearch): { placed?: number } => ({ placed: positiveIn(raw.placed) }),
  ...screenRoute(() => import('../../routes/order.tsx')),
})

const addresses = createRoute({
  getParentRoute: () => customers,
  path: paths.addresses,
  ...screenRoute(() => import('../../routes/addresses.tsx')),
})

/** Shown as a modal over the addresses: the screen of the parent has an Outlet. */
const newAddress = createRoute({
  getParentRoute: () => addresses,
  path: '/manage',
  ...screenRoute(() => import('../../routes/address.tsx')),
})

const address = createRoute({
  getParentRoute: () => addresses,
  path: '/manage/$addressId',
  ...screenRoute(() => import('../../routes/address.tsx')),
})

/** What asks for a login: till, payment, orders, addresses. */
export const accountRoutes = customers.addChildren([
  checkout,
  payment,
  orders,
  order,
  addresses.addChildren([newAddress, address]),
])
