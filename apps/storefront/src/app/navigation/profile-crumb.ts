import { accountCrumbs } from '@cambusa/messages/it/people/account-crumbs'
import { paths } from './paths.ts'

/** The breadcrumb of the profile, which every screen of a customer has. */
export const profileCrumb = { label: accountCrumbs.profile, to: paths.profileUpdate } as const
