import { createRoute } from '@tanstack/react-router'
import type { OrderSearch } from '../../features/orders/order-search.ts'
import { customers } from './customers-route.ts'
import { importExports } from './kept-names.ts'
import { paths } from './paths.ts'
import { profileRoutes } from './profile-routes.ts'
import { keptRoute, screenRoute } from './screen-route.tsx'
import { positiveIn, textIn, type RawSearch } from './search-values.ts'

const checkout = createRoute({
  getParentRoute: () => customers,
  path: paths.checkout,
  ...screenRoute(() => import('../../routes/checkout.tsx')),
})

const payment = createRoute({
  getParentRoute: () => customers,
  path: paths.payment,
  validateSearch: (raw: RawSearch): { order_id?: number } => ({ order_id: positiveIn(raw.order_id) }),
  ...screenRoute(() => import('../../routes/payment.tsx')),
})

const paymentError = createRoute({
  getParentRoute: () => customers,
  path: paths.paymentError,
  ...screenRoute(() => import('../../routes/payment-error.tsx')),
})

const images = createRoute({ getParentRoute: () => customers, path: paths.images, ...keptRoute('images') })

const exportDone = createRoute({
  getParentRoute: () => customers,
  path: paths.exportDone,
  ...screenRoute(async () => (await importExports()).exportDone),
})

const orders = createRoute({
  getParentRoute: () => customers,
  path: paths.orders,
  // The screen reads it, so that what reads it is loaded with the screen.
  validateSearch: (raw: RawSearch): OrderSearch => raw,
  ...screenRoute(() => import('../../routes/orders.tsx')),
})

const order = createRoute({
  getParentRoute: () => customers,
  path: paths.order,
  validateSearch: (raw: RawSearch): { placed?: number } => ({ placed: positiveIn(raw.placed) }),
  ...screenRoute(() => import('../../routes/order.tsx')),
})

const withdrawal = createRoute({
  getParentRoute: () => customers,
  path: paths.withdrawal,
  ...screenRoute(() => import('../../routes/withdrawal.tsx')),
})

const userBoard = createRoute({
  getParentRoute: () => customers,
  path: paths.userBoard,
  validateSearch: (raw: RawSearch): { q?: string; page?: number } => ({
    q: textIn(raw.q),
    page: positiveIn(raw.page),
  }),
  ...screenRoute(() => import('../../routes/user-board.tsx')),
})

/** Routes that require a login: checkout, payment, exports, orders, profile, addresses. */
export const accountRoutes = customers.addChildren([
  checkout,
  payment,
  paymentError,
  images,
  exportDone,
  orders,
  order,
  withdrawal,
  userBoard,
  profileRoutes,
])
