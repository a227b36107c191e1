import { innerPage } from '@cambusa/domain/web/inner-address'

/** What an identity provider's sign-in brought in the fragment; removed from the address at once, kept in memory only. */
export interface SsoArrival {
  code: string
  /** Where the shopper goes on: a path of the shop. */
  to: string
}

let arrival: SsoArrival | undefined

/** Reads the fragment of /sso-login; undefined: it has no code. A path of another host is none. */
export function readArrival(fragment: string): SsoArrival | undefined {
  const fields = new URLSearchParams(fragment)
  const code = fields.get('code')
  if (!code) return undefined
  return { code, to: innerPage(fields.get('to')) ?? '/' }
}

export const keepArrival = (given: SsoArrival): void => void (arrival = given)

export const ssoArrival = (): SsoArrival | undefined => arrival

export const forgetArrival = (): void => void (arrival = undefined)
