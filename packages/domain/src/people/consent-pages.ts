import type { ConsentKind } from './consent.ts'

/** The consents to a whole text: the page of the content service that has it, by its slug. */
export const CONSENT_PAGES = { privacy: 'privacy', terms: 'terms' } as const satisfies Partial<
  Record<ConsentKind, string>
>
export type PagedConsent = keyof typeof CONSENT_PAGES

export const hasPage = (kind: ConsentKind): kind is PagedConsent => Object.hasOwn(CONSENT_PAGES, kind)
