import { createRoute, redirect } from '@tanstack/react-router'
import type { PurchaseSearch } from '../../features/purchases/purchase-search.ts'
import { customers } from './customers-route.ts'
import { paths } from './paths.ts'
import { screenRoute } from './screen-route.tsx'
import { positiveIn, readApprovalSearch, type RawSearch } from './search-values.ts'

const importScreens = () => import('./profile-screens.ts')

const optionsOf = (name: keyof Awaited<ReturnType<typeof importScreens>>) =>
  screenRoute(async () => (await importScreens())[name])

/** /profile: the parent of the screens that change the account; by itself it leads to the profile. */
const profile = createRoute({ getParentRoute: () => customers, path: paths.profile })

const index = createRoute({
  getParentRoute: () => profile,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: paths.profileUpdate, replace: true })
  },
})

const update = createRoute({
  getParentRoute: () => profile,
  path: '/profile-update',
  ...optionsOf('update'),
})

const password = createRoute({
  getParentRoute: () => profile,
  path: '/update-password',
  ...optionsOf('password'),
})

const sessions = createRoute({
  getParentRoute: () => profile,
  path: '/sessions',
  ...optionsOf('sessions'),
})

const myData = createRoute({
  getParentRoute: () => profile,
  path: '/my-data',
  ...optionsOf('myData'),
})

const deletion = createRoute({
  getParentRoute: () => profile,
  path: '/delete-account',
  ...optionsOf('deletion'),
})

const importCompany = () => import('./company-screens.ts')

const colleagues = createRoute({
  getParentRoute: () => profile,
  path: '/colleagues',
  ...screenRoute(async () => (await importCompany()).colleagues),
})

const approvals = createRoute({
  getParentRoute: () => profile,
  path: '/approvals',
  validateSearch: readApprovalSearch,
  ...screenRoute(async () => (await importCompany()).approvals),
})

const approval = createRoute({
  getParentRoute: () => profile,
  path: '/approvals/$approvalId',
  validateSearch: (raw: RawSearch): { sent?: number } => ({ sent: positiveIn(raw.sent) }),
  ...screenRoute(async () => (await importCompany()).approval),
})

const dueDates = createRoute({
  getParentRoute: () => profile,
  path: '/paymentduedate',
  ...screenRoute(async () => (await importCompany()).dueDates),
})

/** A screen that confirms a change; the address says which change. */
const endRoute = <Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => profile,
    path,
    ...optionsOf('end'),
  })

const addresses = createRoute({
  getParentRoute: () => profile,
  path: '/addresses',
  ...screenRoute(() => import('../../routes/addresses.tsx')),
})

const lists = createRoute({
  getParentRoute: () => profile,
  path: '/lists',
  ...screenRoute(() => import('../../routes/lists.tsx')),
})

const list = createRoute({
  getParentRoute: () => profile,
  path: '/lists/$listId',
  ...screenRoute(() => import('../../routes/list.tsx')),
})

const purchases = createRoute({
  getParentRoute: () => profile,
  path: '/purchases',
  // The screen reads it, so that what reads it is loaded with the screen.
  validateSearch: (raw: RawSearch): PurchaseSearch => raw,
  ...screenRoute(() => import('../../routes/company/purchases.tsx')),
})

/** A modal over the addresses, in the Outlet of their screen, so it has no skeleton of its own. */
const overAddresses = {
  ...screenRoute(() => import('../../routes/address.tsx')),
  pendingComponent: () => null,
}

const newAddress = createRoute({
  getParentRoute: () => addresses,
  path: '/manage',
  ...overAddresses,
})

const address = createRoute({
  getParentRoute: () => addresses,
  path: '/manage/$addressId',
  ...overAddresses,
})

/** The own account, lists and addresses (specification §2). */
export const profileRoutes = profile.addChildren([
  index,
  update,
  password,
  sessions,
  myData,
  deletion,
  colleagues,
  approvals,
  approval,
  dueDates,
  endRoute('/profile-update-error'),
  endRoute('/profile-confirmed'),
  endRoute('/profile-updated'),
  endRoute('/email-updated'),
  lists,
  list,
  purchases,
  addresses.addChildren([newAddress, address]),
])
