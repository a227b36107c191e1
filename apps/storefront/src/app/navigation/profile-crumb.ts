import { accountCrumbs } from '@cambusa/messages/it/people/account-crumbs'
import { paths } from './paths.ts'

/** The way to every screen of a customer leads over the profile. */
export const profileCrumb = { label: accountCrumbs.profile, to: paths.profileUpdate } as const
