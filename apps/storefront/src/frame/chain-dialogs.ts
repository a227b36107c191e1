import { whenFirstOpen } from '../ui/overlays/when-first-open.tsx'

/** The dialogs of the chain, by step. */
export const chainDialogs = {
  login: whenFirstOpen(() =>
    import('../features/auth/login-dialog.tsx').then((module) => module.LoginDialog),
  ),
  company: whenFirstOpen(() => import('../joins/company-place.tsx').then((module) => module.CompanyPlace)),
  address: whenFirstOpen(() =>
    import('../features/delivery/address-dialog.tsx').then((module) => module.AddressDialog),
  ),
  timeslot: whenFirstOpen(() =>
    import('../features/timeslots/timeslot-dialog.tsx').then((module) => module.TimeslotDialog),
  ),
}
