import { createRoute, redirect } from '@tanstack/react-router'
import { customers } from './customers-route.ts'
import { paths } from './paths.ts'
import { screenRoute } from './screen-route.tsx'

/** /profile: the parent of what a customer changes of the own account; by itself it leads to the profile. */
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
  ...screenRoute(() => import('../../routes/profile-update.tsx')),
})

const password = createRoute({
  getParentRoute: () => profile,
  path: '/update-password',
  ...screenRoute(() => import('../../routes/update-password.tsx')),
})

const importEnds = () => import('../../routes/profile-ends.tsx')

const updateError = createRoute({
  getParentRoute: () => profile,
  path: '/profile-update-error',
  ...screenRoute(() => importEnds().then(({ ProfileUpdateError }) => ({ default: ProfileUpdateError }))),
})

const confirmed = createRoute({
  getParentRoute: () => profile,
  path: '/profile-confirmed',
  ...screenRoute(() => importEnds().then(({ ProfileConfirmed }) => ({ default: ProfileConfirmed }))),
})

const updated = createRoute({
  getParentRoute: () => profile,
  path: '/profile-updated',
  ...screenRoute(() => importEnds().then(({ ProfileUpdated }) => ({ default: ProfileUpdated }))),
})

const emailUpdated = createRoute({
  getParentRoute: () => profile,
  path: '/email-updated',
  ...screenRoute(() => importEnds().then(({ EmailUpdated }) => ({ default: EmailUpdated }))),
})

const addresses = createRoute({
  getParentRoute: () => profile,
  path: '/addresses',
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

/** The own account and the own addresses (specification §2). */
export const profileRoutes = profile.addChildren([
  index,
  update,
  updateError,
  password,
  confirmed,
  updated,
  emailUpdated,
  addresses.addChildren([newAddress, address]),
])
