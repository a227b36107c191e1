import { createRoute, redirect } from '@tanstack/react-router'
import { keepMailLink } from '../../lib/state/mail-link.ts'
import { paths } from './paths.ts'
import { rootRoute } from './root-route.ts'
import { screenRoute } from './screen-route.tsx'
import { textIn, type RawSearch } from './search-values.ts'

const screen = <Path extends string>(path: Path, importScreen: Parameters<typeof screenRoute>[0]) =>
  createRoute({ getParentRoute: () => rootRoute, path, ...screenRoute(importScreen) })

const registration = screen(paths.registration, () => import('../../routes/registration.tsx'))

/** The secret of the link leaves the address before anything is asked of the server (decision 107). */
const confirmEmail = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.confirmEmail,
  validateSearch: (raw: RawSearch): { e_mail?: string; reg_control_code?: string; new_email?: string } => ({
    e_mail: textIn(raw.e_mail),
    reg_control_code: textIn(raw.reg_control_code),
    new_email: textIn(raw.new_email),
  }),
  beforeLoad: ({ preload, search: { e_mail: email, reg_control_code: code, new_email: newEmail } }) => {
    if (preload || !email || !code) return
    keepMailLink('confirm', { email, code, newEmail })
    throw redirect({ to: paths.confirmEmail, replace: true })
  },
  ...screenRoute(() => import('../../routes/confirm-email.tsx')),
})

const registrationCompleted = screen(
  paths.registrationCompleted,
  () => import('../../routes/registration-completed.tsx'),
)

const registrationConfirmed = screen(
  paths.registrationConfirmed,
  () => import('../../routes/registration-confirmed.tsx'),
)

const emailConfirmed = screen(paths.emailConfirmed, () => import('../../routes/email-confirmed.tsx'))

const resetPasswordRequest = screen(
  paths.resetPasswordRequest,
  () => import('../../routes/reset-password-request.tsx'),
)

const resetPasswordSent = screen(
  paths.resetPasswordSent,
  () => import('../../routes/reset-password-sent.tsx'),
)

const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.resetPassword,
  validateSearch: (raw: RawSearch): { e_mail?: string; reset_token?: string } => ({
    e_mail: textIn(raw.e_mail),
    reset_token: textIn(raw.reset_token),
  }),
  beforeLoad: ({ preload, search: { e_mail: email, reset_token: code } }) => {
    if (preload || !email || !code) return
    keepMailLink('reset', { email, code })
    throw redirect({ to: paths.resetPassword, replace: true })
  },
  ...screenRoute(() => import('../../routes/reset-password.tsx')),
})

const resetPasswordCompleted = screen(
  paths.resetPasswordCompleted,
  () => import('../../routes/reset-password-completed.tsx'),
)

/** How somebody becomes a customer, and comes back in without a password; open to everybody. */
export const newcomerRoutes = [
  registration,
  confirmEmail,
  registrationCompleted,
  registrationConfirmed,
  emailConfirmed,
  resetPasswordRequest,
  resetPasswordSent,
  resetPassword,
  resetPasswordCompleted,
] as const
