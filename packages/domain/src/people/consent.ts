import type { FieldCode } from './field-code.ts'

/** The four consents of the registration; the first two are needed for an account. */
export const CONSENT_KINDS = ['privacy', 'terms', 'profiling', 'marketing'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** The two kinds of cookies that a customer accepts or refuses on a device: kept as proof, never part of the account. */
export const COOKIE_CONSENT_KINDS = ['cookieAnalytics', 'cookieProfilation'] as const
export type CookieConsentKind = (typeof COOKIE_CONSENT_KINDS)[number]

export const NEEDED_CONSENTS: readonly ConsentKind[] = ['privacy', 'terms']

/** Rule of a consent's checkbox: a required one must be ticked. */
export function consentRule(kind: ConsentKind, given: boolean): FieldCode | undefined {
  return given || !NEEDED_CONSENTS.includes(kind) ? undefined : 'consent'
}
