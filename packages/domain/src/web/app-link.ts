import { innerPage } from './inner-address.ts'

/** Whose links open in the mobile app: the shop's host by https, and `scheme://host/path`. */
export interface AppLinks {
  host: string
  scheme: string
}

/**
 * The beginnings of paths that the mobile app opens from links of the web: those of specification §2, and where a payment or
 * a sign-in in the system's browser comes back to. The projects in apps/mobile list the same.
 */
export const LINKED_PATHS = [
  '/profile/orders',
  '/checkout',
  '/search',
  '/product/',
  '/category',
  '/payment',
  '/cart/payment-error/',
  '/sso-login',
] as const

/**
 * The screen that a link opens in the mobile app, as path, query and hash; undefined for links of others, of another scheme,
 * port or user, and for addresses that are no screen.
 */
export function linkedPage(link: string, { host, scheme }: AppLinks): string | undefined {
  const begin = [`https://${host}`, `${scheme}://${host}`].find(
    (own) => link.slice(0, own.length).toLowerCase() === own,
  )
  if (begin === undefined) return undefined
  const rest = link.slice(begin.length)
  return innerPage(/^[?#]|^$/.test(rest) ? `/${rest}` : rest)
}
