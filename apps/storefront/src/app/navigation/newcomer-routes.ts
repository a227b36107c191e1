import { createRoute, redirect } from '@tanstack/react-router'
import { keepMailLink, type MailLinkKind } from '../../lib/state/mail-link.ts'
import { keepArrival, readArrival } from '../../lib/state/sso-arrival.ts'
import { paths } from './paths.ts'
import { rootRoute } from './root-route.ts'
import { screenRoute } from './screen-route.tsx'
import { textIn, type RawSearch } from './search-values.ts'

const importScreens = () => import('./newcomer-screens.ts')
type Screen = keyof Awaited<ReturnType<typeof importScreens>>

const optionsOf = (name: Screen) => screenRoute(async () => (await importScreens())[name])

const screen = <Path extends string>(path: Path, name: Screen) =>
  createRoute({ getParentRoute: () => rootRoute, path, ...optionsOf(name) })

const registration = screen(paths.registration, 'registration')

const LINK_NAMES = ['e_mail', 'reg_control_code', 'reset_token', 'refusal_token', 'new_email'] as const
type LinkSearch = Partial<Record<(typeof LINK_NAMES)[number], string>>

const linkSearch = (raw: RawSearch): LinkSearch =>
  Object.fromEntries(LINK_NAMES.map((name) => [name, textIn(raw[name])]))

/** The secret in the link leaves the address before any call to the server (decision 107). */
const keepLink =
  (
    kind: MailLinkKind,
    to: typeof paths.confirmEmail | typeof paths.resetPassword | typeof paths.refuseEmail,
  ) =>
  ({ preload, search }: { preload: boolean; search: LinkSearch }) => {
    const { e_mail: email, reg_control_code, reset_token, refusal_token, new_email: newEmail } = search
    const code = reg_control_code ?? reset_token ?? refusal_token
    if (preload || !email || !code) return
    keepMailLink(kind, { email, code, newEmail })
    throw redirect({ to, replace: true })
  }

const confirmEmail = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.confirmEmail,
  validateSearch: linkSearch,
  beforeLoad: keepLink('confirm', paths.confirmEmail),
  ...optionsOf('confirmEmail'),
})

const refuseEmail = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.refuseEmail,
  validateSearch: linkSearch,
  beforeLoad: keepLink('refusal', paths.refuseEmail),
  ...optionsOf('refuseEmail'),
})

const invitation = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.invitation,
  validateSearch: (raw: RawSearch): { invitation_token?: string } => ({
    invitation_token: textIn(raw.invitation_token),
  }),
  // As above: the token leaves the address before any call to the server.
  beforeLoad: ({ preload, search: { invitation_token: code } }) => {
    if (preload || !code) return
    keepMailLink('invitation', { email: '', code })
    throw redirect({ to: paths.invitation, replace: true })
  },
  ...screenRoute(async () => (await import('./company-screens.ts')).invitation),
})

const registrationCompleted = screen(paths.registrationCompleted, 'registrationCompleted')

const registrationConfirmed = screen(paths.registrationConfirmed, 'registrationConfirmed')

const emailConfirmed = screen(paths.emailConfirmed, 'emailConfirmed')

const resetPasswordRequest = screen(paths.resetPasswordRequest, 'resetPasswordRequest')

const resetPasswordSent = screen(paths.resetPasswordSent, 'resetPasswordSent')

const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.resetPassword,
  validateSearch: linkSearch,
  beforeLoad: keepLink('reset', paths.resetPassword),
  ...optionsOf('resetPassword'),
})

const ssoLogin = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.ssoLogin,
  // The code in the fragment leaves the address before any call to the server.
  beforeLoad: ({ preload, location }) => {
    const arrival = preload ? undefined : readArrival(location.hash)
    if (!arrival) return
    keepArrival(arrival)
    throw redirect({ to: paths.ssoLogin, replace: true })
  },
  ...optionsOf('ssoLogin'),
})

const resetPasswordCompleted = screen(paths.resetPasswordCompleted, 'resetPasswordCompleted')

const sharedOrder = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.sharedOrder,
  ...screenRoute(() => import('../../routes/orders/shared-order.tsx')),
})

const techLogin = screen(paths.techLogin, 'techLogin')

/** Registration, resetting a password, technical login, and orders of links; open to everybody. */
export const newcomerRoutes = [
  registration,
  confirmEmail,
  refuseEmail,
  invitation,
  registrationCompleted,
  registrationConfirmed,
  emailConfirmed,
  resetPasswordRequest,
  resetPasswordSent,
  resetPassword,
  resetPasswordCompleted,
  ssoLogin,
  techLogin,
  sharedOrder,
] as const
